import { bulkPostMessages } from "@before-ten/contracts/posts/bulk-messages";
import { maxBulkPosts } from "@before-ten/contracts/posts/rules";
import { exampleId } from "@before-ten/contracts/shared/output";
import { bulkAnswers } from "../../rest/bulk-answers.ts";
import { rowsOf } from "../../rest/route.ts";
import { writePosts } from "./post-files.ts";
import { postsRouter } from "./posts.router.ts";

const { rest, restStream } = rowsOf({ posts: postsRouter });

const answers = bulkAnswers(bulkPostMessages);

export const bulkPostRoutes = [
  rest({
    method: "POST",
    path: "/blogs/admin/bulk",
    procedure: "posts.bulk",
    doc: {
      operationId: "blogs.bulk",
      summary: "Change several posts",
      description: "Changes their status, or moves them to the trash: all of them or none.",
      example: { ids: [exampleId], change: { operation: "setStatus", status: "published" } },
      ...answers.bulk,
    },
    body: ({ count: changed, undoId, message }) => ({ data: { count: changed, undoId }, message }),
  }),
  rest({
    method: "POST",
    path: "/blogs/admin/bulk/undo",
    procedure: "posts.undoBulk",
    doc: {
      operationId: "blogs.undoBulk",
      ...answers.undo,
      description: "Posts changed since then stay as they are.",
    },
    body: ({ count: undone, message }) => ({ data: { count: undone }, message }),
  }),
  restStream({
    method: "GET",
    path: "/blogs/admin/export",
    procedure: "posts.export",
    doc: {
      operationId: "blogs.export",
      summary: "Export posts",
      description: `Up to ${maxBulkPosts} posts by comma-separated ids, as a CSV file, latest first.`,
      example: { ids: exampleId },
      alsoAs: { type: "text/csv", example: "Title,Excerpt\r\nWhy four o'clock,An hour.\r\n" },
      answer: {},
    },
    stream: (plan, deps) => ({
      type: "text/csv; charset=utf-8",
      fileName: plan.fileName,
      content: writePosts(deps, plan),
    }),
  }),
];
