import type { NewPasskeyAnswer, PasskeyProof } from "@before-ten/contracts/auth/passkey-input";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import {
  WebAuthnError,
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { errorSentence } from "./call-error.ts";
import { isFailedCall } from "./trpc.ts";

type ProofOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];
type CreationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];

/** False on a page without TLS too, unless it is this machine's own. */
export const knowsPasskeys = browserSupportsWebAuthn;

/** Lets the person sign a challenge of the server; what nobody there looks at stays here. */
export async function signWithPasskey(optionsJSON: ProofOptions): Promise<PasskeyProof> {
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: "public-key",
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

/** Lets the person make a passkey. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<NewPasskeyAnswer> {
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: "public-key",
    response: { clientDataJSON, attestationObject, transports },
  };
}

/** The sentence for what went wrong on the way to a passkey, in the browser or at the server. */
export function passkeyErrorSentence(error: unknown): string {
  if (isFailedCall(error)) return errorSentence(error, { failed: messages.requestFailed });
  if (!(error instanceof WebAuthnError)) {
    return error instanceof DOMException ? messages.cancelled : messages.notSupported;
  }
  if (error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return messages.alreadyHere;
  const isElsewhere = ["ERROR_INVALID_DOMAIN", "ERROR_INVALID_RP_ID"].includes(error.code);
  return isElsewhere ? messages.wrongAddress : messages.cancelled;
}
