import type { Db } from "../../client.ts";

interface WhatStays {
  /** A session that continues, by the hash of its token. */
  sessionId?: string | undefined;
  /** Passkeys and recovery codes. */
  secondFactor?: boolean;
}

/**
 * Ends everything that gives access to an account now or later, except its password and API keys:
 * sessions, pending sign-ins, challenges, passkeys, recovery codes, a pending address, and every
 * mailed link. The caller has locked the account's row. New tables that give access belong here:
 * `ways-in.int.test.ts` fails until they are added or listed as harmless.
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
