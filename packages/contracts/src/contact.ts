import { z } from "zod";
import { type ContactField, contactFault, contactTypes } from "./contact-form.ts";
import { contactMessages } from "./messages.ts";

export const contactInput = z.object({
  name: text("name", contactMessages.nameRequired, singleLine),
  email: text("email", contactMessages.invalidEmail, trimmed),
  subject: text("subject", contactMessages.subjectRequired, singleLine),
  message: text("message", contactMessages.messageRequired, plainText),
  type: z.enum(contactTypes, contactMessages.typeRequired),
});

export type ContactInput = z.infer<typeof contactInput>;

function text(field: ContactField, missing: string, clean: (value: string) => string) {
  return z
    .string(missing)
    .transform(clean)
    .superRefine((value, context) => {
      const message = contactFault(field, value);
      if (message !== undefined) context.addIssue({ code: "custom", message });
    });
}

function trimmed(value: string): string {
  return value.trim();
}

/** Becomes part of a mail's head, where a line break would begin another header. */
function singleLine(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/** Line breaks as one character, whatever the form sent, and without the control characters PostgreSQL can't hold. */
function plainText(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
