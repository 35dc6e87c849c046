import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { WebAuthnError } from "@simplewebauthn/browser";
import { expect, it } from "vitest";
import { passkeyErrorSentence } from "./passkeys.ts";

function webAuthnError(code: WebAuthnError["code"]): WebAuthnError {
  return new WebAuthnError({ message: "", code, cause: new Error(), name: "Error" });
}

it.each([
  ["a library that can't be loaded", new TypeError("Failed to fetch"), messages.requestFailed],
  ["a browser without passkeys", new Error("not supported"), messages.notSupported],
  ["a closed dialog", new DOMException("", "NotAllowedError"), messages.cancelled],
  [
    "a passkey that is there",
    webAuthnError("ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"),
    messages.alreadyHere,
  ],
  ["another address", webAuthnError("ERROR_INVALID_DOMAIN"), messages.wrongAddress],
  ["any other code", webAuthnError("ERROR_CEREMONY_ABORTED"), messages.cancelled],
])("%s has its sentence", (_what, error, sentence) => {
  expect(passkeyErrorSentence(error)).toBe(sentence);
});
