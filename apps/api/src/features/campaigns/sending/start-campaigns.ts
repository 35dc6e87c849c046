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
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../../deps.ts";
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
 * Starts a campaign that is due: writes its mail, once for all recipients. Undefined if none is
 * due.
 */
export async function startDueCampaign(
  deps: Pick<Deps, "db" | "clock" | "site">,
): Promise<StartedCampaign | undefined> {
  const { db, clock } = deps;
  return inTransaction(db, async (trx) => {
    const at = clock.now();
    const due = await lockDueCampaign(trx, at);
    if (due === undefined) return undefined;
    const { id } = due;
    try {
      const { html, text, links } = await writeCampaign(
        { ...deps, db: trx },
        {
          subject: due.subject,
          previewText: due.preview_text,
          senderName: due.sender_name,
          blocks: due.blocks,
        },
      );
      await insertCampaignLinks(trx, id, links);
      const written = { html, plain_text: text };
      await updateCampaign(trx, id, { ...written, status: "sending", started_at: at }, at);
      return { id, error: undefined };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const draft = {
        status: "draft",
        timing: "instant",
        scheduled_at: null,
        local_time: null,
        local_country: null,
      } as const;
      await updateCampaign(trx, id, { ...draft, start_error: error.message }, at);
      return { id, error };
    }
  });
}

/**
 * Creates the next recipients of a campaign being sent and moves its cursor in the same
 * transaction, so that a killed process leaves both or neither. False if there was nothing to do.
 */
export async function makeRecipients({ db, clock }: Pick<Deps, "db" | "clock">): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const campaign = await lockIncompleteCampaign(trx);
    if (campaign === undefined) return false;
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
    return true;
  });
}
