import { z } from "zod";
import { authMessages } from "./messages.ts";
import { passkeyProofSchema } from "./passkey-input.ts";

/** In characters of a typed password: longer than any password can be, short enough to hash. */
const maxTypedPasswordLength = 1_000;

export const typedPasswordSchema = z
  .string(authMessages.passwordRequired)
  .min(1, authMessages.passwordRequired)
  .max(maxTypedPasswordLength, authMessages.passwordTooLong)
  .meta({ format: "password" });

/**
 * The caller's own password, or proof of a passkey, asked again for what would let the holder of a
 * stolen token stay. The admin area has to send it. REST's documented bodies don't have it, and
 * REST ignores it.
 */
export const confirmation = {
  currentPassword: typedPasswordSchema.optional().meta({ adminAreaOnly: true }),
  passkey: passkeyProofSchema.optional().meta({ adminAreaOnly: true }),
};

/**
 * The same for a new password, which REST asks for too: its documented body has the present one. In
 * the admin area a passkey takes its place.
 */
export const passwordConfirmation = {
  ...confirmation,
  currentPassword: typedPasswordSchema.optional().meta({ neededOverRest: true }),
};
