import { contactMessages } from "@before-ten/contracts/contact/messages";
import {
  type AdminContactMessage,
  type ContactThread,
  adminContactMessageOutput,
  assigneeOutput,
  messageReplyOutput,
  unreadMessagesOutput,
} from "@before-ten/contracts/contact/output";
import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { params } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { contactRouter } from "./contact.router.ts";

const messageAnswer = entityAnswer("Message", adminContactMessageOutput);
const assigneeAnswer = entityAnswer("Assignee", assigneeOutput);
const threadAnswer = messageAnswer
  .extend({ replies: z.array(entityAnswer("MessageReply", messageReplyOutput)) })
  .meta({ id: "MessageThread" });

const { rest } = rowsOf({ contact: contactRouter });

export const contactRoutes = [
  rest({
    method: "POST",
    path: "/contact/send",
    procedure: "contact.send",
    doc: {
      summary: "Write to the club",
      description: "Stores the message and emails it to the team.",
      example: {
        name: "Ana",
        email: "ana@mail.example",
        subject: "A table for ten",
        message: "Could we have a table near the floor?",
        type: "event",
      },
      limited: true,
      answer: { message: text(contactMessages.sent) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/admin/messages",
    procedure: "contact.listForAdmin",
    doc: {
      summary: "List messages",
      description:
        "What visitors wrote on the contact page, latest first. `assigned` is `me` (the caller) or `nobody` (unassigned).",
      example: { status: "open", assigned: "me" },
      answer: { data: z.array(messageAnswer), pagination: paginationOutput },
    },
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "GET",
    path: "/admin/messages/unread",
    procedure: "contact.countUnread",
    doc: {
      summary: "Count unread messages",
      description: "Messages that no admin has opened.",
      answer: { data: unreadMessagesOutput },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "GET",
    path: "/admin/messages/assignees",
    procedure: "contact.listAssignees",
    doc: {
      summary: "List possible assignees of messages",
      description: "All admins, by name.",
      answer: { data: z.array(assigneeAnswer) },
    },
    body: (assignees) => ({ data: assignees.map(withUnderscoreId) }),
  }),
  rest({
    method: "GET",
    path: "/admin/messages/:id",
    procedure: "contact.get",
    doc: {
      summary: "Read a message",
      description: "With its answers, oldest first, and the delivery of each.",
      example: { id: exampleId },
      answer: { data: threadAnswer },
    },
    body: thread,
  }),
  rest({
    method: "POST",
    path: "/admin/messages/:id/replies",
    procedure: "contact.reply",
    doc: {
      summary: "Answer a message",
      description:
        "Sent by email to the sender, with the message quoted. An unassigned message is assigned to the admin who answers.",
      example: { id: exampleId, text: "Of course: ten chairs, left of the floor." },
      answer: { data: threadAnswer },
    },
    status: 201,
    body: thread,
  }),
  rest({
    method: "PATCH",
    path: "/admin/messages/:id/status",
    procedure: "contact.setStatus",
    doc: {
      summary: "Change a message's status",
      description: "A message that is done counts as read.",
      example: { id: exampleId, status: "done" },
      answer: { data: messageAnswer },
    },
    body: one,
  }),
  rest({
    method: "PATCH",
    path: "/admin/messages/:id/read",
    procedure: "contact.setRead",
    doc: {
      summary: "Mark a message as read or unread",
      description: "For all admins.",
      example: { id: exampleId, isRead: true },
      answer: { data: messageAnswer },
    },
    body: one,
  }),
  rest({
    method: "PATCH",
    path: "/admin/messages/:id/assignee",
    procedure: "contact.assign",
    doc: {
      summary: "Assign a message",
      description: "To an admin; null makes it unassigned.",
      example: { id: exampleId, assigneeId: null },
      answer: { data: messageAnswer },
    },
    body: one,
  }),
  rest({
    method: "POST",
    path: "/admin/messages/:id/retry",
    procedure: "contact.retryMail",
    doc: {
      summary: "Send a message to the team again",
      description: "When its email to the team has failed.",
      example: { id: exampleId },
      refuses: { 409: "Its email has not failed." },
      answer: { data: messageAnswer },
    },
    decode: params,
    body: one,
  }),
  rest({
    method: "POST",
    path: "/admin/message-replies/:id/retry",
    procedure: "contact.retryReply",
    doc: {
      summary: "Send an answer again",
      description: "When its email has failed.",
      example: { id: exampleId },
      refuses: { 409: "Its email has not failed." },
      answer: { data: threadAnswer },
    },
    decode: params,
    body: thread,
  }),
];

function one(message: AdminContactMessage) {
  return { data: withUnderscoreId(message) };
}

function thread(message: ContactThread) {
  const replies = message.replies.map(withUnderscoreId);
  return { data: { ...withUnderscoreId(message), replies } };
}
