import { historyMessages } from "@before-ten/contracts/history/messages";
import {
  cappedPaginationOutput,
  historyChangeOutput,
  historyVersionOutput,
  restoredVersionOutput,
  securityEventOutput,
} from "@before-ten/contracts/history/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { paramsAndQuery } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { writeExport } from "./history-files.ts";
import { historyRouter } from "./history.router.ts";

const changeAnswer = entityAnswer("HistoryChange", historyChangeOutput);
const securityAnswer = entityAnswer("SecurityEvent", securityEventOutput);

const { rest, restStream } = rowsOf({ history: historyRouter });

export const historyRoutes = [
  rest({
    method: "GET",
    path: "/admin/history",
    procedure: "history.list",
    doc: {
      summary: "List changes",
      description:
        "Who changed what, latest first: every change by an admin, an API key or the server itself. With `kind` and `entityId`, the history of one item. Long texts are shortened.",
      example: { kind: "event", actor: "admin", from: "2026-11-20", search: "disco" },
      answer: { data: z.array(changeAnswer), pagination: cappedPaginationOutput },
    },
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  restStream({
    method: "GET",
    path: "/admin/history/export",
    procedure: "history.export",
    doc: {
      summary: "Export changes",
      description:
        "All that match, streamed as a CSV file (`format=csv`, a line per changed field) or as JSON.",
      example: { kind: "event", format: "csv" },
      answer: { data: z.array(changeAnswer) },
      alsoAs: {
        type: "text/csv",
        example:
          "Time (UTC),Who,Kind,Source,Network,What,Title,Id,Action,Field,Before,After,Field in the API\r\n",
      },
    },
    stream: (plan, deps) => ({
      type: plan.format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      fileName: plan.fileName,
      content: writeExport(deps, plan),
    }),
  }),
  rest({
    method: "GET",
    path: "/admin/history/security",
    procedure: "history.listSecurity",
    doc: {
      summary: "List security events",
      description:
        "Sign-ins, failed sign-ins, changes of passwords and addresses, ended sessions, API keys and new admins, latest first. What was typed at a sign-in isn't stored.",
      example: { event: "sign-in-failed" },
      answer: { data: z.array(securityAnswer), pagination: cappedPaginationOutput },
    },
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "GET",
    path: "/admin/history/:id",
    procedure: "history.get",
    doc: {
      summary: "Read a change",
      description: "With all of its values.",
      example: { id: exampleId },
      answer: { data: changeAnswer },
    },
    body: (change) => ({ data: withUnderscoreId(change) }),
  }),
  rest({
    method: "GET",
    path: "/admin/history/:id/version",
    procedure: "history.previewVersion",
    doc: {
      summary: "Read what restoring a version would change",
      description: "Of an event, a post, or the draft of a campaign.",
      example: { id: exampleId, side: "after" },
      answer: { data: historyVersionOutput },
      refuses: { 409: "No earlier version of this can be restored, or it isn't there any more" },
    },
    decode: paramsAndQuery,
    body: ({ changes, stays }) => ({ data: { changes, stays } }),
  }),
  rest({
    method: "POST",
    path: "/admin/history/:id/restore",
    procedure: "history.restore",
    doc: {
      summary: "Restore a version",
      description:
        "Saves the version's content, validated like its form, as a new change. What the form refuses today stays as it is, and so do images.",
      example: { id: exampleId, side: "after" },
      answer: { data: restoredVersionOutput, message: text(historyMessages.restored) },
      refuses: {
        409: "It already has this content, the form refuses all that differs, or the item is gone or closed to changes",
      },
    },
    body: ({ undo, stays, message }) => ({ data: { undo, stays }, message }),
  }),
];
