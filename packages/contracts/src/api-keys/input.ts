import { z } from "zod";
import { singleLine } from "../shared/clean-text.ts";
import { confirmation } from "../auth/confirmation.ts";
import { apiKeyMessages as messages } from "./messages.ts";

/** What an integrator's key opens, beyond what is open to everybody. */
export const apiScopes = ["read", "events:write", "subscribers:write"] as const;

export type ApiScope = (typeof apiScopes)[number];

/** What admins read of a key; the secret itself is nowhere kept. Instants are ISO 8601 text. */
export interface ApiKey {
  id: string;
  name: string;
  /** The secret's beginning, by which its owner tells it from others. */
  hint: string;
  scopes: ApiScope[];
  /** The name of the admin who made it. */
  createdBy: string;
  /** False while whoever made it is no admin any more: then calls with it fail. */
  isActive: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

/** What whoever just chose a new password reads of the keys that their account made. */
export type MadeApiKey = Pick<ApiKey, "id" | "name" | "hint" | "createdAt" | "lastUsedAt">;

/** The only answer that holds the secret. */
export interface CreatedApiKey extends ApiKey {
  secret: string;
}

/** The list has no pages. */
export const maxApiKeys = 100;
export const maxApiKeyNameLength = 100;
/** One may be named more than once, but not by the thousand. */
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

/** Any text: a wrong id is a key that doesn't exist, whatever its form. */
export const apiKeyIdInput = z.object({ id: z.string() });
