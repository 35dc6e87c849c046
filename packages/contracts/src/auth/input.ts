import { z } from "zod";
import { mixedAlphabets, mixesAlphabets } from "../shared/text/alphabets.ts";
import { singleLine, trimInvisible, visibleLength } from "../shared/text/clean-text.ts";
import { emailSchema as emailSchemaWith } from "../shared/email-schema.ts";
import { maxListLimit } from "../shared/limits.ts";
import { authMessages } from "./messages.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { confirmation, passwordConfirmation, typedPasswordSchema } from "./confirmation.ts";
import { passwordLength } from "./rules.ts";
import { type AdminRole, adminRoles, reachRoles } from "./permissions.ts";
import { type Reach, reachSchema } from "./reach.ts";
import { userRoles } from "./roles.ts";
import { passkeyProofSchema } from "./passkey-input.ts";
import { secondFactorMessages as messages } from "./second-factor-messages.ts";

const maxNameLength = 100;

export const emailSchema = emailSchemaWith(authMessages.invalidEmail);

export const nameSchema = z
  .string(authMessages.nameRequired)
  .transform(singleLine)
  .pipe(
    z
      .string()
      .min(1, authMessages.nameRequired)
      .max(maxNameLength, `Name must be at most ${maxNameLength} characters`)
      .refine((name) => !mixesAlphabets(name), mixedAlphabets),
  );

function passwordError(password: string): string | undefined {
  if (password === "") return authMessages.passwordRequired;
  if (visibleLength(password) < passwordLength.min) return authMessages.passwordTooShort;
  return [...password].length > passwordLength.max ? authMessages.passwordTooLong : undefined;
}

/** Common passwords are refused by the server, because the list is long. */
export const newPasswordSchema = z
  .string(authMessages.passwordRequired)
  .superRefine((password, context) => {
    const message = passwordError(password);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  })
  .meta({ minLength: passwordLength.min, maxLength: passwordLength.max, format: "password" });

export const loginInput = z.object({ email: emailSchema, password: typedPasswordSchema });

export const registerInput = z.object({
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

export const adminRoleSchema = z.enum(adminRoles, "Please choose a role");

const reachInput = reachSchema
  .nullable()
  .default(null)
  .meta({ description: "The places and series the role is limited to; null: none" });

const reachOfRole = {
  path: ["reach"],
  error: `Only the roles ${reachRoles.join(", ")} can be limited to places`,
};

function canHaveReach({ adminRole, reach }: { adminRole: AdminRole; reach: Reach | null }) {
  return reach === null || reachRoles.some((role) => role === adminRole);
}

/** Creates an owner, as before there were roles, unless another role is given. */
export const createAdminInput = registerInput
  .extend({ adminRole: adminRoleSchema.default("owner"), reach: reachInput, ...confirmation })
  .refine(canHaveReach, reachOfRole);

/** The password is only needed for a new address. */
export const updateProfileInput = z.object({
  name: nameSchema.optional(),
  email: emailSchema.optional(),
  ...confirmation,
});

export const updatePasswordInput = z
  .object({ ...passwordConfirmation, newPassword: newPasswordSchema })
  .refine(
    ({ currentPassword, passkey }) => currentPassword !== undefined || passkey !== undefined,
    {
      path: ["currentPassword"],
      error: authMessages.passwordRequired,
      // Reported together with other errors.
      when: ({ value }) => typeof value === "object" && value !== null,
    },
  );

export const forgotPasswordInput = z.object({ email: emailSchema });

/** From a mailed link. */
const tokenSchema = z.string().max(500);

export const resetPasswordInput = z.object({ token: tokenSchema, password: newPasswordSchema });

export const undoEmailChangeInput = z.object({ token: tokenSchema });

/** Without `keyId`, all keys are revoked. */
export const revokeMadeKeysInput = z.object({ token: tokenSchema, keyId: z.string().optional() });

export const verifyEmailInput = z.object({ token: tokenSchema });

export const userListInput = z.object({
  role: z.enum(userRoles).optional(),
  /** Only admins with this role. */
  adminRole: z.enum(adminRoles).optional(),
  page: pageSchema,
  limit: limitSchema(maxListLimit),
});

/** Changes an admin's role; users get a role by invitation. */
export const setAdminRoleInput = z
  .object({ id: z.string(), adminRole: adminRoleSchema, reach: reachInput, ...confirmation })
  .refine(canHaveReach, reachOfRole);

/** Any text is accepted: an invalid id is an unknown user. */
export const deleteUserInput = z.object({ id: z.string(), ...confirmation });

export const inviteAdminInput = z
  .object({
    email: emailSchema,
    adminRole: adminRoleSchema,
    reach: reachInput,
    ...confirmation,
  })
  .refine(canHaveReach, reachOfRole);

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
  code: z
    .string(messages.codeRequired)
    .overwrite(trimInvisible)
    .min(1, messages.codeRequired)
    .max(100),
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
