import { z } from "zod";
import { knownCategories } from "./categories.ts";
import { maxPostTags, postLengths, postStatuses } from "./rules.ts";
import { baseVersionSchema } from "../editing/input.ts";
import { plainText, singleLine } from "../shared/text/clean-text.ts";
import { inFieldOrder, whatever } from "../shared/field-order.ts";
import { changedSinceSchema } from "../shared/changed-since.ts";
import { flagSchema } from "../shared/flag.ts";
import { namesInput } from "../shared/names-input.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { postFormMessages as messages } from "./admin-messages.ts";
import { maxListLimit, defaultReadTime, relatedPostLimit } from "../shared/limits.ts";
import { scheduleTimeSchema } from "../schedule/input.ts";
import { publishedTexts } from "../site/published-texts.ts";
import { maxHtmlLength } from "./document-rules.ts";
import { postDocumentInput } from "./post-document.ts";
import { isReservedSlug } from "./reserved-slugs.ts";
import { searchTextSchema } from "../shared/text/search-text.ts";
import { textSchema } from "../shared/text/text-schema.ts";

function text(
  { min, max }: { min: number; max: number },
  { tooShort, tooLong }: { tooShort: string; tooLong: string },
  clean: (value: string) => string,
) {
  return textSchema({ clean, min, max, required: tooShort, tooShort, tooLong });
}

const tagsSchema = namesInput({
  maxNames: maxPostTags,
  maxLength: postLengths.tag,
  tooMany: messages.tooManyTags,
  tooLong: messages.tagTooLong,
});

const readTimeSchema = z
  .string()
  .transform(singleLine)
  .pipe(z.string().max(postLengths.readTime, messages.readTimeTooLong))
  .transform((readTime) => readTime || defaultReadTime);

/** One of the club's own categories, also one that is no longer offered. */
export function categorySchema(message?: string) {
  return z
    .string(message)
    .superRefine((id, context) => {
      const ids = knownCategories(publishedTexts()).map((category) => category.id);
      if (ids.includes(id)) return;
      if (message !== undefined) context.addIssue({ code: "custom", message });
      // Then a union's own message counts, as with an enumeration.
      else context.addIssue({ code: "invalid_value", values: ids, input: id, continue: false });
    })
    .meta({
      description: "The id of one of the club's categories: events, music, lifestyle, community",
      examples: ["lifestyle"],
    });
}

/** The last part of a post's or a page's URL. */
export function slugSchema(taken: string) {
  return z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, messages.slugInvalid)
    .max(postLengths.slug, messages.slugInvalid)
    .refine((slug) => !isReservedSlug(slug), taken);
}

/**
 * The fields of a post that admins write: over tRPC, as JSON, as a multipart form, and in the
 * browser's own form.
 */
export const postFields = z.object({
  title: text(
    postLengths.title,
    { tooShort: messages.titleTooShort, tooLong: messages.titleTooLong },
    singleLine,
  ),
  excerpt: text(
    postLengths.excerpt,
    { tooShort: messages.excerptTooShort, tooLong: messages.excerptTooLong },
    plainText,
  ),
  content: text(
    postLengths.content,
    { tooShort: messages.contentTooShort, tooLong: messages.contentTooLong },
    plainText,
  )
    .optional()
    .meta({ description: "The content as plain text" }),
  html: z
    .string()
    .max(maxHtmlLength, messages.htmlTooLong)
    .optional()
    .meta({ description: "The content as HTML, of which a document is made and the rest dropped" }),
  document: postDocumentInput.optional(),
  author: text(
    postLengths.author,
    { tooShort: messages.authorRequired, tooLong: messages.authorTooLong },
    singleLine,
  ),
  category: categorySchema(messages.categoryRequired),
  tags: tagsSchema.optional(),
  readTime: readTimeSchema.optional(),
  status: z.enum(postStatuses).optional(),
  featured: flagSchema.optional(),
  publishAt: scheduleTimeSchema.optional(),
  takeDownAt: scheduleTimeSchema.optional(),
});

export const createPostInput = postFields
  // Reported together with other missing fields.
  .superRefine(requireContent, { when: ({ value }) => typeof value === "object" && value !== null })
  .superRefine(refuseTwice)
  .superRefine(inFieldOrder(Object.keys(postFields.shape)), whatever);

/**
 * A changed post. Fields that aren't sent stay as they are, including the slug when the title
 * changes, so that links to the post keep working.
 */
export const updatePostInput = postFields
  .partial()
  .extend({
    id: z.string(),
    slug: slugSchema(messages.slugTaken).optional(),
    baseVersion: baseVersionSchema,
  })
  .superRefine(refuseTwice);

type Contents = Pick<z.infer<typeof postFields>, "content" | "html" | "document">;

function sentContents({ content, html, document }: Contents): number {
  return [content, html, document].filter((sent) => sent !== undefined).length;
}

export function requireContent(post: Contents, context: z.RefinementCtx): void {
  if (sentContents(post) > 0) return;
  context.addIssue({ code: "custom", path: ["content"], message: messages.contentTooShort });
}

/** If two formats are sent, it is unclear which one to store. */
export function refuseTwice(post: Contents, context: z.RefinementCtx): void {
  if (sentContents(post) < 2) return;
  context.addIssue({ code: "custom", path: ["content"], message: messages.contentTwice });
}

export type CreatePost = z.infer<typeof createPostInput>;
export type UpdatePost = z.infer<typeof updatePostInput>;

export const setPostStatusInput = z.object({
  id: z.string(),
  status: z.enum(postStatuses),
  baseVersion: baseVersionSchema,
});

export const postListInput = z.object({
  /** The specified client leaves it out for all posts; `all` means the same. */
  category: z.union([z.literal("all").transform(() => undefined), categorySchema()]).optional(),
  search: searchTextSchema.optional(),
  /** A tag, exactly as written. */
  tag: searchTextSchema.optional(),
  featured: flagSchema.optional(),
  page: pageSchema,
  limit: limitSchema(maxListLimit),
});

/** A slug, a former slug, or an id; any other text is an unknown post. */
export const postIdInput = z.object({ id: z.string() });

/** With `renew`, a new link replaces the working one. */
export const sharePreviewInput = postIdInput.extend({ renew: flagSchema.optional() });

/** The token in a preview's link; any other text is a link that doesn't work. */
export const previewTokenInput = z.object({ token: z.string() });

export const relatedPostsInput = postIdInput.extend({ limit: limitSchema(relatedPostLimit) });

export const adminPostListInput = z.object({
  status: allOr(z.enum(postStatuses)),
  category: allOr(categorySchema()),
  /** True: only posts with a scheduled publication or taking down. */
  scheduled: flagSchema.optional(),
  search: searchTextSchema.optional(),
  changedSince: changedSinceSchema,
  page: pageSchema,
  limit: limitSchema(maxListLimit),
});

/**
 * The specified client leaves out filters that are `all` or empty; sending these means the same.
 */
function allOr<Value extends z.ZodType<string>>(value: Value) {
  return z.union([z.literal(["all", ""]).transform(() => undefined), value]).optional();
}
