import type { Db } from "../../client.ts";
import type { PasskeyPurpose } from "../../schema.ts";

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
