import { z } from "zod";
import { versionOutput } from "../editing/output.ts";
import {
  adminPostOutput,
  postPreviewOutput,
  previewedPostOutput,
  publicPostOutput,
} from "../posts/output.ts";
import { idOutput, instant, text } from "../shared/output.ts";
import { pageStatuses } from "./rules.ts";

/** A page of the club's own, for visitors and integrators. */
export const publicPageOutput = z.object({
  id: idOutput,
  slug: text("privacy", "Last part of the page's address, /p/privacy"),
  title: text("Privacy"),
  excerpt: text("What we store about you, and why.", "What search engines show"),
  ...publicPostOutput.pick({ content: true, html: true, document: true }).shape,
  publishDate: instant("2026-11-20T08:00:00.000Z", "When it was first published"),
  updatedAt: instant("2026-11-28T09:00:00.000Z", "When it was last changed"),
});

/** A page in the admins' list. */
export const adminPageSummaryOutput = z.object({
  ...publicPageOutput.pick({ id: true, slug: true, title: true, excerpt: true }).shape,
  ...adminPostOutput.pick({ publishDate: true, publishAt: true, takeDownAt: true }).shape,
  status: z.enum(pageStatuses).meta({ examples: ["published"] }),
  createdAt: instant("2026-11-19T17:12:00.000Z"),
  updatedAt: instant("2026-11-28T09:00:00.000Z"),
});

export const adminPageOutput = adminPageSummaryOutput.extend({
  ...publicPageOutput.pick({ content: true, html: true, document: true }).shape,
  version: versionOutput,
});

export const pagePreviewOutput = z.object({
  page: publicPageOutput.extend({
    status: adminPageSummaryOutput.shape.status,
    publishDate: previewedPostOutput.shape.publishDate,
  }),
  expiresAt: postPreviewOutput.shape.expiresAt,
});

export type PagePreview = z.infer<typeof pagePreviewOutput>;
export type PublicPage = z.infer<typeof publicPageOutput>;
export type AdminPageSummary = z.infer<typeof adminPageSummaryOutput>;
export type AdminPage = z.infer<typeof adminPageOutput>;
