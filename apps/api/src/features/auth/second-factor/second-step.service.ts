import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { PasskeyProof } from "@before-ten/contracts/auth/passkey-input";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import type { PasskeyOptions } from "@before-ten/contracts/auth/output";
import type { Db } from "@before-ten/db/client";
import {
  deletePendingSignIn,
  findPendingSignIn,
  takeRecoveryCode,
} from "@before-ten/db/queries/auth/second-factor";
import { type UserRow, findUser, findUserForUpdate } from "@before-ten/db/queries/auth/users";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../../deps.ts";
import { tellOwner } from "../../../mail/account-notice.ts";
import { presentUser } from "../auth.present.ts";
import { type PasswordAttempt, createPasswordAttempt } from "../login-attempt.ts";
import { type Session, startSession } from "../sessions/sessions.ts";
import { hashToken } from "../sessions/token.ts";
import { signInAlone } from "./challenges.ts";
import { giveChallenge, proveByPasskey, recordProof } from "./passkey-proof.ts";
import { hashCode } from "./recovery-codes.ts";
import { accountChanged } from "./second-factor.mails.ts";

type SignInDeps = Pick<Deps, "db" | "clock" | "site">;

/** The browser that is signing in. */
interface Browser {
  /** Rough name of the browser; null if unknown. */
  device: string | null;
}

export async function beginPasskeyStep(deps: SignInDeps, token: string): Promise<PasskeyOptions> {
  const { userId } = await getPending(deps, token);
  return giveChallenge(deps, { purpose: "second_factor", boundTo: hashToken(token) }, userId);
}

/** Completes a sign-in with one of the account's passkeys. */
export async function finishByPasskey(
  deps: SignInDeps,
  { token, passkey: proof }: { token: string; passkey: PasskeyProof },
  browser: Browser,
): Promise<Session> {
  const { userId } = await getPending(deps, token);
  const purpose = { purpose: "second_factor", boundTo: hashToken(token) } as const;
  const proven = await proveByPasskey(deps, proof, purpose);
  if (proven?.passkey.user_id !== userId) throw refused();
  return inTransaction(deps.db, async (trx) => {
    const user = await takePending(trx, { userId, token });
    if (!(await recordProof(deps, trx, proven))) throw refused();
    return startSession({ db: trx, clock: deps.clock }, presentUser(user), browser);
  });
}

interface CodeCaller extends Browser {
  ip: string;
  rateLimitFactor: number;
  /** Where the call came from, to tell the account's owner. */
  origin: string;
}

/**
 * Completes a sign-in with one of the account's recovery codes, which is used up. Its owner is
 * notified by mail. A wrong code counts as a failed sign-in.
 */
export async function finishByCode(
  deps: SignInDeps & Pick<Deps, "countingSecret" | "mailQueue" | "accountOwners">,
  { token, code }: { token: string; code: string },
  { device, ip, rateLimitFactor, origin }: CodeCaller,
): Promise<Session> {
  const { userId } = await getPending(deps, token);
  const owner = await findUser(deps.db, userId);
  if (owner === undefined) throw over();
  const attempt = createPasswordAttempt(deps, { account: owner.email, ip, rateLimitFactor });
  await attempt.count();
  const session = await inTransaction(deps.db, async (trx) => {
    const user = await takePending(trx, { userId, token });
    if (!(await takeRecoveryCode(trx, { userId, hash: hashCode(code) }))) {
      throw fieldError("BAD_REQUEST", "code", messages.codeWrong);
    }
    const maker = { id: userId, name: user.name, origin };
    await tellOwner(deps, trx, {
      maker,
      enqueue: (notice) =>
        deps.mailQueue.enqueue(trx, accountChanged, { ...notice, change: "recovery code used" }),
    });
    return startSession({ db: trx, clock: deps.clock }, presentUser(user), { device });
  }).catch((error: unknown) => takeBackUnlessRefused(attempt, error));
  await attempt.succeed();
  return session;
}

/** Only a wrong code stays counted; after any other error the attempt is taken back. */
async function takeBackUnlessRefused(attempt: PasswordAttempt, error: unknown): Promise<never> {
  if (!(error instanceof AppError)) await attempt.takeBack();
  throw error;
}

export function beginPasskeySignIn(deps: SignInDeps): Promise<PasskeyOptions> {
  return giveChallenge(deps, signInAlone);
}

/** A passkey that verifies its owner already counts as two factors. */
export async function signInByPasskey(
  deps: SignInDeps,
  proof: PasskeyProof,
  browser: Browser,
): Promise<Session> {
  const proven = await proveByPasskey(deps, proof, signInAlone);
  if (proven === undefined) throw new AppError("UNAUTHORIZED", messages.passkeyUnknown);
  return inTransaction(deps.db, async (trx) => {
    const user = await findUserForUpdate(trx, proven.passkey.user_id);
    if (user === undefined || !(await recordProof(deps, trx, proven))) throw refused();
    return startSession({ db: trx, clock: deps.clock }, presentUser(user), browser);
  });
}

async function getPending(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<{ userId: string }> {
  const pending = await findPendingSignIn(db, hashToken(token), clock.now());
  if (pending === undefined) throw over();
  return pending;
}

/**
 * Ends the pending sign-in, for only one of several concurrent callers, and returns its account.
 */
async function takePending(
  trx: Db,
  { userId, token }: { userId: string; token: string },
): Promise<UserRow> {
  // Locks the account first, in the same order as a new password, which ends pending sign-ins.
  const user = await findUserForUpdate(trx, userId);
  if (user === undefined || !(await deletePendingSignIn(trx, hashToken(token)))) throw over();
  return user;
}

function over(): AppError {
  return new AppError("UNAUTHORIZED", messages.signInOver);
}

function refused(): AppError {
  return new AppError("UNAUTHORIZED", messages.passkeyRefused);
}
