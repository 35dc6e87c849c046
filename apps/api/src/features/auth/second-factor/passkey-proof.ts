import type { PasskeyProof } from "@before-ten/contracts/auth/passkey-input";
import type { Db } from "@before-ten/db/client";
import type { Challenge } from "@before-ten/db/queries/auth/second-factor";
import {
  type PasskeyRow,
  findPasskey,
  listPasskeys,
  recordPasskeyUse,
} from "@before-ten/db/queries/auth/passkeys";
import type { PasskeyOptions } from "@before-ten/contracts/auth/output";
import type { Deps } from "../../../deps.ts";
import { rememberChallenge, takeChallenge } from "./challenges.ts";
import { askForProof, checkProof } from "./webauthn.ts";

type ProofDeps = Pick<Deps, "db" | "clock" | "site">;
type Purpose = Pick<Challenge, "purpose" | "boundTo">;

/** Issues a challenge for a browser to sign, with a passkey of this account or with any. */
export async function giveChallenge(
  deps: ProofDeps,
  purpose: Purpose,
  userId?: string,
): Promise<PasskeyOptions> {
  const passkeys = userId === undefined ? [] : await listPasskeys(deps.db, userId);
  const options = await askForProof(deps.site, passkeys);
  await rememberChallenge(deps, options.challenge, purpose);
  return options;
}

/** A passkey that has signed, and its new counter. */
export interface Proven {
  passkey: PasskeyRow;
  counter: number;
}

/** Undefined for a used challenge, an unknown passkey, or a wrong signature. */
export async function proveByPasskey(
  deps: ProofDeps,
  proof: PasskeyProof,
  purpose: Purpose,
): Promise<Proven | undefined> {
  const challenge = await takeChallenge(deps, proof.response.clientDataJSON, purpose);
  if (challenge === undefined) return undefined;
  const passkey = await findPasskey(deps.db, proof.id);
  if (passkey === undefined) return undefined;
  const checked = await checkProof(deps.site, { proof, challenge, passkey });
  return checked && { passkey, counter: checked.counter };
}

/** Records the use. False if the passkey was removed meanwhile, or its counter went backwards. */
export function recordProof(
  { clock }: Pick<Deps, "clock">,
  trx: Db,
  { passkey, counter }: Proven,
): Promise<boolean> {
  return recordPasskeyUse(trx, passkey.id, { counter, at: clock.now() });
}
