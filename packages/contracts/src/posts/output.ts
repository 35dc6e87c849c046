import { z } from "zod";
import { versionOutput } from "../editing/output.ts";
import { publicImageOutput } from "../images/output.ts";
import { count, idOutput, instant, text } from "../shared/output.ts";
import { publishAtOutput, takeDownAtOutput } from "../schedule/output.ts";
import { answeredDocumentOutput } from "./document-output.ts";
import { postStatuses } from "./rules.ts";

/** A post in a list. */
export const postSummaryOutput = z.object({
  id: idOutput,
  title: text("Why four o'clock"),
  excerpt: text("An hour that suits everybody."),
  category: text("lifestyle", "The id of one of the club's categories"),
  author: text("The desk"),
  publishDate: instant("2026-11-20T08:00:00.000Z", "When it was first published"),
  /** The reading time, as the author worded it. */
  readTime: text("3 min read"),
  views: count(42),
  featured: z.boolean().meta({ examples: [false] }),
  tags: z.array(text("sunset")),
  image: publicImageOutput.nullable(),
  seo: z.object({ slug: text("why-four-oclock", "Last part of the post's address") }),
  status: z.enum(postStatuses).meta({ examples: ["published"] }),
  createdAt: instant("2026-11-19T17:12:00.000Z"),
});

/** The text, in three forms. */
const contents = {
  content: text("We tried eight and we tried noon.", "Plain text, with the author's line breaks"),
  html: text(
    "<p>We tried eight and we tried noon.</p>",
    "The same as HTML without scripts and styles; addresses in it are absolute",
  ),
  document: answeredDocumentOutput.nullable(),
};

/** A post for visitors and integrators. */
export const publicPostOutput = postSummaryOutput.extend(contents);

/** A post for admins. */
export const adminPostSummaryOutput = postSummaryOutput.extend({
  publishDate: instant("2026-11-20T08:00:00.000Z", "Null until it is first published").nullable(),
  publishAt: publishAtOutput,
  takeDownAt: takeDownAtOutput,
});

/** An additional field in the admins' list. */
export const listedPostOutput = adminPostSummaryOutput.extend({
  updatedAt: instant("2026-11-28T09:00:00.000Z"),
});

export const adminPostOutput = adminPostSummaryOutput.extend({
  ...contents,
  version: versionOutput,
});

/** Anyone with the link can read the post as stored. */
export const previewLinkOutput = z
  .object({
    url: text("https://club.example/blog/preview/0193a0b0…"),
    expiresAt: instant("2026-11-27T08:00:00.000Z", "Seven days after it was made"),
  })
  .meta({ id: "PreviewLink" });

/** A post of any status, as visitors would see it. */
export const previewedPostOutput = publicPostOutput.extend({
  publishDate: instant(
    "2026-11-20T08:00:00.000Z",
    "When it was first published, or is to be; otherwise the present",
  ),
});

export const postPreviewOutput = z.object({
  post: previewedPostOutput,
  related: z.array(postSummaryOutput),
  expiresAt: instant("2026-11-27T08:00:00.000Z", "When the link stops working"),
});

export const postFilterOptionsOutput = z
  .object({
    /** Every offered category, including those without posts. */
    categories: z.array(
      z.object({
        name: text("lifestyle", "Its id"),
        count: count(3),
      }),
    ),
    /** Most used first. */
    popularTags: z.array(z.object({ name: text("sunset"), count: count(2) })),
  })
  .meta({ id: "BlogFilters" });

export const postStatusCountsOutput = z.object({
  draft: count(1),
  published: count(12),
  archived: count(0),
});

export type PostSummary = z.infer<typeof postSummaryOutput>;
export type PublicPost = z.infer<typeof publicPostOutput>;
export type AdminPostSummary = z.infer<typeof adminPostSummaryOutput>;
export type ListedPost = z.infer<typeof listedPostOutput>;
export type AdminPost = z.infer<typeof adminPostOutput>;
export type PreviewLink = z.infer<typeof previewLinkOutput>;
export type PostPreview = z.infer<typeof postPreviewOutput>;
export type PostFilterOptions = z.infer<typeof postFilterOptionsOutput>;
export type PostStatusCounts = z.infer<typeof postStatusCountsOutput>;
