import type { AccountUser } from "@before-ten/contracts/auth/output";
import { deleteOldestSessions } from "@before-ten/db/queries/auth/sessions";
import { bearerToken } from "../../http/bearer-token.ts";
import type { Deps } from "../../deps.ts";
import { createLucia } from "./lucia.ts";
import { hashToken } from "./token.ts";

/** Who makes a call, and by which token. */
export interface SignedIn {
  user: AccountUser;
  token: string;
}

/** Without a valid session: undefined. */
export async function findSignedIn(
  deps: Pick<Deps, "db" | "clock">,
  authorization: string | undefined,
): Promise<SignedIn | undefined> {
  const token = bearerToken(authorization);
  if (token === undefined) return undefined;
  const { user } = await createLucia(deps).validateSession(token);
  return user === null ? undefined : { user, token };
}

/** Of one account. Whoever signs in once more ends the oldest of them. */
const maxSessions = 50;

export async function startSession(
  deps: Pick<Deps, "db" | "clock">,
  user: AccountUser,
): Promise<SignedIn> {
  const { id: token } = await createLucia(deps).createSession(user.id, {});
  await deleteOldestSessions(deps.db, user.id, { newestId: hashToken(token), keep: maxSessions });
  return { user, token };
}

export function endSession(deps: Pick<Deps, "db" | "clock">, token: string): Promise<void> {
  return createLucia(deps).invalidateSession(token);
}
