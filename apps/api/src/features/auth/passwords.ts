import { setImmediate as nextTurn } from "node:timers/promises";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { brand } from "@before-ten/contracts/shared/brand";
import { fieldError } from "@before-ten/contracts/shared/errors";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { OverloadError } from "../../http/overload-error.ts";

/** argon2id as OWASP recommends it for servers: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes a core and 19 MiB: two at once, the others wait in line. */
const inTurn = pLimit(2);
const longestLine = 200;

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, cost));
}

/** Takes as long for an account that doesn't exist as for one that does. */
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

/**
 * The highest of zxcvbn's scores (0 to 4) that is refused: it falls to fewer than a million
 * guesses.
 */
const tooEasy = 1;
/** A longer one is judged by its beginning; judging takes time that grows with the length. */
const judgedLength = 64;

/**
 * Refuses common passwords, repetitions, keyboard rows and the person's own name and address:
 * BAD_REQUEST for the field `path`. NIST SP 800-63B-4 asks for this in place of rules about digits
 * and signs.
 */
async function refuseEasyPassword(
  password: string,
  { path, ownWords }: { path: string; ownWords: string[] },
): Promise<void> {
  judge ??= loadJudge();
  const { check } = await judge;
  // People run the words of a name together.
  const words = [brand.name, ...ownWords].flatMap((word) => [word, word.replaceAll(" ", "")]);
  if (check(password.slice(0, judgedLength), words) <= tooEasy) {
    throw fieldError("BAD_REQUEST", path, authMessages.passwordTooCommon);
  }
}

/**
 * Makes the hash that the database stores.
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
