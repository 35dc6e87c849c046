import { bulkPostMessages } from "@before-ten/contracts/posts/bulk-messages";
import { maxBulkPosts } from "@before-ten/contracts/posts/rules";
import { count, exampleId, text } from "@before-ten/contracts/shared/output";
import { undoMinutes } from "@before-ten/contracts/trash/rules";
import { z } from "zod";
import { body, query } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { writePosts } from "./post-files.ts";
import { postsRouter } from "./posts.router.ts";

const { rest, restStream } = rowsOf({ posts: postsRouter });

export const bulkPostRoutes = [
  rest({
    method: "POST",
    path: "/blogs/admin/bulk",
    procedure: "posts.bulk",
    doc: {
      operationId: "blogs.bulk",
      summary: "Change posts together",
      description: "Their status, or into the trash with them: all of them or none.",
      example: { ids: [exampleId], change: { operation: "setStatus", status: "published" } },
      answer: {
        data: z.object({
          count: count(1),
          undoId: z
            .uuid()
            .nullable()
            .meta({
              examples: [exampleId],
              description: `Undoes the change within ${undoMinutes} minutes; null after a deletion, which is undone in the trash`,
            }),
        }),
        message: text(bulkPostMessages.changed(1)),
      },
      refuses: { 404: "One of the posts doesn't exist." },
    },
    decode: body,
    body: ({ count: changed, undoId, message }) => ({ data: { count: changed, undoId }, message }),
  }),
  rest({
    method: "POST",
    path: "/blogs/admin/bulk/undo",
    procedure: "posts.undoBulk",
    doc: {
      operationId: "blogs.undoBulk",
      summary: "Take back a change of posts",
      description: "A post that was changed again since then stays as it is.",
      example: { undoId: exampleId },
      answer: { data: z.object({ count: count(1) }), message: text(bulkPostMessages.undone(1)) },
      refuses: { 404: "It was undone already, or is too long ago." },
    },
    decode: body,
    body: ({ count: undone, message }) => ({ data: { count: undone }, message }),
  }),
  restStream({
    method: "GET",
    path: "/blogs/admin/export",
    procedure: "posts.export",
    doc: {
      operationId: "blogs.export",
      summary: "Export posts",
      description: `These, up to ${maxBulkPosts} with commas between them, as a CSV file, latest written first.`,
      example: { ids: exampleId },
      alsoAs: { type: "text/csv", example: "Title,Excerpt\r\nWhy four o'clock,An hour.\r\n" },
      answer: {},
    },
    decode: query,
    stream: (plan, deps) => ({
      type: "text/csv; charset=utf-8",
      fileName: plan.fileName,
      content: writePosts(deps, plan),
    }),
  }),
];
