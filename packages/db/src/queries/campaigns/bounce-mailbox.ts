import type { Db } from "../../client.ts";

/** What the latest reading of the bounce mailbox left for a person. */
export async function noteBounceMailbox(
  db: Db,
  { flagged, at }: { flagged: number; at: Date },
): Promise<void> {
  await db
    .insertInto("bounce_mailbox")
    .values({ flagged, read_at: at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ flagged, read_at: at }))
    .execute();
}

/** Undefined if no mailbox was ever read. */
export function readBounceMailboxState(db: Db) {
  return db.selectFrom("bounce_mailbox").select(["flagged", "read_at"]).executeTakeFirst();
}
