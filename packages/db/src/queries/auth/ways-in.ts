import type { Db } from "../../client.ts";

interface WhatStays {
  /** A session that goes on, by the hash of its token. */
  sessionId?: string | undefined;
  /** Passkeys and recovery codes. */
  secondFactor?: boolean;
}

/**
 * Ends everything that opens an account or could open it later, its password and API keys aside:
 * sessions, sign-ins that wait for a second step, challenges, passkeys, recovery codes, an address
 * that waits, and every mailed link. The caller has locked the account's row. A new table that
 * opens accounts belongs here: `ways-in.int.test.ts` fails until it is here or named as harmless.
 */
export async function endWaysIn(trx: Db, userId: string, stays: WhatStays = {}): Promise<void> {
  const { sessionId, secondFactor = false } = stays;
  await trx
    .deleteFrom("passkey_challenges")
    .where("bound_to", "in", (eb) =>
      eb
        .selectFrom("sessions")
        .select("id")
        .where("user_id", "=", userId)
        .$if(sessionId !== undefined, (query) => query.where("id", "!=", sessionId ?? ""))
        .union(eb.selectFrom("pending_sign_ins").select("id").where("user_id", "=", userId)),
    )
    .execute();
  await trx.deleteFrom("pending_sign_ins").where("user_id", "=", userId).execute();
  await trx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(sessionId !== undefined, (query) => query.where("id", "!=", sessionId ?? ""))
    .execute();
  if (!secondFactor) {
    await trx.deleteFrom("passkeys").where("user_id", "=", userId).execute();
    await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  }
  await trx
    .updateTable("users")
    .set({ pending_email: null })
    .where("id", "=", userId)
    .where("pending_email", "is not", null)
    .execute();
  await trx.deleteFrom("auth_links").where("user_id", "=", userId).execute();
}
