import { z } from "zod";
import { confirmation, typedPasswordSchema } from "./confirmation.ts";
import { adminRoleSchema, emailSchema, nameSchema } from "./input.ts";

export const inviteAdminInput = z.object({
  email: emailSchema,
  adminRole: adminRoleSchema,
  ...confirmation,
});

/** Any text: a wrong id is an invitation that doesn't exist, whatever its form. */
export const invitationIdInput = z.object({ id: z.string() });

/** Out of a mailed link. */
const token = z.string().max(500);

export const invitationTokenInput = z.object({ token });

/**
 * The password of the account that the address has; of one that it gets, a new one, which needs a
 * name.
 */
export const acceptInvitationInput = z.object({
  token,
  name: nameSchema.optional(),
  password: typedPasswordSchema,
});
