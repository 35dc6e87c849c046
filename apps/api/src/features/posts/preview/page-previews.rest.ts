import { pagePreviewOutput } from "@before-ten/contracts/pages/output";
import { adminPostMessages } from "@before-ten/contracts/posts/admin-messages";
import { previewLinkOutput } from "@before-ten/contracts/posts/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { rowsOf } from "../../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../../rest/underscore-id.ts";
import { pagePreviewsRouter } from "./previews.router.ts";

const { rest } = rowsOf({ pagePreviews: pagePreviewsRouter });

export const pagePreviewRoutes = [
  rest({
    method: "GET",
    path: "/pages/:id/preview",
    procedure: "pagePreviews.find",
    doc: {
      summary: "Read a page's preview link",
      description: "Null where it has none, or none that works any more.",
      example: { id: exampleId },
      answer: { data: previewLinkOutput.nullable() },
    },
    body: (link) => ({ data: link }),
  }),
  rest({
    method: "POST",
    path: "/pages/:id/preview",
    procedure: "pagePreviews.share",
    doc: {
      summary: "Share a page's preview",
      description:
        "Returns the working link, or makes one: for seven days, anyone with it can read the page as stored, even a draft. With `renew`, a new link replaces it.",
      example: { id: exampleId, renew: true },
      answer: { data: previewLinkOutput },
    },
    body: (link) => ({ data: link }),
  }),
  rest({
    method: "DELETE",
    path: "/pages/:id/preview",
    procedure: "pagePreviews.revoke",
    doc: {
      summary: "Revoke a page's preview link",
      description: "It stops working at once. A page without one is left as it is.",
      example: { id: exampleId },
      answer: { message: text(adminPostMessages.previewLinkRevoked) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/page-previews/:token",
    procedure: "pagePreviews.read",
    doc: {
      summary: "Read a page by its preview link",
      description:
        "By what stands behind `/p/preview/` in the link. The page as visitors would read it, of any status. Nothing of it may be cached or indexed.",
      example: { token: "zq3kx7v5m2" },
      limited: true,
      refuses: { 404: "The link has expired, or was revoked." },
      answer: {
        data: entityAnswer("PagePreview", pagePreviewOutput.shape.page),
        expiresAt: pagePreviewOutput.shape.expiresAt,
      },
    },
    body: ({ page, expiresAt }) => ({ data: withUnderscoreId(page), expiresAt }),
  }),
];
