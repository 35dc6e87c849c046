import { z } from "zod";
import { confirmation } from "./confirmation.ts";
import { passkeyProofSchema } from "./passkey-input.ts";
import { secondFactorMessages as messages } from "./second-factor-messages.ts";

/** What a sign-in that waits for its second step was answered. */
const pendingToken = z.string().max(500);

export const pendingSignInInput = z.object({ token: pendingToken });

export const secondFactorByPasskeyInput = z.object({
  token: pendingToken,
  passkey: passkeyProofSchema,
});

/** Capitals, spaces and hyphens of a code don't matter. */
export const secondFactorByCodeInput = z.object({
  token: pendingToken,
  code: z.string(messages.codeRequired).trim().min(1, messages.codeRequired).max(100),
});

export const loginByPasskeyInput = z.object({ passkey: passkeyProofSchema });

export const confirmedInput = z.object(confirmation);

/** Any text: a wrong id is a passkey that doesn't exist, whatever its form. */
export const deletePasskeyInput = z.object({ id: z.string(), ...confirmation });

export const requireSecondFactorInput = z
  .object({ isRequired: z.boolean(), ...confirmation })
  .meta({ examples: [{ isRequired: false }] });

/** Any text, as above. */
export const sessionIdInput = z.object({ id: z.string() });
