import { challengeMs } from "@before-ten/contracts/auth/rules";
import {
  type Challenge,
  insertChallenge,
  takeChallenge as takeStored,
} from "@before-ten/db/queries/auth/second-factor";
import type { Deps } from "../../../deps.ts";
import { hashToken } from "../sessions/token.ts";
import { challengeIn } from "./webauthn.ts";

type ChallengeDeps = Pick<Deps, "db" | "clock">;

/** The purpose of a challenge, and who may answer it. */
type Purpose = Pick<Challenge, "purpose" | "boundTo">;

/** For signing in with a passkey alone, when the account isn't known beforehand. */
export const signInAlone: Purpose = { purpose: "sign_in", boundTo: "" };

/** Stores a challenge issued to a browser. */
export async function rememberChallenge(
  { db, clock }: ChallengeDeps,
  challenge: string,
  purpose: Purpose,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + challengeMs);
  await insertChallenge(db, { id: hashToken(challenge), ...purpose, expiresAt });
}

/**
 * Returns the challenge that a browser answers, and uses it up whatever comes of the answer.
 * Undefined if it is unknown, expired, already used, or was issued to another account or for
 * another purpose.
 */
export async function takeChallenge(
  { db, clock }: ChallengeDeps,
  clientDataJson: string,
  purpose: Purpose,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJson);
  if (challenge === undefined) return undefined;
  const named = { id: hashToken(challenge), ...purpose, at: clock.now() };
  return (await takeStored(db, named)) ? challenge : undefined;
}
