import { authMessages } from "@before-ten/contracts/auth/messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import { countHit, forgetHits, takeHitBack } from "@before-ten/db/queries/shared/rate-limits";
import type { Deps } from "../../deps.ts";
import { clientNetwork } from "../../http/client-network.ts";
import { hashedKey } from "../../http/hashed-key.ts";

const windowMs = 15 * 60_000;
/** Failed sign-ins of a client address with one account. */
const maxOfAccount = 5;
/**
 * Failed sign-ins of a client address with all accounts together: one client must not fill the
 * queue of password checks.
 */
const maxOfAddress = 100;
/**
 * Successful sign-ins of a client address with one account: more than a person or a patient program
 * needs.
 */
const maxSignIns = 60;

type CountDeps = Pick<Deps, "db" | "clock" | "countingSecret">;

interface Attempter {
  account: string;
  ip: string;
  /** Multiplies every limit. */
  rateLimitFactor: number;
}

/** Counted before the password is looked at, so that tries at once can't pass. */
export interface PasswordAttempt {
  /** TOO_MANY_REQUESTS when this address failed too often. */
  count: () => Promise<void>;
  /** The password was right: the failures before it are forgotten. */
  succeed: () => Promise<void>;
  /** Gives the attempt back, because the password was never checked. */
  takeBack: () => Promise<void>;
}

/** An attempt also throws TOO_MANY_REQUESTS when this address signed in too often. */
export interface LoginAttempt extends PasswordAttempt {
  /** The password was wrong: it was no sign-in. */
  fail: () => Promise<void>;
}

/**
 * Checks a password and counts failures, at the sign-in and before what a stolen token must not do.
 */
export function createPasswordAttempt(
  deps: CountDeps,
  { account, ip, rateLimitFactor }: Attempter,
): PasswordAttempt {
  const { db, countingSecret } = deps;
  const address = clientNetwork(ip);
  const addressKey = hashedKey(countingSecret, `login ${address}`);
  const accountKey = hashedKey(countingSecret, `login ${address} ${account}`);

  return {
    async count() {
      await countOne(deps, { key: addressKey, max: maxOfAddress * rateLimitFactor });
      await countOne(deps, { key: accountKey, max: maxOfAccount * rateLimitFactor });
    },
    async succeed() {
      // Of the address only this attempt: signing in to an account of one's own must not clear the
      // failed ones with other accounts.
      await takeHitBack(db, addressKey);
      await forgetHits(db, accountKey);
    },
    async takeBack() {
      await takeHitBack(db, addressKey);
      await takeHitBack(db, accountKey);
    },
  };
}

export function createLoginAttempt(deps: CountDeps, attempter: Attempter): LoginAttempt {
  const { db, countingSecret } = deps;
  const { account, ip, rateLimitFactor } = attempter;
  const address = clientNetwork(ip);
  const password = createPasswordAttempt(deps, attempter);
  const signInKey = hashedKey(countingSecret, `sign-in ${address} ${account}`);

  return {
    async count() {
      await password.count();
      try {
        await countOne(deps, { key: signInKey, max: maxSignIns * rateLimitFactor });
      } catch (error) {
        await password.takeBack();
        throw error;
      }
    },
    succeed: () => password.succeed(),
    async fail() {
      await takeHitBack(db, signInKey);
    },
    async takeBack() {
      await password.takeBack();
      await takeHitBack(db, signInKey);
    },
  };
}

async function countOne(
  { db, clock }: CountDeps,
  { key, max }: { key: string; max: number },
): Promise<void> {
  const now = clock.now();
  const { hits, resetsAt } = await countHit(db, now, { key, windowMs });
  if (hits <= Math.ceil(max)) return;
  const retryAfterSeconds = Math.ceil((resetsAt.getTime() - now.getTime()) / 1000);
  throw new AppError("TOO_MANY_REQUESTS", authMessages.tooManyAttempts, { retryAfterSeconds });
}
