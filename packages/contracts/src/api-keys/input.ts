import { z } from "zod";
import { singleLine } from "../shared/text/clean-text.ts";
import { confirmation } from "../auth/confirmation.ts";
import { apiKeyMessages as messages } from "./messages.ts";
import { apiScopes, maxApiKeyNameLength } from "./rules.ts";

/** Repetitions are allowed, but not thousands. */
const maxNamedScopes = 20;

export const createApiKeyInput = z.strictObject({
  name: z
    .string(messages.nameRequired)
    .transform(singleLine)
    .pipe(z.string().min(1, messages.nameRequired).max(maxApiKeyNameLength, messages.nameTooLong)),
  scopes: z
    .array(z.enum(apiScopes), messages.scopeRequired)
    .min(1, messages.scopeRequired)
    .max(maxNamedScopes)
    .transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
  ...confirmation,
});

export type CreateApiKey = Omit<z.infer<typeof createApiKeyInput>, keyof typeof confirmation>;

/** Any text is accepted: an invalid id is an unknown key. */
export const apiKeyIdInput = z.object({ id: z.string() });
