import { z } from "zod";
import { plainText, singleLine } from "../shared/clean-text.ts";
import { tablePageLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/search-text.ts";
import { type ContactField, contactError } from "./rules.ts";
import { contactStatuses, contactTypes } from "./types.ts";
import { contactMessages } from "./messages.ts";

export const contactInput = z.object({
  name: text("name", contactMessages.nameRequired, singleLine),
  email: text("email", contactMessages.invalidEmail, trimmed).meta({ format: "email" }),
  subject: text("subject", contactMessages.subjectRequired, singleLine),
  message: text("message", contactMessages.messageRequired, plainText),
  type: z.enum(contactTypes, contactMessages.typeRequired),
});

export type ContactInput = z.infer<typeof contactInput>;

export const contactListInput = z.object({
  type: z
    .enum(["all", ...contactTypes])
    .transform((type) => (type === "all" ? undefined : type))
    .optional(),
  status: z
    .enum(["all", ...contactStatuses])
    .transform((status) => (status === "all" ? undefined : status))
    .optional(),
  search: searchTextSchema.optional(),
  page: pageSchema,
  limit: limitSchema(tablePageLimit),
});

/** Any text: a wrong id is a message that doesn't exist, whatever its form. */
export const contactIdInput = z.object({ id: z.string() });

export const setContactStatusInput = z.object({ id: z.string(), status: z.enum(contactStatuses) });

function text(field: ContactField, missing: string, clean: (value: string) => string) {
  return z
    .string(missing)
    .transform(clean)
    .superRefine((value, context) => {
      const message = contactError(field, value);
      if (message !== undefined) context.addIssue({ code: "custom", message });
    });
}

function trimmed(value: string): string {
  return value.trim();
}
