import type { Db } from "../../client.ts";

/** `id` is always the SHA-256 of the token that the signing-in browser holds. */
interface NewPendingSignIn {
  id: string;
  userId: string;
  at: Date;
  expiresAt: Date;
}

export async function insertPendingSignIn(db: Db, pending: NewPendingSignIn): Promise<void> {
  await db
    .insertInto("pending_sign_ins")
    .values({
      id: pending.id,
      user_id: pending.userId,
      created_at: pending.at,
      expires_at: pending.expiresAt,
    })
    .execute();
}

/** Its account, before it expires. */
export async function findPendingSignIn(
  db: Db,
  id: string,
  now: Date,
): Promise<{ userId: string } | undefined> {
  return db
    .selectFrom("pending_sign_ins")
    .select("user_id as userId")
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Returns true for only one of several concurrent callers. */
export async function deletePendingSignIn(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("pending_sign_ins")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteExpiredPendingSignIns(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("pending_sign_ins").where("expires_at", "<=", now).execute();
}
