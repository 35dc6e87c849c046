import { z } from "zod";
import { confirmation } from "./confirmation.ts";
import { adminRoleSchema, emailSchema, nameSchema, newPasswordSchema } from "./input.ts";

export const inviteAdminInput = z.object({
  email: emailSchema,
  adminRole: adminRoleSchema,
  ...confirmation,
});

/** Any text is accepted: an invalid id is an unknown invitation. */
export const invitationIdInput = z.object({ id: z.string() });

/** From a mailed link. */
const token = z.string().max(500);

export const invitationTokenInput = z.object({ token });

/** The new name and password, which also replace those of an existing account. */
export const acceptInvitationInput = z.object({
  token,
  name: nameSchema,
  password: newPasswordSchema,
});
