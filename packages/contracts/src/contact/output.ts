import { z } from "zod";
import { idOutput, instant, text } from "../shared/output.ts";
import { contactMailStates, contactStatuses, contactTypes } from "./types.ts";

/** What admins read of a message. */
export const adminContactMessageOutput = z.object({
  id: idOutput,
  name: text("Ana"),
  email: text("ana@mail.example"),
  subject: text("A table for ten"),
  message: text("Could we have a table near the floor?"),
  type: z.enum(contactTypes),
  status: z.enum(contactStatuses),
  mailState: z.enum(contactMailStates),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
});

export type AdminContactMessage = z.infer<typeof adminContactMessageOutput>;
