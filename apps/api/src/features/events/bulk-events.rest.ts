import { bulkEventMessages } from "@before-ten/contracts/events/admin-messages";
import { exampleId } from "@before-ten/contracts/shared/output";
import { bulkAnswers } from "../../rest/bulk-answers.ts";
import { rowsOf } from "../../rest/route.ts";
import { writeEvents } from "./event-files.ts";
import { eventsRouter } from "./events.router.ts";

const { rest, restStream } = rowsOf({ events: eventsRouter });

const answers = bulkAnswers(bulkEventMessages);

export const bulkEventRoutes = [
  rest({
    method: "POST",
    path: "/admin/events/bulk",
    procedure: "events.bulk",
    doc: {
      summary: "Change several events",
      description:
        "Changes their status or ticket availability, or moves them to the trash: all of them or none.",
      example: { ids: [exampleId], change: { operation: "setStatus", status: "published" } },
      ...answers.bulk,
    },
    body: ({ count: changed, undoId, message }) => ({ data: { count: changed, undoId }, message }),
  }),
  rest({
    method: "POST",
    path: "/admin/events/bulk/undo",
    procedure: "events.undoBulk",
    doc: {
      ...answers.undo,
      description: "Events changed since then stay as they are.",
    },
    body: ({ count: undone, message }) => ({ data: { count: undone }, message }),
  }),
  restStream({
    method: "GET",
    path: "/admin/events/export",
    procedure: "events.export",
    doc: {
      summary: "Export events",
      description: "Up to 100 events by comma-separated ids, as a CSV file, soonest first.",
      example: { ids: exampleId },
      alsoAs: { type: "text/csv", example: "Name,First day\r\nSunday Disco,2026-12-05\r\n" },
      answer: {},
    },
    stream: (plan, deps) => ({
      type: "text/csv; charset=utf-8",
      fileName: plan.fileName,
      content: writeEvents(deps, plan),
    }),
  }),
];
