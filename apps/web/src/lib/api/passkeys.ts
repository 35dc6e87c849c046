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

/** Also false on a page without TLS, unless it is on localhost. */
export const knowsPasskeys = browserSupportsWebAuthn;

/**
 * Lets the user sign the server's challenge; the parts of the answer that the server doesn't read
 * aren't sent.
 */
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

/** Lets the user create a passkey. */
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

/** The sentence for an error with a passkey, in the browser or on the server. */
export function passkeyErrorSentence(error: unknown): string {
  if (isFailedCall(error)) return errorSentence(error, { failed: messages.requestFailed });
  if (!(error instanceof WebAuthnError)) {
    return error instanceof DOMException ? messages.cancelled : messages.notSupported;
  }
  if (error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return messages.alreadyHere;
  const isElsewhere = ["ERROR_INVALID_DOMAIN", "ERROR_INVALID_RP_ID"].includes(error.code);
  return isElsewhere ? messages.wrongAddress : messages.cancelled;
}
