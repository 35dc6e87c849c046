import { importMessages as messages } from "@before-ten/contracts/imports/messages";
import {
  importDetailsOutput,
  importOutput,
  importProgressOutput,
  importRowOutput,
} from "@before-ten/contracts/imports/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import { z } from "zod";
import { body, bodyAndParams, params, paramsAndQuery, query } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { eventImportsRouter, subscriberImportsRouter } from "./imports.router.ts";
import { writeRefusedRows } from "./refused-rows.ts";

/** A part of a file as base64, plus the JSON around it. */
const partBodyLimitBytes = 320 * 1024;

const importAnswer = entityAnswer("Import", importOutput);
const progressAnswer = entityAnswer("ImportProgress", importProgressOutput);
const detailsAnswer = entityAnswer("ImportDetails", importDetailsOutput);

const { rest, restStream } = rowsOf({
  subscriberImports: subscriberImportsRouter,
  eventImports: eventImportsRouter,
});

interface Kind {
  name: "subscriberImports" | "eventImports";
  path: string;
  /** What is imported. */
  what: string;
  fileName: string;
  columns: string[];
  fallbacks: Record<string, string>;
  sentence: string;
}

const subscribers: Kind = {
  name: "subscriberImports",
  path: "/admin/imports/subscribers",
  what: "subscribers",
  fileName: "members.csv",
  columns: ["email", "preference:firstName"],
  fallbacks: { tags: "members" },
  sentence: "This isn't an email address",
};

const events: Kind = {
  name: "eventImports",
  path: "/admin/imports/events",
  what: "events",
  fileName: "summer.ics",
  columns: ["eventName", "description", "startDate", "startTime", "endTime", "location"],
  fallbacks: { country: "AU", ticketPrice: "45", redirectUrl: "https://tickets.example/x" },
  sentence: "There's already an event with this name at that place on that day",
};

export const importRoutes = [
  ...routesOf(subscribers),
  rest({
    method: "POST",
    path: "/admin/imports/subscribers/:id/start",
    procedure: "subscriberImports.start",
    doc: {
      summary: "Import the checked subscribers",
      description:
        "No emails are sent, and unsubscribed people stay unsubscribed. `wording` is stored in each subscriber's consent history.",
      example: { id: exampleId, wording: "the sign-up sheet at the door" },
      refuses: { 409: messages.notPossible },
      answer: { data: progressAnswer, message: text(messages.started) },
    },
    body: ({ import: each, message }) => ({ data: withUnderscoreId(each), message }),
  }),
  rest({
    method: "POST",
    path: "/admin/imports/subscribers/:id/undo",
    procedure: "subscriberImports.undo",
    doc: {
      summary: "Undo an import of subscribers",
      description:
        "Moves the subscribers it added to the trash, from where each can be restored. Subscribers who got an email or were changed since then stay, and so do those who were on the list before.",
      example: { id: exampleId },
      refuses: { 409: messages.notPossible },
      answer: { data: progressAnswer, message: text(messages.subscribersUndone(12, 1)) },
    },
    body: ({ import: each, message }) => ({ data: withUnderscoreId(each), message }),
  }),
  ...routesOf(events),
  rest({
    method: "POST",
    path: "/admin/imports/events/:id/start",
    procedure: "eventImports.start",
    doc: {
      summary: "Import the checked events",
      description: "As drafts, unless the file has another status.",
      example: { id: exampleId },
      refuses: { 409: messages.notPossible },
      answer: { data: progressAnswer, message: text(messages.started) },
    },
    body: ({ import: each, message }) => ({ data: withUnderscoreId(each), message }),
  }),
  rest({
    method: "POST",
    path: "/admin/imports/events/:id/undo",
    procedure: "eventImports.undo",
    doc: {
      summary: "Undo an import of events",
      description:
        "Moves all events that it created to the trash, from which each can be restored.",
      example: { id: exampleId },
      refuses: { 409: messages.notPossible },
      answer: { data: progressAnswer, message: text(messages.undone(12)) },
    },
    body: ({ import: each, message }) => ({ data: withUnderscoreId(each), message }),
  }),
];

/** The calls both kinds have in common. */
function routesOf({ name, path, what, fileName, columns, fallbacks, sentence }: Kind) {
  return [
    rest({
      method: "GET",
      path,
      procedure: `${name}.list` as const,
      doc: {
        summary: `List imports of ${what}`,
        description: "Latest first.",
        example: { page: 1, limit: 20 },
        answer: { data: z.array(importAnswer), pagination: paginationOutput },
      },
      decode: query,
      body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
    }),
    rest({
      method: "POST",
      path,
      procedure: `${name}.create` as const,
      doc: {
        summary: `Begin an import of ${what}`,
        description:
          "Takes the name and length of the file, which is uploaded in parts: CSV, or for events also a calendar (`.ics`).",
        example: { fileName, fileBytes: 23 },
        answer: { data: progressAnswer },
      },
      status: 201,
      decode: body,
      body: (each) => ({ data: withUnderscoreId(each) }),
    }),
    rest({
      method: "POST",
      path: `${path}/:id/parts`,
      procedure: `${name}.append` as const,
      doc: {
        summary: "Upload a part of the file",
        description:
          "Parts are sent in order; repeated ones are skipped. After the last part the columns are guessed, and the state is `mapping` or `failed`.",
        example: { id: exampleId, firstByte: 0, content: "ZW1haWwKYW5hQG1haWwuZXhhbXBsZQo=" },
        refuses: { 409: messages.partOutOfPlace },
        answer: { data: progressAnswer },
      },
      bodyLimitBytes: partBodyLimitBytes,
      decode: bodyAndParams,
      body: (each) => ({ data: withUnderscoreId(each) }),
    }),
    rest({
      method: "GET",
      path: `${path}/:id`,
      procedure: `${name}.get` as const,
      doc: {
        summary: `Read an import of ${what}`,
        description: "Its progress and columns.",
        example: { id: exampleId },
        answer: { data: detailsAnswer },
      },
      decode: params,
      body: (each) => ({ data: withUnderscoreId(each) }),
    }),
    rest({
      method: "GET",
      path: `${path}/:id/progress`,
      procedure: `${name}.progress` as const,
      doc: {
        summary: "Read the progress of an import",
        description: "Counts only, as of now.",
        example: { id: exampleId },
        answer: { data: progressAnswer },
      },
      decode: params,
      body: (each) => ({ data: withUnderscoreId(each) }),
    }),
    rest({
      method: "PUT",
      path: `${path}/:id/mapping`,
      procedure: `${name}.map` as const,
      doc: {
        summary: "Map the columns and start the dry run",
        description:
          "Checks every row and says what would happen to it; nothing is imported yet. Can be repeated with another mapping.",
        example: { id: exampleId, columns, hasNames: true, fallbacks },
        refuses: { 409: messages.notPossible },
        answer: { data: progressAnswer, message: text(messages.checking) },
      },
      decode: bodyAndParams,
      body: ({ import: each, message }) => ({ data: withUnderscoreId(each), message }),
    }),
    rest({
      method: "GET",
      path: `${path}/:id/rows`,
      procedure: `${name}.rows` as const,
      doc: {
        summary: "List the rows of an import",
        description: "In the file's order, with the outcome and, if there is one, the reason.",
        example: { id: exampleId, fate: "invalid" },
        answer: {
          data: z.array(importRowOutput.extend({ sentence: text(sentence).nullable() })),
          pagination: paginationOutput,
        },
      },
      decode: paramsAndQuery,
      body: ({ items, pagination }) => ({ data: items, pagination }),
    }),
    restStream({
      method: "GET",
      path: `${path}/:id/refused`,
      procedure: `${name}.refusedRows` as const,
      doc: {
        summary: "Download the rows that weren't imported",
        description: "As CSV, each row as uploaded with the reason at the end.",
        example: { id: exampleId },
        alsoAs: {
          type: "text/csv",
          example: "Email,Why not\r\nana,This isn't an email address\r\n",
        },
        answer: {},
      },
      decode: params,
      stream: (file, deps) => ({
        type: "text/csv; charset=utf-8",
        fileName: file.fileName,
        content: writeRefusedRows(deps, file),
      }),
    }),
    rest({
      method: "POST",
      path: `${path}/:id/cancel`,
      procedure: `${name}.cancel` as const,
      doc: {
        summary: "Cancel an import",
        description: "Rows imported so far stay.",
        example: { id: exampleId },
        refuses: { 409: messages.notPossible },
        answer: { data: progressAnswer, message: text(messages.cancelled) },
      },
      decode: bodyAndParams,
      body: ({ import: each, message }) => ({ data: withUnderscoreId(each), message }),
    }),
  ];
}
