import { setImmediate as nextTurn } from "node:timers/promises";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { brand } from "@before-ten/contracts/shared/brand";
import { fieldError } from "@before-ten/contracts/shared/errors";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { OverloadError } from "../../../http/overload/overload-error.ts";

/** argon2id with the parameters OWASP recommends for servers: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes a core and 19 MiB, so two run at once and the others queue. */
const inTurn = pLimit(2);
const longestLine = 200;

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, cost));
}

/** Takes the same time with and without an account. */
export async function isPasswordOf(
  user: { password_hash: string } | undefined,
  password: string,
): Promise<boolean> {
  unknownAccountHash ??= hashPassword("nobody's password");
  const passwordHash = user?.password_hash ?? (await unknownAccountHash);
  const matches = await queued(() => verify(passwordHash, password));
  return matches && user !== undefined;
}

let unknownAccountHash: Promise<string> | undefined;

function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (inTurn.pendingCount >= longestLine) {
    throw new OverloadError("sign-ins", {
      message: "Too many people sign in at once. Please try again.",
      retryAfterSeconds: 2,
    });
  }
  return inTurn(work);
}

/** The highest zxcvbn score (0 to 4) that is refused: at most a million guesses. */
const tooEasy = 1;
/** Longer passwords are judged by their beginning, because the time grows with the length. */
const judgedLength = 64;

/**
 * Refuses common passwords, repetitions, keyboard rows and the person's own name and address:
 * BAD_REQUEST for the field `path`. NIST SP 800-63B-4 asks for this instead of rules about digits
 * and symbols.
 */
async function refuseEasyPassword(
  password: string,
  { path, ownWords }: { path: string; ownWords: string[] },
): Promise<void> {
  judge ??= loadJudge();
  const { check } = await judge;
  // People write the words of a name without spaces.
  const words = [brand.name, ...ownWords].flatMap((word) => [word, word.replaceAll(" ", "")]);
  if (check(password.slice(0, judgedLength), words) <= tooEasy) {
    throw fieldError("BAD_REQUEST", path, authMessages.passwordTooCommon);
  }
}

/**
 * Makes the hash to store.
 * @throws AppError BAD_REQUEST for a password that is easy to guess
 */
export async function hashNewPassword(
  password: string,
  field: { path: string; ownWords: string[] },
): Promise<string> {
  await refuseEasyPassword(password, field);
  return hashPassword(password);
}

let judge: ReturnType<typeof loadJudge> | undefined;

/**
 * Loaded lazily, because the word lists take a tenth of a second to read, and in chunks, so the
 * event loop isn't blocked.
 */
async function loadJudge() {
  const { ZxcvbnFactory } = await import("@zxcvbn-ts/core");
  await nextTurn();
  const { dictionary, adjacencyGraphs } = await import("@zxcvbn-ts/language-common");
  await nextTurn();
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  await nextTurn();
  return {
    check: (password: string, words: string[]): number => zxcvbn.check(password, words).score,
  };
}
