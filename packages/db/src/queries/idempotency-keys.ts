import { sql } from "kysely";
import type { Db } from "../client.ts";

interface Claim {
  key: string;
  fingerprint: string;
  at: Date;
  expiresAt: Date;
  /** A request that began before this and never ended died with its process. */
  abandonedBefore: Date;
}

/** True for exactly one of those who ask at once; false when the key is somebody's already. */
export async function claimIdempotencyKey(db: Db, claim: Claim): Promise<boolean> {
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

export async function keepIdempotentAnswer(db: Db, key: string, answer: unknown): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
    .where("key", "=", key)
    .execute();
}

export async function forgetIdempotencyKey(db: Db, key: string): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("key", "=", key).execute();
}

export async function deleteExpiredIdempotencyKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("expires_at", "<=", now).execute();
}
