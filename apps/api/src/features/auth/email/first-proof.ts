import type { Db } from "@before-ten/db/client";
import type { UserRow } from "@before-ten/db/queries/auth/users";
import { endWaysIn } from "@before-ten/db/queries/auth/ways-in";
import { hashToken } from "../sessions/token.ts";

/**
 * When an account's mailbox is proved for the first time, ends everything set up before, because a
 * stranger may have made the account for this address. A session whose token came with the proof
 * goes on, as its holder reads the mailbox. `before` is the account's previous state.
 */
export async function endUnprovenWaysIn(
  trx: Db,
  before: Pick<UserRow, "id" | "email_verified_at">,
  { token }: { token?: string | undefined } = {},
): Promise<void> {
  if (before.email_verified_at !== null) return;
  await endWaysIn(trx, before.id, {
    sessionId: token === undefined ? undefined : hashToken(token),
  });
}
