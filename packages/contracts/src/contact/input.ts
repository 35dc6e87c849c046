import { z } from "zod";
import { plainText, singleLine } from "../shared/clean-text.ts";
import { type ContactField, contactError, contactTypes } from "./rules.ts";
import { contactMessages } from "./messages.ts";

export const contactInput = z.object({
  name: text("name", contactMessages.nameRequired, singleLine),
  email: text("email", contactMessages.invalidEmail, trimmed).meta({ format: "email" }),
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
      const message = contactError(field, value);
      if (message !== undefined) context.addIssue({ code: "custom", message });
    });
}

function trimmed(value: string): string {
  return value.trim();
}
