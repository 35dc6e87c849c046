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
    decode: bodyAndParams,
    body: ({ import: each, message }) => ({ data: withUnderscoreId(each), message }),
  }),
  rest({
    method: "POST",
    path: "/admin/imports/subscribers/:id/undo",
    procedure: "subscriberImports.undo",
    doc: {
      summary: "Undo an import of subscribers",
      description:
        "Moves the subscribers it added to the trash, from where each can be restored. Those who have got a mail or were changed since stay, as do those who were on the list before.",
      example: { id: exampleId },
      refuses: { 409: messages.notPossible },
      answer: { data: progressAnswer, message: text(messages.subscribersUndone(12, 1)) },
    },
    decode: bodyAndParams,
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
    decode: bodyAndParams,
    body: ({ import: each, message }) => ({ data: withUnderscoreId(each), message }),
  }),
  rest({
    method: "POST",
    path: "/admin/imports/events/:id/undo",
    procedure: "eventImports.undo",
    doc: {
      summary: "Undo an import of events",
      description: "Moves all events that it made to the trash, from where each can come back.",
      example: { id: exampleId },
      refuses: { 409: messages.notPossible },
      answer: { data: progressAnswer, message: text(messages.undone(12)) },
    },
    decode: bodyAndParams,
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
          "By the name and the length of its file, which follows in parts: CSV, or for events also a calendar (`.ics`).",
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
        summary: "Send a part of the file",
        description:
          "In their order; one that was sent before is skipped. With the last one the columns are guessed: the state is `mapping`, or `failed`.",
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
        description: "How far it is, and what its columns are.",
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
        summary: "Read how far an import is",
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
        summary: "Map the columns and begin the dry run",
        description:
          "Every row is looked at and gets its fate; nothing is imported yet. Also once more, with another mapping.",
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
        description: "In the file's order, each with its fate and, where there is one, its reason.",
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
        summary: "Download the rows that aren't imported",
        description: "As CSV, each as it came with the reason behind it.",
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
        description: "What it has imported until then stays.",
        example: { id: exampleId },
        refuses: { 409: messages.notPossible },
        answer: { data: progressAnswer, message: text(messages.cancelled) },
      },
      decode: bodyAndParams,
      body: ({ import: each, message }) => ({ data: withUnderscoreId(each), message }),
    }),
  ];
}
