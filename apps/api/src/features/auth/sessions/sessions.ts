import type { AccountUser } from "@before-ten/contracts/auth/output";
import { deleteOldestSessions, lockSession } from "@before-ten/db/queries/auth/sessions";
import type { FastifyRequest } from "fastify";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { isPermitted, type Permission } from "@before-ten/contracts/auth/permissions";
import { AppError } from "@before-ten/contracts/shared/errors";
import { bearerToken } from "../../../http/client/bearer-token.ts";
import type { Deps, StandingAccess } from "../../../deps.ts";
import type { SignedIn } from "../../../trpc/context.ts";
import { createPasswordAttempt } from "../login-attempt.ts";
import { createLucia } from "./lucia.ts";
import { checkOwnPassword } from "../password/own-password.ts";
import { checkOwnPasskey } from "../second-factor/own-passkey.ts";
import { hashToken } from "./token.ts";

/** A signed-in user and the session's token. */
export interface Session {
  user: AccountUser;
  token: string;
}

interface Asking {
  request: Pick<FastifyRequest, "headers" | "ip">;
  rateLimitFactor: number;
}

/** Undefined without a valid session. */
export async function findSignedIn(
  deps: Pick<Deps, "db" | "clock" | "site" | "countingSecret">,
  { request: { headers, ip }, rateLimitFactor }: Asking,
): Promise<SignedIn | undefined> {
  const token = bearerToken(headers.authorization);
  if (token === undefined) return undefined;
  const { user: known } = await createLucia(deps).validateSession(token);
  if (known === null) return undefined;
  const { account: user, lacksSecondFactor } = known;
  return {
    user,
    token,
    accessAs: (as) => accessBySession(deps, { token, as }),
    lacksSecondFactor,
    checkPassword(currentPassword) {
      const attempt = createPasswordAttempt(deps, { account: user.email, ip, rateLimitFactor });
      return checkOwnPassword(deps, attempt, { user, currentPassword });
    },
    checkPasskey: (proof) => checkOwnPasskey(deps, { user, token }, proof),
  };
}

/** Max sessions of an account. One more sign-in ends the oldest. */
const maxSessions = 50;

export async function startSession(
  deps: Pick<Deps, "db" | "clock">,
  user: AccountUser,
  { device = null }: { device?: string | null } = {},
): Promise<Session> {
  const { id: token } = await createLucia(deps).createSession(user.id, { device });
  await deleteOldestSessions(deps.db, user.id, { newestId: hashToken(token), keep: maxSessions });
  return { user, token };
}

export function endSession(deps: Pick<Deps, "db" | "clock">, token: string): Promise<void> {
  return createLucia(deps).invalidateSession(token);
}

export function accessBySession(
  { clock }: Pick<Deps, "clock">,
  { token, as }: { token: string; as: "user" | Permission },
): StandingAccess {
  return {
    async require(trx) {
      const user = await lockSession(trx, hashToken(token), clock.now());
      if (user === undefined) throw new AppError("UNAUTHORIZED", authMessages.signInNeeded);
      if (as === "user" || isPermitted(user, as)) return;
      const { adminOnly, roleForbids } = authMessages;
      throw new AppError("FORBIDDEN", user.adminRole === null ? adminOnly : roleForbids);
    },
  };
}
