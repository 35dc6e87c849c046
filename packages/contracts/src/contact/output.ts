import { z } from "zod";
import { count, idOutput, instant, text } from "../shared/output.ts";
import { contactMailStates, contactStatuses, contactTypes } from "./types.ts";

/** An admin who can be assigned to messages. */
export const assigneeOutput = z.object({ id: idOutput, name: text("Bo") });

export type Assignee = z.infer<typeof assigneeOutput>;

/** A message as admins see it. */
export const adminContactMessageOutput = z.object({
  id: idOutput,
  name: text("Ana"),
  email: text("ana@mail.example"),
  subject: text("A table for ten"),
  message: text("Could we have a table near the floor?"),
  type: z.enum(contactTypes),
  status: z.enum(contactStatuses),
  isRead: z.boolean().meta({ examples: [true], description: "An admin has opened it" }),
  assignee: assigneeOutput
    .nullable()
    .meta({ description: "The admin it is assigned to; null: unassigned" }),
  replyCount: count(1),
  mailState: z.enum(contactMailStates).meta({ description: "Of its email to the team" }),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
});

export type AdminContactMessage = z.infer<typeof adminContactMessageOutput>;

export const messageReplyOutput = z.object({
  id: idOutput,
  author: text("Bo", "Name of the admin who answered, at the time"),
  text: text("Of course: ten chairs, left of the floor."),
  mailState: z.enum(contactMailStates),
  createdAt: instant("2026-11-02T11:30:00.000Z"),
});

export type MessageReply = z.infer<typeof messageReplyOutput>;

/** A message with its replies, oldest first. */
export const contactThreadOutput = adminContactMessageOutput.extend({
  replies: z.array(messageReplyOutput),
});

export type ContactThread = z.infer<typeof contactThreadOutput>;

export const unreadMessagesOutput = z.object({ unread: count(2) });

export const cannedAnswerOutput = z.object({
  id: idOutput,
  title: text("Tables"),
  text: text("Hello {name},\n\nof course: how many of you will come?"),
});

export type CannedAnswer = z.infer<typeof cannedAnswerOutput>;
