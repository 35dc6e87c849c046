import type { AccountUser } from "@before-ten/contracts/user";
import { bearerToken } from "../../bearer-token.ts";
import type { Deps } from "../../deps.ts";
import { createLucia } from "./lucia.ts";

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

export async function startSession(
  deps: Pick<Deps, "db" | "clock">,
  user: AccountUser,
): Promise<SignedIn> {
  const { id: token } = await createLucia(deps).createSession(user.id, {});
  return { user, token };
}

export function endSession(deps: Pick<Deps, "db" | "clock">, token: string): Promise<void> {
  return createLucia(deps).invalidateSession(token);
}
