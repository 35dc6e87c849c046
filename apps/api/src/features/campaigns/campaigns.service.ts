import type { CreateCampaign, UpdateCampaign } from "@before-ten/contracts/campaigns/input";
import type {
  Campaign,
  CampaignProgress,
  CampaignSummary,
} from "@before-ten/contracts/campaigns/output";
import {
  campaignSendMessages,
  campaignStateMessages,
} from "@before-ten/contracts/campaigns/send-messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import { withSent } from "@before-ten/contracts/shared/fields";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import { readPace } from "@before-ten/db/queries/campaigns/campaign-sending";
import {
  type CampaignColumns,
  type CampaignFilter,
  countCampaigns,
  findCampaign,
  findCampaignForUpdate,
  hasReachedAnyone,
  insertCampaign,
  listCampaigns as listCampaignRows,
  updateCampaign as updateCampaignRow,
} from "@before-ten/db/queries/campaigns/campaigns";
import { moveToTrash } from "@before-ten/db/queries/trash/trash";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { differingFields, type Merged, mergeChange } from "../../versions/merge-change.ts";
import { presentCampaign, presentProgress, presentSummary } from "./campaigns.present.ts";

type Tools = Pick<Deps, "db" | "clock">;

/** The author of a campaign; an API key has no account. */
interface Author {
  id: string | null;
  name: string;
}

/** The pace is measured over this time, or less for a campaign that has just started. */
const paceSeconds = 10;

/** Latest first. */
export async function listCampaigns(
  { db }: Pick<Deps, "db">,
  { page, limit, ...filter }: CampaignFilter & { page: number; limit: number },
): Promise<PageOf<CampaignSummary>> {
  const [rows, total] = await Promise.all([
    listCampaignRows(db, filter, { limit, offset: (page - 1) * limit }),
    countCampaigns(db, filter),
  ]);
  return { items: rows.map(presentSummary), pagination: paginate(page, limit, total) };
}

export async function getCampaign({ db }: Pick<Deps, "db">, id: string): Promise<Campaign> {
  const row = await findCampaign(db, id);
  if (row === undefined) throw campaignNotFound();
  return presentCampaign(row);
}

export async function readProgress({ db, clock }: Tools, id: string): Promise<CampaignProgress> {
  const row = await findCampaign(db, id);
  if (row === undefined) throw campaignNotFound();
  const now = clock.now();
  const began = row.resumed_at ?? row.started_at ?? new Date(0);
  const goingForSeconds = (now.getTime() - began.getTime()) / 1_000;
  const seconds = Math.min(paceSeconds, Math.max(1, goingForSeconds));
  const since = new Date(now.getTime() - seconds * 1_000);
  const { sent, lastDueAt } = await readPace(db, row.id, since);
  return presentProgress(row, { perSecond: sent / seconds, lastDueAt }, now);
}

export async function createCampaign(
  { db, clock }: Tools,
  { by, ...campaign }: CreateCampaign & { by: Author },
): Promise<Campaign> {
  return inTransaction(db, async (trx) => {
    const id = await insertCampaign(trx, columnsOf(campaign), { by, at: clock.now() });
    return getCampaign({ db: trx }, id);
  });
}

/** A new draft with the same mail and audience. */
export async function duplicateCampaign(
  { db, clock }: Tools,
  { id: originalId, by }: { id: string; by: Author },
): Promise<Campaign> {
  return inTransaction(db, async (trx) => {
    const original = await getCampaign({ db: trx }, originalId);
    const id = await insertCampaign(trx, columnsOf(original), { by, at: clock.now() });
    return getCampaign({ db: trx }, id);
  });
}

/** Only drafts can be changed. Fields that aren't sent stay as they are. */
export async function updateCampaign(
  { db, clock }: Tools,
  { id, baseVersion, ...sent }: UpdateCampaign,
): Promise<Merged<Campaign>> {
  return inTransaction(db, async (trx) => {
    const { status } = await lockCampaign(trx, id);
    if (status === "scheduled") {
      throw new AppError("CONFLICT", campaignStateMessages.changeScheduled);
    }
    if (status !== "draft") throw new AppError("CONFLICT", campaignStateMessages.changeStarted);
    const stored = fieldsOf(await getCampaign({ db: trx }, id));
    const fields = withSent(stored, sent);
    const meanwhile = await mergeChange(trx, {
      kind: "campaign",
      id,
      baseVersion,
      fields: differingFields(stored, fields),
    });
    await updateCampaignRow(trx, id, { ...columnsOf(fields), start_error: null }, clock.now());
    return { ...(await getCampaign({ db: trx }, id)), meanwhile };
  });
}

/**
 * Moves it to the trash. A campaign that has reached recipients can only be cancelled, because the
 * links in its mails must keep working.
 */
export async function deleteCampaign(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, deletedBy }: { id: string; deletedBy: { id: string | null; name: string } },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { status } = await lockCampaign(trx, id);
    if (status === "scheduled") {
      throw new AppError("CONFLICT", campaignStateMessages.deleteScheduled);
    }
    if (status === "sending" || status === "paused") {
      throw new AppError("CONFLICT", campaignStateMessages.deleteStarted);
    }
    if (status === "sent" || (await hasReachedAnyone(trx, id))) {
      throw new AppError("CONFLICT", campaignStateMessages.deleteSent);
    }
    await moveToTrash(trx, "campaign", { ids: [id], by: deletedBy, at: clock.now() });
  });
}

/** The state that decides what may be done with it, locked until the transaction ends. */
export async function lockCampaign(trx: Deps["db"], id: string) {
  const row = await findCampaignForUpdate(trx, id);
  if (row === undefined) throw campaignNotFound();
  return row;
}

function fieldsOf(campaign: Campaign): CreateCampaign {
  const { topic, subject, previewText, senderName, blocks, segment } = campaign;
  return { topic, subject, previewText, senderName, blocks, segment };
}

function columnsOf(campaign: CreateCampaign): CampaignColumns {
  return {
    topic: campaign.topic,
    subject: campaign.subject,
    preview_text: campaign.previewText,
    sender_name: campaign.senderName,
    blocks: JSON.stringify(campaign.blocks),
    segment: JSON.stringify(campaign.segment),
  };
}

function campaignNotFound(): AppError {
  return new AppError("NOT_FOUND", campaignSendMessages.notFound);
}
