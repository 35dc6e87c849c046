import { meantUntil } from "@before-ten/contracts/shared/meant-instants";
import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** One claim of a key: a released key can be claimed again, at a later time. */
interface Claim {
  key: string;
  at: Date;
}

interface ClaimRequest extends Claim {
  fingerprint: string;
  expiresAt: Date;
  /**
   * A request that began before this and has no answer counts as dead. Should it still be running,
   * its commit fails.
   */
  abandonedBefore: Date;
}

/** Returns true for only one of several concurrent callers; false if the key is claimed already. */
export async function claimIdempotencyKey(db: Db, claim: ClaimRequest): Promise<boolean> {
  const claimed = await db
    .insertInto("idempotency_keys")
    .values({
      key: claim.key,
      fingerprint: claim.fingerprint,
      created_at: claim.at,
      expires_at: claim.expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((eb) => ({
          fingerprint: eb.ref("excluded.fingerprint"),
          answer: null,
          created_at: eb.ref("excluded.created_at"),
          expires_at: eb.ref("excluded.expires_at"),
        }))
        .where((eb) =>
          eb.or([
            eb("idempotency_keys.expires_at", "<=", claim.at),
            eb("idempotency_keys.expires_at", ">", meantUntil(claim.expiresAt, 0)),
            eb.and([
              eb("idempotency_keys.answer", "is", null),
              eb("idempotency_keys.created_at", "<=", claim.abandonedBefore),
            ]),
          ]),
        ),
    )
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

export function findIdempotencyKey(db: Db, key: string) {
  return db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "answer"])
    .where("key", "=", key)
    .executeTakeFirst();
}

/**
 * Stores the answer in the transaction whose result it reports, so that both are stored or neither.
 * False if another call has claimed the key since; none can until the transaction ends.
 */
export async function keepIdempotentAnswer(
  trx: Db,
  { key, at }: Claim,
  answer: unknown,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("idempotency_keys")
    .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
    .where("key", "=", key)
    .where("created_at", "=", at)
    .where("answer", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Releases the key after an error, so that it can be used again. A stored answer stays: the commit
 * may have succeeded and only its confirmation was lost.
 */
export async function forgetIdempotencyKey(db: Db, { key, at }: Claim): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("key", "=", key)
    .where("created_at", "=", at)
    .where("answer", "is", null)
    .execute();
}

export async function deleteExpiredIdempotencyKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("expires_at", "<=", now).execute();
}
