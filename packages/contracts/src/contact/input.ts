import { z } from "zod";
import { mixedAlphabets, mixesAlphabets } from "../shared/text/alphabets.ts";
import { plainText, singleLine } from "../shared/text/clean-text.ts";
import { emailSchema } from "../shared/email-schema.ts";
import { tablePageLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/text/search-text.ts";
import { textSchema } from "../shared/text/text-schema.ts";
import { contactMaxLengths, replyLengths } from "./rules.ts";
import { contactAssignments, contactStatuses, contactTypes } from "./types.ts";
import { adminContactMessages, cannedAnswerMessages } from "./admin-messages.ts";
import { contactMessages } from "./messages.ts";

type ContactText = keyof typeof contactMaxLengths;

const required: Record<ContactText, string> = {
  name: contactMessages.nameRequired,
  subject: contactMessages.subjectRequired,
  message: contactMessages.messageRequired,
};

const tooShort: Record<ContactText, { min: number; tooShort: string }> = {
  name: { min: 2, tooShort: contactMessages.nameTooShort },
  subject: { min: 1, tooShort: contactMessages.subjectRequired },
  message: { min: 10, tooShort: contactMessages.messageTooShort },
};

export const contactInput = z.object({
  name: text("name", singleLine),
  email: emailSchema(contactMessages.invalidEmail),
  subject: text("subject", singleLine),
  message: text("message", plainText),
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
  /** Filters by assignee; without it, all messages. */
  assigned: z
    .enum(["all", ...contactAssignments])
    .transform((assigned) => (assigned === "all" ? undefined : assigned))
    .optional(),
  search: searchTextSchema.optional(),
  page: pageSchema,
  limit: limitSchema(tablePageLimit),
});

/** Any text is accepted: an invalid id is an unknown message. */
export const contactIdInput = z.object({ id: z.string() });

export const setContactStatusInput = contactIdInput.extend({ status: z.enum(contactStatuses) });

export const setContactReadInput = contactIdInput.extend({ isRead: z.boolean() });

export const assignContactInput = contactIdInput.extend({
  /** An admin's id; other text matches no admin. */
  assigneeId: z.string().nullable().meta({ description: "An admin; null: unassigned" }),
});

const replyTextSchema = z
  .string(adminContactMessages.replyRequired)
  .transform(plainText)
  .pipe(
    z
      .string()
      .min(1, adminContactMessages.replyRequired)
      .max(replyLengths.text, adminContactMessages.replyTooLong),
  );

export const replyInput = contactIdInput.extend({
  text: replyTextSchema,
  isDone: z
    .boolean()
    .default(true)
    .meta({ description: "Whether this answer completes the message" }),
});

export const cannedAnswerInput = z.object({
  title: z
    .string(cannedAnswerMessages.titleRequired)
    .transform(singleLine)
    .pipe(
      z
        .string()
        .min(1, cannedAnswerMessages.titleRequired)
        .max(replyLengths.title, cannedAnswerMessages.titleTooLong),
    ),
  text: replyTextSchema.meta({
    description: "`{name}` is replaced by the sender's name",
  }),
});

export type CannedAnswerInput = z.infer<typeof cannedAnswerInput>;

/** Saved as a whole. */
export const updateCannedAnswerInput = cannedAnswerInput.extend({ id: z.string() });

function text(field: ContactText, clean: (value: string) => string) {
  const max = contactMaxLengths[field];
  return textSchema({
    ...tooShort[field],
    max,
    clean,
    required: required[field],
    tooLong: `Please use at most ${max.toLocaleString("en-AU")} characters`,
  }).refine((value) => field === "message" || !mixesAlphabets(value), mixedAlphabets);
}
