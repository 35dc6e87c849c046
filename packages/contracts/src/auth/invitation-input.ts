import { z } from "zod";
import { confirmation } from "./confirmation.ts";
import { adminRoleSchema, emailSchema, nameSchema, newPasswordSchema } from "./input.ts";

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

/** Name and password from then on, also of an account that the address has already. */
export const acceptInvitationInput = z.object({
  token,
  name: nameSchema,
  password: newPasswordSchema,
});
