import type { Db } from "../../client.ts";

/** `hashes` are always SHA-256 of the owner's codes. Earlier ones stop working. */
export async function replaceRecoveryCodes(
  trx: Db,
  { userId, hashes, at }: { userId: string; hashes: readonly string[]; at: Date },
): Promise<void> {
  await deleteRecoveryCodes(trx, userId);
  await trx
    .insertInto("recovery_codes")
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, created_at: at })))
    .execute();
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

/** Returns true for only one of several concurrent callers. */
export async function takeRecoveryCode(
  db: Db,
  { userId, hash }: { userId: string; hash: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { codes } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<number>().as("codes"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return codes;
}
