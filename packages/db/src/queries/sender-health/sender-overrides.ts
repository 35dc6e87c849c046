import type { Db } from "../../client.ts";

/** The owner's decision that counts now, if there is one. */
export function findSenderOverride(db: Db, at: Date) {
  return db
    .selectFrom("sender_overrides")
    .leftJoin("users", "users.id", "sender_overrides.made_by")
    .select(["reason", "made_at as madeAt", "until", "users.name as by"])
    .where("until", ">", at)
    .orderBy("until", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insertSenderOverride(
  trx: Db,
  { reason, at, until, by }: { reason: string; at: Date; until: Date; by: string },
): Promise<void> {
  await trx
    .insertInto("sender_overrides")
    .values({ reason, made_at: at, until, made_by: by })
    .execute();
}

export async function endSenderOverrides(trx: Db, at: Date): Promise<void> {
  await trx.updateTable("sender_overrides").set({ until: at }).where("until", ">", at).execute();
}
