import type { CampaignStatus, CampaignTopic } from "@before-ten/contracts/campaigns/rules";
import { type Expression, type SqlBool, sql } from "kysely";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";
import type { CampaignPause, CampaignTiming } from "../../schema.ts";
import { containsWords } from "../shared/search.ts";
import { countRows } from "../shared/count-rows.ts";

export interface CampaignFilter {
  status?: CampaignStatus | undefined;
  /** Words that must all be in the subject. */
  search?: string | undefined;
  /** Only those created or changed then or later, the earliest change first. */
  changedSince?: Date | undefined;
}

export type CampaignSummaryRow = Awaited<ReturnType<typeof listCampaigns>>[number];

export type CampaignRow = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;

/** Latest first. */
export function listCampaigns(
  db: Db,
  filter: CampaignFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectSummaries(db)
    .where((eb) => eb.and(conditionsOf(filter)))
    .$if(filter.changedSince !== undefined, (query) => query.orderBy("campaigns.updated_at"))
    .orderBy("campaigns.created_at", "desc")
    .orderBy("campaigns.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countCampaigns(db: Db, filter: CampaignFilter): Promise<number> {
  return countRows(db.selectFrom("campaigns").where((eb) => eb.and(conditionsOf(filter))));
}

function conditionsOf({ status, search, changedSince }: CampaignFilter): Expression<SqlBool>[] {
  const conditions = containsWords(sql`searchable(campaigns.subject)`, search);
  if (status !== undefined) conditions.push(sql<boolean>`campaigns.status = ${status}`);
  if (changedSince !== undefined) {
    conditions.push(sql<boolean>`campaigns.updated_at >= ${changedSince}`);
  }
  return conditions;
}

export async function findCampaign(db: Db, id: string) {
  if (!isUuid(id)) return undefined;
  return selectSummaries(db)
    .select([
      "campaigns.version",
      "campaigns.preview_text",
      "campaigns.sender_name",
      "campaigns.blocks",
      "campaigns.segment",
      "campaigns.timing",
      // A local time, which pg would otherwise read in this machine's zone.
      sql<string | null>`to_char(campaigns.local_time, 'YYYY-MM-DD"T"HH24:MI')`.as("local_time"),
      "campaigns.local_country",
      "campaigns.counts_opens",
      "campaigns.start_error",
      "campaigns.recipients_made_at",
      "campaigns.resumed_at",
    ])
    .where("campaigns.id", "=", id)
    .executeTakeFirst();
}

/** With figures that triggers maintain. */
function selectSummaries(db: Db) {
  return db
    .selectFrom("campaigns")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("campaign_counts")
          .select([
            total("waiting"),
            total("sent"),
            total("failed"),
            total("skipped"),
            total("bounced"),
            total("clicked"),
            total("unsubscribed"),
          ])
          .whereRef("campaign_counts.campaign_id", "=", "campaigns.id")
          .as("figures"),
      (join) => join.onTrue(),
    )
    .select([
      "campaigns.id",
      "campaigns.status",
      "campaigns.topic",
      "campaigns.subject",
      "campaigns.created_by",
      "campaigns.created_by_name",
      "campaigns.created_at",
      "campaigns.updated_at",
      "campaigns.scheduled_at",
      "campaigns.started_at",
      "campaigns.finished_at",
      "campaigns.paused_by",
      "campaigns.rejected_by",
      "figures.waiting",
      "figures.sent",
      "figures.failed",
      "figures.skipped",
      "figures.bounced",
      "figures.clicked",
      "figures.unsubscribed",
    ]);
}

function total<Name extends string>(name: Name) {
  return sql<number>`coalesce(sum(${sql.ref(`campaign_counts.${name}`)}), 0)::int`.as(name);
}

/**
 * The state that decides what may be done with a campaign. Locks its row until the transaction
 * ends, but not against references, so that mails are still noted.
 */
export async function findCampaignForUpdate(trx: Db, id: string) {
  if (!isUuid(id)) return undefined;
  return trx
    .selectFrom("campaigns")
    .select(["id", "status", "started_at"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface CampaignColumns {
  topic: CampaignTopic;
  subject: string;
  preview_text: string;
  sender_name: string;
  /** JSON. */
  blocks: string;
  /** JSON. */
  segment: string;
}

/** Returns the new draft's id. */
export async function insertCampaign(
  db: Db,
  columns: CampaignColumns,
  { by, at }: { by: { id: string | null; name: string }; at: Date },
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto("campaigns")
    .values({
      id,
      ...columns,
      created_by: by.id,
      created_by_name: by.name,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

interface CampaignState {
  status?: CampaignStatus;
  timing?: CampaignTiming;
  scheduled_at?: Date | null;
  local_time?: string | null;
  local_country?: string | null;
  counts_opens?: boolean;
  paused_by?: CampaignPause | null;
  rejected_by?: string | null;
  resumed_at?: Date;
  started_at?: Date;
  finished_at?: Date;
  start_error?: string | null;
  html?: string;
  plain_text?: string;
}

export async function updateCampaign(
  db: Db,
  id: string,
  columns: (CampaignColumns & CampaignState) | CampaignState,
  at: Date,
): Promise<void> {
  await db
    .updateTable("campaigns")
    .set({ ...columns, updated_at: at })
    .where("id", "=", id)
    .execute();
}

/** Whether one of its mails was sent, or may have been. */
export async function hasReachedAnyone(db: Db, campaignId: string): Promise<boolean> {
  const found = await db
    .selectFrom("campaign_recipients")
    .select("id")
    .where("campaign_id", "=", campaignId)
    .where((eb) => eb.or([eb("state", "!=", "waiting"), eb("taken_until", "is not", null)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
