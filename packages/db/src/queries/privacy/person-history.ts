import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** The history of a person, and of what they did as an admin. */

interface PersonIds {
  /** The ids of all that is theirs, by the history's kinds. */
  theirs: Readonly<Record<string, readonly string[]>>;
  accounts: readonly string[];
}

/** Of an admin's changes over the years, the latest are returned. */
const maxOwnChanges = 1_000;

export async function findPersonHistory(db: Db, { theirs, accounts }: PersonIds) {
  const rows = Object.entries(theirs).flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })));
  return {
    history: await db
      .selectFrom("history")
      .select(["at", "action", "entity_kind as kind", "entity_id as id", "before", "after"])
      .where(
        sql<boolean>`(entity_kind, entity_id) in (
          select kind, id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as mine (kind text, id text)
        )`,
      )
      .orderBy("position")
      .execute(),
    ownChanges: await db
      .selectFrom("history")
      .select([
        "at",
        "action",
        "entity_kind as kind",
        "entity_id as id",
        "entity_title as title",
        "via",
        "client as network",
      ])
      .where("actor_kind", "=", "admin")
      .where(sql<boolean>`actor_id = any(${accounts}::text[])`)
      .orderBy("position", "desc")
      .limit(maxOwnChanges)
      .execute(),
    securityEvents: await db
      .selectFrom("security_events")
      .select(["at", "kind as event", "via", "client as network"])
      .where(sql<boolean>`user_id = any(${accounts}::uuid[])`)
      .orderBy("position")
      .execute(),
  };
}
