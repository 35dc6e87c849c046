import { z } from "zod";
import { confirmation } from "./confirmation.ts";
import { passkeyProofSchema } from "./passkey-input.ts";
import { secondFactorMessages as messages } from "./second-factor-messages.ts";

/** The token of a sign-in that waits for its second step. */
const pendingToken = z.string().max(500);

export const pendingSignInInput = z.object({ token: pendingToken });

export const secondFactorByPasskeyInput = z.object({
  token: pendingToken,
  passkey: passkeyProofSchema,
});

/** A code's case, spaces and hyphens don't matter. */
export const secondFactorByCodeInput = z.object({
  token: pendingToken,
  code: z.string(messages.codeRequired).trim().min(1, messages.codeRequired).max(100),
});

export const loginByPasskeyInput = z.object({ passkey: passkeyProofSchema });

export const confirmedInput = z.object(confirmation);

/** Any text is accepted: an invalid id is an unknown passkey. */
export const deletePasskeyInput = z.object({ id: z.string(), ...confirmation });

export const requireSecondFactorInput = z
  .object({ isRequired: z.boolean(), ...confirmation })
  .meta({ examples: [{ isRequired: false }] });

/** Any text is accepted, as above. */
export const sessionIdInput = z.object({ id: z.string() });
