import type { NewPasskeyAnswer, PasskeyProof } from "@before-ten/contracts/auth/passkey-input";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import type {
  WebAuthnError,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { errorSentence } from "./call-error.ts";
import { isFailedCall } from "./trpc.ts";

type ProofOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];
type CreationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];

/** Also false on a page without TLS, unless it is on localhost. */
export function knowsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === "function";
}

/** Loaded when a passkey is used, as a field for the own password is on many pages. */
const loadLibrary = () => import("@simplewebauthn/browser");

/**
 * Lets the user sign the server's challenge; the parts of the answer that the server doesn't read
 * aren't sent.
 */
export async function signWithPasskey(optionsJSON: ProofOptions): Promise<PasskeyProof> {
  const library = await loadLibrary();
  const { id, rawId, response } = await library.startAuthentication({ optionsJSON });
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
  const library = await loadLibrary();
  const { id, rawId, response } = await library.startRegistration({ optionsJSON });
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
  // The library couldn't be loaded.
  if (error instanceof TypeError) return messages.requestFailed;
  if (!isWebAuthnError(error)) {
    return error instanceof DOMException ? messages.cancelled : messages.notSupported;
  }
  if (error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return messages.alreadyHere;
  const isElsewhere = ["ERROR_INVALID_DOMAIN", "ERROR_INVALID_RP_ID"].includes(error.code);
  return isElsewhere ? messages.wrongAddress : messages.cancelled;
}

/** Its class is in the library, which may not have been loaded. */
function isWebAuthnError(error: unknown): error is WebAuthnError {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}
