import { z } from "zod";
import { authMessages } from "./messages.ts";
import { passkeyProofSchema } from "./passkey-input.ts";

/** Max characters of a typed password: longer than any valid one, short enough to hash. */
const maxTypedPasswordLength = 1_000;

export const typedPasswordSchema = z
  .string(authMessages.passwordRequired)
  .min(1, authMessages.passwordRequired)
  .max(maxTypedPasswordLength, authMessages.passwordTooLong)
  .meta({ format: "password" });

/**
 * The caller's own password or a passkey's proof, requested again for actions that would let the
 * holder of a stolen token stay. Required in the admin area. REST's documented bodies don't have
 * it, and REST ignores it.
 */
export const confirmation = {
  currentPassword: typedPasswordSchema.optional().meta({ adminAreaOnly: true }),
  passkey: passkeyProofSchema.optional().meta({ adminAreaOnly: true }),
};

/**
 * The same for a new password; REST requires it too, because its documented body has the current
 * password. In the admin area a passkey can be used instead.
 */
export const passwordConfirmation = {
  ...confirmation,
  currentPassword: typedPasswordSchema.optional().meta({ neededOverRest: true }),
};
