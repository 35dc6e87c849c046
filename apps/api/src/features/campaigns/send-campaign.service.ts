import type { CampaignTime } from "@before-ten/contracts/campaigns/input";
import type { Campaign } from "@before-ten/contracts/campaigns/output";
import type { CampaignStatus } from "@before-ten/contracts/campaigns/rules";
import {
  campaignSendMessages as messages,
  campaignStateMessages,
} from "@before-ten/contracts/campaigns/send-messages";
import { countryCodes } from "@before-ten/contracts/shared/countries";
import { senderHealthMessages } from "@before-ten/contracts/sender-health/messages";
import { missingSender } from "@before-ten/contracts/site/legal-sender";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import { updateCampaign } from "@before-ten/db/queries/campaigns/campaigns";
import { countSegment } from "@before-ten/db/queries/campaigns/segment";
import {
  findWrongSentence,
  isHoldingCampaigns,
} from "@before-ten/db/queries/sender-health/sender-health";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { getCampaign, lockCampaign } from "./campaigns.service.ts";
import { writeCampaign } from "./content/write-campaign.ts";
import { firstLocalTime } from "./sending/local-times.ts";

type Tools = Pick<Deps, "db" | "clock">;

interface Changed {
  campaign: Campaign;
  message: string;
}

interface Sending {
  id: string;
  time: CampaignTime;
  countsOpens: boolean;
}

/**
 * Schedules a draft; "now" starts within a second. Everything that could prevent the start is
 * checked here, while the admin still sees the answer.
 */
export async function sendCampaign(
  deps: Tools & Pick<Deps, "site" | "siteTexts">,
  { id, time, countsOpens }: Sending,
): Promise<Changed> {
  const { db, clock } = deps;
  const texts = await deps.siteTexts.read();
  return inTransaction(db, async (trx) => {
    const { status } = await lockCampaign(trx, id);
    if (status === "scheduled") throw conflict(campaignStateMessages.sendScheduled);
    if (status !== "draft") throw conflict(campaignStateMessages.sendStarted);
    const campaign = await getCampaign({ db: trx }, id);
    const at = clock.now();
    const schedule = scheduleOf(time, campaign, at);
    await writeCampaign({ ...deps, db: trx, texts }, campaign);
    const missing = missingSender(texts);
    if (missing !== undefined) throw new AppError("BAD_REQUEST", missing);
    if (time.at === "now") await refuseWhileHeld(trx, at);
    if ((await countSegment(trx, campaign, at)) === 0) {
      throw fieldError("BAD_REQUEST", "segment", campaignStateMessages.noRecipients);
    }
    await updateCampaign(
      trx,
      id,
      { ...schedule, status: "scheduled", counts_opens: countsOpens, start_error: null },
      at,
    );
    const message = time.at === "now" ? messages.started : messages.scheduled;
    return { campaign: await getCampaign({ db: trx }, id), message };
  });
}

/** One for later waits until the sender is in order; one for now would then go out at any hour. */
async function refuseWhileHeld(trx: Db, at: Date): Promise<void> {
  if (!(await isHoldingCampaigns(trx, at))) return;
  const sentence = (await findWrongSentence(trx)) ?? "";
  throw conflict(senderHealthMessages.campaignsWait(sentence));
}

function scheduleOf(time: CampaignTime, { segment }: Pick<Campaign, "segment">, at: Date) {
  const atOnce = { timing: "instant", local_time: null, local_country: null } as const;
  if (time.at === "now") return { ...atOnce, scheduled_at: at };
  if (time.at === "instant") {
    const instant = new Date(time.instant);
    if (instant <= at) {
      throw fieldError("BAD_REQUEST", "time.instant", campaignStateMessages.timeOver);
    }
    return { ...atOnce, scheduled_at: instant };
  }
  const { localTime, country } = time;
  const first = firstLocalTime(localTime, [...(segment.countries ?? countryCodes()), country]);
  if (first.at <= at) {
    const sentence = campaignStateMessages.localTimeOver(first.countryName);
    throw fieldError("BAD_REQUEST", "time.localTime", sentence);
  }
  return {
    timing: "local",
    local_time: localTime,
    local_country: country,
    scheduled_at: first.at,
  } as const;
}

/** A scheduled campaign becomes a draft again; one that is being sent stops. */
export async function cancelCampaign({ db, clock }: Tools, id: string): Promise<Changed> {
  return inTransaction(db, async (trx) => {
    const { status } = await lockCampaign(trx, id);
    if (status === "draft") throw conflict(campaignStateMessages.cancelDraft);
    if (status === "sent") throw conflict(campaignStateMessages.cancelSent);
    if (status === "cancelled") throw conflict(campaignStateMessages.cancelCancelled);
    const at = clock.now();
    if (status === "scheduled") {
      const unscheduled = {
        status: "draft",
        timing: "instant",
        scheduled_at: null,
        local_time: null,
        local_country: null,
      } as const;
      await updateCampaign(trx, id, unscheduled, at);
      return { campaign: await getCampaign({ db: trx }, id), message: messages.unscheduled };
    }
    const cancelled = { status: "cancelled", paused_by: null, rejected_by: null } as const;
    await updateCampaign(trx, id, { ...cancelled, finished_at: at }, at);
    return { campaign: await getCampaign({ db: trx }, id), message: messages.cancelled };
  });
}

export async function pauseCampaign(deps: Tools, id: string): Promise<Changed> {
  return changeFrom(deps, id, {
    from: "sending",
    otherwise: campaignStateMessages.pauseNotSending,
    columns: () => ({ status: "paused", paused_by: "admin" }),
    message: messages.paused,
  });
}

export async function resumeCampaign(deps: Tools, id: string): Promise<Changed> {
  return changeFrom(deps, id, {
    from: "paused",
    otherwise: campaignStateMessages.resumeNotPaused,
    columns: (at) => ({
      status: "sending",
      paused_by: null,
      rejected_by: null,
      resumed_at: at,
    }),
    message: messages.resumed,
  });
}

interface Change {
  from: CampaignStatus;
  otherwise: string;
  columns: (at: Date) => Parameters<typeof updateCampaign>[2];
  message: string;
}

function changeFrom(
  { db, clock }: Tools,
  id: string,
  { from, otherwise, columns, message }: Change,
): Promise<Changed> {
  return inTransaction(db, async (trx) => {
    const { status } = await lockCampaign(trx, id);
    if (status !== from) throw conflict(otherwise);
    const at = clock.now();
    await updateCampaign(trx, id, columns(at), at);
    return { campaign: await getCampaign({ db: trx }, id), message };
  });
}

function conflict(sentence: string): AppError {
  return new AppError("CONFLICT", sentence);
}
