import {
  linkMessages,
  newsletterMessages,
  unsubscribeMessages,
} from "@before-ten/contracts/newsletter/messages";
import { choicesMessages } from "@before-ten/contracts/newsletter/choices-messages";
import {
  adminSubscriberOutput,
  adminSubscriberWithHistoryOutput,
  newsletterFiguresOutput,
  subscriberChoicesOutput,
  subscriberPaginationOutput,
} from "@before-ten/contracts/newsletter/output";
import { adminNewsletterMessages } from "@before-ten/contracts/newsletter/admin-messages";
import { undoMinutes } from "@before-ten/contracts/trash/rules";
import { z } from "zod";
import { count, exampleId, text } from "@before-ten/contracts/shared/output";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { writeExport } from "./subscriber-files.ts";
import { newsletterRouter } from "./newsletter.router.ts";

/** 10,000 ids of 36 characters, with separators. */
const bulkBodyLimitBytes = 512 * 1024;

const subscriberAnswer = entityAnswer("Subscriber", adminSubscriberOutput);
const subscriberWithHistoryAnswer = entityAnswer(
  "SubscriberWithHistory",
  adminSubscriberWithHistoryOutput,
);

const exampleToken = `${exampleId}.c2lnbmF0dXJl`;

const { rest, restStream } = rowsOf({ newsletter: newsletterRouter });

export const newsletterRoutes = [
  rest({
    method: "POST",
    path: "/contact/newsletter",
    procedure: "newsletter.subscribe",
    doc: {
      summary: "Subscribe to the newsletter",
      description:
        "Answers the same for a new and a known address; a former subscriber becomes active again.",
      example: { email: "ana@mail.example", utmParams: { source: "instagram" } },
      limited: true,
      answer: { message: text(newsletterMessages.subscribed) },
    },
    body: ({ message }) => ({ message }),
  }),
  // A GET that changes something, kept for links in mails sent before links were signed.
  rest({
    method: "GET",
    path: "/contact/newsletter/unsubscribe",
    procedure: "newsletter.unsubscribe",
    doc: {
      summary: "Unsubscribe",
      description:
        "By the token of a mailed link, or by the address. An unknown address answers like one that gets nothing any more.",
      example: { email: "ana@mail.example" },
      limited: true,
      answer: {
        alreadyUnsubscribed: z.boolean().meta({ examples: [false] }),
        message: text(unsubscribeMessages.unsubscribed),
      },
    },
    body: ({ alreadyUnsubscribed, message }) => ({ alreadyUnsubscribed, message }),
  }),
  rest({
    method: "POST",
    path: "/contact/newsletter/link",
    procedure: "newsletter.sendLink",
    doc: {
      summary: "Mail subscribers the link to their choices",
      description:
        "For those who have lost it. Answers the same for an address that isn't on the list.",
      example: { email: "ana@mail.example" },
      limited: true,
      answer: { message: text(linkMessages.requested) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/contact/newsletter/preferences",
    procedure: "newsletter.choices",
    doc: {
      summary: "Read what a subscriber chose",
      description:
        "By the token of a mailed link to the page of their choices: topics, countries, a pause, and the history of their consent.",
      example: { token: exampleToken },
      answer: { data: subscriberChoicesOutput },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "PUT",
    path: "/contact/newsletter/preferences",
    procedure: "newsletter.setChoices",
    doc: {
      summary: "Choose topics and countries",
      description: "By the token of a mailed link. Replaces what was chosen before.",
      example: { token: exampleToken, topics: ["events"], countries: ["UK"] },
      limited: true,
      answer: { data: subscriberChoicesOutput, message: text(choicesMessages.saved) },
    },
    body: ({ choices, message }) => ({ data: choices, message }),
  }),
  rest({
    method: "PUT",
    path: "/contact/newsletter/preferences/pause",
    procedure: "newsletter.setPause",
    doc: {
      summary: "Pause the newsletter for 30 days, or end the pause",
      description:
        "By the token of a mailed link. They stay active, and get no campaign meanwhile.",
      example: { token: exampleToken, paused: true },
      limited: true,
      answer: { data: subscriberChoicesOutput, message: text(choicesMessages.paused) },
    },
    body: ({ choices, message }) => ({ data: choices, message }),
  }),
  rest({
    method: "GET",
    path: "/admin/newsletter/subscribers",
    procedure: "newsletter.listForAdmin",
    doc: {
      operationId: "newsletter.listForStaff",
      summary: "List subscribers",
      description: "Latest first; a search looks into the addresses.",
      example: { status: "active", search: "mail.example", page: 1, limit: 20 },
      answer: { data: z.array(subscriberAnswer), pagination: subscriberPaginationOutput },
    },
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "GET",
    path: "/admin/newsletter/analytics",
    procedure: "newsletter.overview",
    doc: {
      summary: "Read the newsletter's figures",
      description: "Numbers of subscribers, new subscribers and engagement.",
      example: { period: "30d" },
      answer: { data: newsletterFiguresOutput },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "GET",
    path: "/admin/newsletter/subscribers/:id",
    procedure: "newsletter.getSubscriber",
    doc: {
      summary: "Read a subscriber",
      description: "With their preferences and the history of their consent and status.",
      example: { id: exampleId },
      answer: { data: subscriberWithHistoryAnswer },
    },
    body: (subscriber) => ({ data: withUnderscoreId(subscriber) }),
  }),
  rest({
    method: "PATCH",
    path: "/admin/newsletter/subscribers/:id/status",
    procedure: "newsletter.setStatus",
    doc: {
      summary: "Change a subscriber's status",
      description: "The change and its reason are recorded in the subscriber's history.",
      example: { id: exampleId, status: "unsubscribed", reason: "Asked by phone" },
      answer: {
        data: subscriberWithHistoryAnswer,
        message: text(adminNewsletterMessages.statusUpdated("unsubscribed")),
      },
    },
    body: ({ subscriber, message }) => ({ data: withUnderscoreId(subscriber), message }),
  }),
  rest({
    method: "PATCH",
    path: "/admin/newsletter/subscribers/:id/preferences",
    procedure: "newsletter.setPreferences",
    doc: {
      summary: "Change a subscriber's preferences",
      description: "Replaces what was stored.",
      example: { id: exampleId, preferences: { weekly: true, city: "London" } },
      answer: {
        data: subscriberWithHistoryAnswer,
        message: text(adminNewsletterMessages.preferencesUpdated),
      },
    },
    body: ({ subscriber, message }) => ({ data: withUnderscoreId(subscriber), message }),
  }),
  rest({
    method: "POST",
    path: "/admin/newsletter/subscribers/bulk",
    procedure: "newsletter.bulk",
    doc: {
      summary: "Change many subscribers",
      description:
        "Either those in `subscriberIds` or all that match `filter`; all of them or none.",
      example: {
        subscriberIds: [exampleId],
        action: "addTags",
        data: { operation: "addTags", tags: ["regular"] },
      },
      answer: {
        data: z.object({
          modified: count(1),
          undoId: z.uuid().meta({
            examples: [exampleId],
            description: `Undoes the change within ${undoMinutes} minutes`,
          }),
        }),
        message: text(adminNewsletterMessages.bulkCompleted(1)),
      },
    },
    bodyLimitBytes: bulkBodyLimitBytes,
    body: ({ modified, undoId, message }) => ({ data: { modified, undoId }, message }),
  }),
  rest({
    method: "POST",
    path: "/admin/newsletter/subscribers/bulk/undo",
    procedure: "newsletter.undoBulk",
    doc: {
      summary: "Undo a change of several subscribers",
      description: "Subscribers whose status was changed since then keep it.",
      example: { undoId: exampleId },
      answer: {
        data: z.object({ modified: count(1) }),
        message: text(adminNewsletterMessages.bulkUndone(1)),
      },
      refuses: { 404: "It was undone already, or is too long ago." },
    },
    body: ({ modified, message }) => ({ data: { modified }, message }),
  }),
  restStream({
    method: "GET",
    path: "/admin/newsletter/export",
    procedure: "newsletter.export",
    doc: {
      summary: "Export subscribers",
      description: "All that match, streamed as a CSV file (`format=csv`) or as JSON.",
      example: { status: "active", format: "csv" },
      alsoAs: {
        type: "text/csv",
        example:
          "Email,Status,Tags,Subscribed\r\nana@mail.example,active,regular,2026-11-02T10:00:00.000Z\r\n",
      },
      answer: { data: z.array(subscriberAnswer) },
    },
    stream: (plan, deps) => ({
      type: plan.format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      fileName: plan.fileName,
      content: writeExport(deps, plan),
    }),
  }),
];
