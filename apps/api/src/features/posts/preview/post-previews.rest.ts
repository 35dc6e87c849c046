import { adminPostMessages } from "@before-ten/contracts/posts/admin-messages";
import {
  postPreviewOutput,
  previewLinkOutput,
  previewedPostOutput,
} from "@before-ten/contracts/posts/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { rowsOf } from "../../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../../rest/underscore-id.ts";
import { postSummaryAnswer } from "../post-summary-answer.ts";
import { postPreviewsRouter } from "./previews.router.ts";

const previewAnswer = entityAnswer("PostPreview", previewedPostOutput);

const { rest } = rowsOf({ postPreviews: postPreviewsRouter });

export const postPreviewRoutes = [
  rest({
    method: "GET",
    path: "/blogs/:id/preview",
    procedure: "postPreviews.find",
    doc: {
      summary: "Read a post's preview link",
      description: "Null where it has none, or none that works any more.",
      example: { id: exampleId },
      answer: { data: previewLinkOutput.nullable() },
    },
    body: (link) => ({ data: link }),
  }),
  rest({
    method: "POST",
    path: "/blogs/:id/preview",
    procedure: "postPreviews.share",
    doc: {
      summary: "Share a post's preview",
      description:
        "Returns the working link, or makes one: for seven days, anyone with it can read the post as stored, even a draft. With `renew`, a new link replaces it.",
      example: { id: exampleId, renew: true },
      answer: { data: previewLinkOutput },
    },
    body: (link) => ({ data: link }),
  }),
  rest({
    method: "DELETE",
    path: "/blogs/:id/preview",
    procedure: "postPreviews.revoke",
    doc: {
      summary: "Revoke a post's preview link",
      description: "It stops working at once. A post without one is left as it is.",
      example: { id: exampleId },
      answer: { message: text(adminPostMessages.previewLinkRevoked) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/blog-previews/:token",
    procedure: "postPreviews.read",
    doc: {
      summary: "Read a post by its preview link",
      description:
        "By what stands behind `/blog/preview/` in the link. The post as visitors would read it, of any status. No view is counted, and nothing of it may be cached or indexed.",
      example: { token: "zq3kx7v5m2" },
      limited: true,
      refuses: { 404: "The link has expired, or was revoked." },
      answer: {
        data: previewAnswer,
        related: z.array(postSummaryAnswer),
        expiresAt: postPreviewOutput.shape.expiresAt,
      },
    },
    body: ({ post, related, expiresAt }) => ({
      data: withUnderscoreId(post),
      related: related.map(withUnderscoreId),
      expiresAt,
    }),
  }),
];
