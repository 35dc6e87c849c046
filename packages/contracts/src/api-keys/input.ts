import { z } from "zod";
import { singleLine } from "../shared/text/clean-text.ts";
import { confirmation } from "../auth/confirmation.ts";
import { reachSchema } from "../auth/reach.ts";
import { apiKeyMessages as messages } from "./messages.ts";
import { apiScopes, maxApiKeyNameLength } from "./rules.ts";
import { isPlacedScope } from "./scopes.ts";

/** Repetitions are allowed, but not thousands. */
const maxNamedScopes = 20;

export const createApiKeyInput = z
  .strictObject({
    name: z
      .string(messages.nameRequired)
      .transform(singleLine)
      .pipe(
        z.string().min(1, messages.nameRequired).max(maxApiKeyNameLength, messages.nameTooLong),
      ),
    scopes: z
      .array(z.enum(apiScopes), messages.scopeRequired)
      .min(1, messages.scopeRequired)
      .max(maxNamedScopes)
      .transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
    reach: reachSchema
      .nullable()
      .default(null)
      .meta({ description: "The places the key is limited to; null: none" }),
    ...confirmation,
  })
  .superRefine(({ scopes, reach }, context) => {
    const placeless = reach === null ? undefined : scopes.find((scope) => !isPlacedScope(scope));
    if (placeless === undefined) return;
    context.addIssue({
      code: "custom",
      path: ["scopes"],
      message: messages.scopePlaceless(placeless),
    });
  });

export type CreateApiKey = Omit<z.infer<typeof createApiKeyInput>, keyof typeof confirmation>;

/** Any text is accepted: an invalid id is an unknown key. */
export const apiKeyIdInput = z.object({ id: z.string() });
