import { authMessages } from "@before-ten/contracts/auth/messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import { countHit, forgetHits, takeHitBack } from "@before-ten/db/queries/shared/rate-limits";
import type { Deps } from "../../deps.ts";
import { clientNetwork } from "../../http/client/client-network.ts";
import { hashedKey } from "../../http/client/hashed-key.ts";

const windowMs = 15 * 60_000;
/** Max failed sign-ins of a client address with one account. */
const maxOfAccount = 5;
/**
 * Max failed sign-ins of a client address with all accounts together, so that one client can't fill
 * the queue of password checks.
 */
const maxOfAddress = 100;
/**
 * Max successful sign-ins of a client address with one account: more than a person or a patient
 * program needs.
 */
const maxSignIns = 60;

type CountDeps = Pick<Deps, "db" | "clock" | "countingSecret">;

interface Attempter {
  account: string;
  ip: string;
  /** Multiplies every limit. */
  rateLimitFactor: number;
}

/** Counted before the password is checked, so that concurrent tries can't slip through. */
export interface PasswordAttempt {
  /** TOO_MANY_REQUESTS after too many failures from this address. */
  count: () => Promise<void>;
  /** The password was right: earlier failures are cleared. */
  succeed: () => Promise<void>;
  /** Gives the attempt back, because the password was never checked. */
  takeBack: () => Promise<void>;
}

/** Also throws TOO_MANY_REQUESTS after too many sign-ins from this address. */
export interface LoginAttempt extends PasswordAttempt {
  /** The password was wrong, so this doesn't count as a sign-in. */
  fail: () => Promise<void>;
}

/**
 * Checks a password and counts failures, both at the sign-in and where the admin area asks for it
 * again.
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
      // For the address only this attempt is taken back: signing in to one's own account must not
      // clear failures with other accounts.
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
