import { z } from "zod";
import { type ContactType, contactTypes } from "./rules.ts";
import { tablePageLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/search-text.ts";

export const contactStatuses = ["new", "answered"] as const;

export type ContactStatus = (typeof contactStatuses)[number];

/** What admins read of a message. Instants are ISO 8601 text. */
export interface AdminContactMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  type: ContactType;
  status: ContactStatus;
  /** What became of the mail to the team. */
  mailState: "queued" | "sent" | "failed";
  createdAt: string;
}

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
