import type { AccountUser } from "@before-ten/contracts/auth/output";
import type { PasskeyProof } from "@before-ten/contracts/auth/passkey-input";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { fieldError } from "@before-ten/contracts/shared/errors";
import type { Deps } from "../../../deps.ts";
import { hashToken } from "../sessions/token.ts";
import { proveByPasskey, recordProof } from "./passkey-proof.ts";

/**
 * Checks one of the caller's own passkeys, with a challenge issued to this session for that
 * purpose.
 * @throws AppError BAD_REQUEST for the field `passkey`
 */
export async function checkOwnPasskey(
  deps: Pick<Deps, "db" | "clock" | "site">,
  { user, token }: { user: AccountUser; token: string },
  proof: PasskeyProof,
): Promise<void> {
  const purpose = { purpose: "confirm", boundTo: hashToken(token) } as const;
  const proven = await proveByPasskey(deps, proof, purpose);
  if (proven?.passkey.user_id === user.id && (await recordProof(deps, deps.db, proven))) return;
  throw fieldError("BAD_REQUEST", "passkey", messages.passkeyRefused);
}
