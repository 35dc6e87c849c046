import type { Db } from "../../client.ts";
import type { PasskeyPurpose } from "../../schema.ts";
import { countRows } from "../shared/count-rows.ts";

/** `id` is always the SHA-256 of the challenge issued to a browser. */
export interface Challenge {
  id: string;
  purpose: PasskeyPurpose;
  /** Answers from anyone else are refused. */
  boundTo: string;
}

export async function insertChallenge(
  db: Db,
  { id, purpose, boundTo, expiresAt }: Challenge & { expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("passkey_challenges")
    .values({ id, purpose, bound_to: boundTo, expires_at: expiresAt })
    .execute();
}

/** Returns true for only one of several concurrent callers, before it expires. */
export async function takeChallenge(
  db: Db,
  { id, purpose, boundTo, at }: Challenge & { at: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkey_challenges")
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("bound_to", "=", boundTo)
    .where("expires_at", ">", at)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute();
}

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
export function findPendingSignIn(
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

export function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom("recovery_codes").where("user_id", "=", userId));
}
