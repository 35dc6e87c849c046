import type { CampaignTopic } from "@before-ten/contracts/campaigns/rules";
import type { ChosenChange } from "@before-ten/contracts/newsletter/output";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";

/** Subscribers' preferences, and the history of their consents and choices. */

export type ChoicesRow = NonNullable<Awaited<ReturnType<typeof findChoices>>>;
export type ChoiceRow = Awaited<ReturnType<typeof listChoices>>[number];
export type ConsentRow = Awaited<ReturnType<typeof listConsents>>[number];

export function findChoices(db: Db, id: string) {
  return selectChoices(db, id).executeTakeFirst();
}

/** Locks the row until the transaction ends. */
export function findChoicesForUpdate(trx: Db, id: string) {
  return selectChoices(trx, id).forUpdate().executeTakeFirst();
}

function selectChoices(db: Db, id: string) {
  return db
    .selectFrom("subscribers")
    .select(["id", "email", "status", "topics", "countries", "paused_until"])
    .where("id", "=", id);
}

export async function setChoices(
  db: Db,
  id: string,
  { topics, countries, at }: { topics: CampaignTopic[]; countries: string[]; at: Date },
): Promise<void> {
  await db
    .updateTable("subscribers")
    .set({ topics, countries, updated_at: at })
    .where("id", "=", id)
    .execute();
}

/** Null ends the pause. */
export async function setPausedUntil(
  db: Db,
  id: string,
  { until, at }: { until: Date | null; at: Date },
): Promise<void> {
  await db
    .updateTable("subscribers")
    .set({ paused_until: until, updated_at: at })
    .where("id", "=", id)
    .execute();
}

export async function recordChoice(
  db: Db,
  choice: {
    subscriberId: string;
    chosen: ChosenChange;
    /** Null: the subscriber. An API key has no account. */
    changedBy: { id: string | null; name: string } | null;
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto("subscriber_choices")
    .values({
      id: uuidv7(),
      subscriber_id: choice.subscriberId,
      chosen: JSON.stringify(choice.chosen),
      changed_by: choice.changedBy?.id ?? null,
      changed_by_name: choice.changedBy?.name ?? null,
      created_at: choice.at,
    })
    .execute();
}

/** Lists a subscriber's changes of preferences, latest first. */
export function listChoices(db: Db, subscriberId: string, limit: number) {
  return db
    .selectFrom("subscriber_choices")
    .select(["chosen", "changed_by", "changed_by_name", "created_at"])
    .where("subscriber_id", "=", subscriberId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Lists a subscriber's consents, latest first; a trigger writes them. */
export function listConsents(db: Db, subscriberId: string, limit: number) {
  return db
    .selectFrom("subscriber_consents")
    .select(["wording", "utm_params", "created_at", "recorded_by_name", "via", "page"])
    .where("subscriber_id", "=", subscriberId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
