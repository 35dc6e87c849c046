import { contentMessages as messages } from "@before-ten/contracts/campaigns/content-messages";
import { missingSender } from "@before-ten/contracts/site/legal-sender";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { AppError } from "@before-ten/contracts/shared/errors";
import {
  insertCampaignLinks,
  insertRecipients,
  lockDueCampaign,
  lockIncompleteCampaign,
  moveCursor,
} from "@before-ten/db/queries/campaigns/campaign-start";
import { updateCampaign } from "@before-ten/db/queries/campaigns/campaigns";
import { listSegment } from "@before-ten/db/queries/campaigns/segment";
import { isHoldingCampaigns } from "@before-ten/db/queries/sender-health/sender-health";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../../deps.ts";
import { failedTooOften } from "../../../jobs/try-job.ts";
import { writeCampaign } from "../content/write-campaign.ts";
import { localTimeIn } from "./local-times.ts";

/** Recipients created per transaction. */
const batchSize = 1_000;

interface StartedCampaign {
  id: string;
  /** Why it couldn't start; the campaign is a draft again. */
  error: AppError | undefined;
}

/**
 * Starts a campaign that is due. Undefined if none is due, or campaigns wait. One that fails again
 * and again becomes a draft, so that others start.
 */
export async function startDueCampaign(
  deps: Pick<Deps, "db" | "clock" | "site" | "siteTexts">,
): Promise<StartedCampaign | undefined> {
  const { db, clock } = deps;
  if (await isHoldingCampaigns(db, clock.now())) return undefined;
  const texts = await deps.siteTexts.read();
  let dueId: string | undefined;
  try {
    return await inTransaction(db, async (trx) => {
      const due = await lockDueCampaign(trx, clock.now());
      dueId = due?.id;
      return due && startCampaign({ ...deps, db: trx, texts }, due);
    });
  } catch (error) {
    if (dueId === undefined) throw error;
    if (!(await failedTooOften(deps, { kind: "campaign", id: dueId }, error))) throw error;
    const setAside = new AppError("CONFLICT", messages.setAside, { cause: error });
    return returnToDrafts(deps, dueId, setAside);
  }
}

type DueCampaign = NonNullable<Awaited<ReturnType<typeof lockDueCampaign>>>;

/** Writes its mail, once for all recipients. */
async function startCampaign(
  deps: Pick<Deps, "db" | "clock" | "site"> & { texts: TextReader },
  { id, blocks, ...due }: DueCampaign,
): Promise<StartedCampaign> {
  const { db: trx, clock } = deps;
  try {
    const missing = missingSender(deps.texts);
    if (missing !== undefined) throw new AppError("BAD_REQUEST", missing);
    const { html, text, links } = await writeCampaign(deps, {
      subject: due.subject,
      previewText: due.preview_text,
      senderName: due.sender_name,
      blocks,
    });
    await insertCampaignLinks(trx, id, links);
    const at = clock.now();
    const written = { html, plain_text: text };
    await updateCampaign(trx, id, { ...written, status: "sending", started_at: at }, at);
    return { id, error: undefined };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return returnToDrafts(deps, id, error);
  }
}

async function returnToDrafts(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
  error: AppError,
): Promise<StartedCampaign> {
  const draft = {
    status: "draft",
    timing: "instant",
    scheduled_at: null,
    local_time: null,
    local_country: null,
  } as const;
  await updateCampaign(db, id, { ...draft, start_error: error.message }, clock.now());
  return { id, error };
}

/**
 * Creates the next recipients of a campaign being sent and moves its cursor in the same
 * transaction, so that a killed process leaves both or neither. False if there was nothing to do. A
 * campaign that fails again and again is paused, so that others go on.
 */
export async function makeRecipients(deps: Pick<Deps, "db" | "clock">): Promise<boolean> {
  const { db, clock } = deps;
  let campaignId: string | undefined;
  try {
    return await inTransaction(db, async (trx) => {
      const campaign = await lockIncompleteCampaign(trx);
      campaignId = campaign?.id;
      if (campaign === undefined) return false;
      await makeBatch({ db: trx, clock }, campaign);
      return true;
    });
  } catch (error) {
    if (campaignId === undefined) throw error;
    if (!(await failedTooOften(deps, { kind: "campaign", id: campaignId }, error))) throw error;
    const paused = { status: "paused", paused_by: "errors" } as const;
    await updateCampaign(db, campaignId, paused, clock.now());
    return true;
  }
}

async function makeBatch(
  { db: trx, clock }: Pick<Deps, "db" | "clock">,
  campaign: NonNullable<Awaited<ReturnType<typeof lockIncompleteCampaign>>>,
): Promise<void> {
  const startedAt = campaign.started_at ?? clock.now();
  const members = await listSegment(trx, campaign, startedAt, {
    afterId: campaign.recipients_up_to,
    limit: batchSize,
  });
  const { local_time: localTime, local_country: localCountry } = campaign;
  await insertRecipients(
    trx,
    campaign.id,
    members.map(({ id, domain, countries: [home] }) => {
      const country = home ?? localCountry;
      const isLocal = localTime !== null && country !== null;
      return {
        subscriberId: id,
        domain,
        dueAt: isLocal ? localTimeIn(country, localTime) : startedAt,
      };
    }),
  );
  const isLast = members.length < batchSize;
  await moveCursor(trx, campaign.id, {
    upTo: members.at(-1)?.id,
    completedAt: isLast ? clock.now() : undefined,
  });
}
