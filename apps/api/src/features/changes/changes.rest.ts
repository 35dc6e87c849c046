import { changeOutput } from "@before-ten/contracts/changes/output";
import { changesStayDays, maxFollowMinutes } from "@before-ten/contracts/changes/rules";
import { count } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { asObject } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { changesRouter } from "./changes.router.ts";
import { writeChangeEvents } from "./change-events.ts";

const { rest, restStream } = rowsOf({ changes: changesRouter });

export const changeRoutes = [
  rest({
    method: "GET",
    path: "/changes",
    procedure: "changes.list",
    doc: {
      summary: "List changes in order",
      description: `What has been created, updated or deleted, in an order that never changes, without gaps or repetitions. Drafts don't appear: an event that becomes one again is \`deleted\`. Read all of a list once, starting with \`since=now\`, then call with each answer's \`next\`. Changes stay for ${changesStayDays} days; 409 asks you to start again.`,
      example: { since: 4700, kinds: "event,post", limit: 50 },
      refuses: { 409: "The position is too old, or from before a restored backup." },
      answer: {
        data: z.array(changeOutput),
        next: count(4711, "The `since` of the next call"),
        hasMore: z.boolean().meta({ description: "Whether more are waiting already" }),
      },
    },
    body: ({ changes, next, hasMore }) => ({ data: changes, next, hasMore }),
  }),
  restStream({
    method: "GET",
    path: "/changes/stream",
    procedure: "changes.follow",
    decode: ({ query, headers }) => ({
      ...asObject(query),
      ...(headers["last-event-id"] !== undefined && { since: headers["last-event-id"] }),
    }),
    doc: {
      summary: "Follow changes",
      description: `The same as server-sent events: each has its position as \`id\` and the change as \`data\`. The stream ends after ${maxFollowMinutes} minutes; clients such as EventSource go on with \`Last-Event-ID\`.`,
      example: { since: 4700, kinds: "event" },
      refuses: { 409: "The position is too old, or from before a restored backup." },
      answer: {},
      alsoAs: {
        type: "text/event-stream",
        example: 'id: 4711\ndata: {"position":4711,"kind":"event","action":"updated"}\n\n',
      },
    },
    stream: ({ since, reader }, deps) => ({
      type: "text/event-stream; charset=utf-8",
      fileName: null,
      content: writeChangeEvents(deps, reader, since),
    }),
  }),
];
