import { authMessages } from "@before-ten/contracts/auth-messages";
import { AppError } from "@before-ten/contracts/errors";
import { countHit, forgetHits, takeHitBack } from "@before-ten/db/queries/rate-limits";
import { comparableEmail } from "@before-ten/db/queries/users";
import type { Deps } from "./deps.ts";
import { hashedKey } from "./hashed-key.ts";

const windowMs = 15 * 60_000;
/** Failures of a client address with one account ... */
const maxOfAccount = 5;
/** ... and with all accounts together, so that one client can't keep everybody else waiting in line. */
const maxOfAddress = 100;

/** Counted before the password is looked at, so that tries at once can't pass. */
export interface LoginAttempt {
  /** TOO_MANY_REQUESTS when this address failed too often. */
  count: () => Promise<void>;
  /** The password was right: the failures before it are forgotten. */
  succeed: () => Promise<void>;
  /** Nobody looked at the password, so it was no failure. */
  takeBack: () => Promise<void>;
}

export function createLoginAttempt(
  { db, clock, countingSecret }: Pick<Deps, "db" | "clock" | "countingSecret">,
  { account, address, factor }: { account: string; address: string; factor: number },
): LoginAttempt {
  const addressKey = hashedKey(countingSecret, `login ${address}`);
  // The account as the database compares it: PostgreSQL's small letters are not JavaScript's.
  const accountKey = async () =>
    hashedKey(countingSecret, `login ${address} ${await comparableEmail(db, account)}`);

  async function countOne(key: string, max: number): Promise<void> {
    const now = clock.now();
    const { hits, resetsAt } = await countHit(db, now, { key, windowMs });
    if (hits <= Math.ceil(max * factor)) return;
    const retryAfterSeconds = Math.ceil((resetsAt.getTime() - now.getTime()) / 1000);
    throw new AppError("TOO_MANY_REQUESTS", authMessages.tooManyAttempts, { retryAfterSeconds });
  }

  return {
    async count() {
      await countOne(addressKey, maxOfAddress);
      await countOne(await accountKey(), maxOfAccount);
    },
    async succeed() {
      // Only this one: whoever has an account of their own must not wash off failures with others.
      await takeHitBack(db, addressKey);
      await forgetHits(db, await accountKey());
    },
    async takeBack() {
      await takeHitBack(db, addressKey);
      await takeHitBack(db, await accountKey());
    },
  };
}
