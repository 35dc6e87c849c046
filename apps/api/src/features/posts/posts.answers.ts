import type {
  PostFilterOptions,
  PostSummary,
  PublicPost,
  AdminPost,
  AdminPostSummary,
} from "@before-ten/contracts/posts/output";
import {
  type PostStatusCounts,
  postCategories,
  postStatuses,
} from "@before-ten/contracts/posts/rules";
import { z } from "zod";
import { count, idAnswer, ids, instant, imageAnswer, text } from "../../rest/answers.ts";

type WithBothIds<Entity> = Entity & { _id: string };

const summary = {
  title: text("Why four o'clock"),
  excerpt: text("An hour that suits everybody."),
  category: z.enum(postCategories).meta({ examples: ["lifestyle"] }),
  author: text("The desk"),
  publishDate: instant("2026-11-20T08:00:00.000Z", "When it was first published"),
  readTime: text("3 min read"),
  views: count(42),
  featured: z.boolean().meta({ examples: [false] }),
  tags: z.array(text("sunset")),
  image: imageAnswer.nullable(),
  seo: z.object({ slug: text("why-four-oclock", "What the post's address ends in") }),
  status: z.enum(postStatuses).meta({ examples: ["published"] }),
  createdAt: instant("2026-11-19T17:12:00.000Z"),
};

const adminSummary = {
  ...summary,
  publishDate: instant("2026-11-20T08:00:00.000Z", "Null until it is first published").nullable(),
};

const content = text("We tried eight and we tried noon.", "Plain text");

export const postSummaryAnswer: z.ZodType<WithBothIds<PostSummary>> = z
  .object({ ...ids, ...summary })
  .meta({ id: "PostSummary" });

export const postAnswer: z.ZodType<WithBothIds<PublicPost>> = z
  .object({ ...ids, ...summary, content })
  .meta({ id: "Post" });

export const adminPostSummaryAnswer: z.ZodType<WithBothIds<AdminPostSummary>> = z
  .object({ ...ids, ...adminSummary })
  .meta({ id: "StaffPostSummary" });

/** What the procedures answer to admins. */
export const adminPostOutput: z.ZodType<AdminPost> = z.object({
  id: idAnswer,
  ...adminSummary,
  content,
});

export const adminPostAnswer: z.ZodType<WithBothIds<AdminPost>> = z
  .object({ ...ids, ...adminSummary, content })
  .meta({ id: "StaffPost" });

export const filtersAnswer: z.ZodType<PostFilterOptions> = z
  .object({
    categories: z.array(
      z.object({
        name: z.enum(postCategories).meta({ examples: ["lifestyle"] }),
        count: count(3),
      }),
    ),
    popularTags: z.array(z.object({ name: text("sunset"), count: count(2) })),
  })
  .meta({ id: "BlogFilters" });

export const statusCountsAnswer: z.ZodType<PostStatusCounts> = z.object({
  draft: count(1),
  published: count(12),
  archived: count(0),
});
