import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import { count, exampleId, text } from "@before-ten/contracts/shared/output";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { trashItemOutput } from "@before-ten/contracts/trash/output";
import { trashDays } from "@before-ten/contracts/trash/rules";
import { z } from "zod";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { trashRouter } from "./trash.router.ts";

const { rest } = rowsOf({ trash: trashRouter });

const idsOfAnyKind = "Takes ids of any kind; unknown ones are skipped.";

export const trashRoutes = [
  rest({
    method: "GET",
    path: "/admin/trash",
    procedure: "trash.list",
    doc: {
      summary: "List the trash",
      description: `Events, posts, subscribers, campaigns and canned answers deleted in the last ${trashDays} days, latest first.`,
      example: { kind: "event", search: "disco" },
      answer: {
        data: z.array(entityAnswer("TrashItem", trashItemOutput)),
        pagination: paginationOutput,
      },
    },
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "POST",
    path: "/admin/trash/restore",
    procedure: "trash.restore",
    doc: {
      summary: "Restore from the trash",
      description: `Address, image, counts and series are as before. ${idsOfAnyKind}`,
      example: { ids: [exampleId] },
      answer: { data: z.object({ count: count(1) }), message: text(trashMessages.restored(1)) },
    },
    body: done,
  }),
  rest({
    method: "POST",
    path: "/admin/trash/delete",
    procedure: "trash.delete",
    doc: {
      summary: "Delete for good",
      description: `This can't be undone. ${idsOfAnyKind}`,
      example: { ids: [exampleId] },
      answer: { data: z.object({ count: count(1) }), message: text(trashMessages.deleted(1)) },
    },
    body: done,
  }),
  rest({
    method: "POST",
    path: "/admin/trash/empty",
    procedure: "trash.empty",
    doc: {
      summary: "Empty the trash",
      description: "Of everything or of one kind. This can't be undone.",
      example: { kind: "event" },
      answer: { data: z.object({ count: count(1) }), message: text(trashMessages.deleted(1)) },
    },
    body: done,
  }),
];

function done({ count: changed, message }: { count: number; message: string }) {
  return { data: { count: changed }, message };
}
