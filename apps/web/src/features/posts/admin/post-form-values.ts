import type { CreatePost } from "@before-ten/contracts/posts/input";
import type { AdminPost } from "@before-ten/contracts/posts/output";
import { postLengths, type PostStatus, postStatuses } from "@before-ten/contracts/posts/rules";
import { type PostContent, isSameContent, sentContent } from "./post-content.ts";
import { readDocument } from "./stored-document.ts";
import { readDraft } from "../../../admin/form/draft/read-draft.ts";
import { plainText } from "@before-ten/contracts/shared/text/clean-text";
import { brand } from "@before-ten/contracts/shared/brand";
import { localTimeIn } from "@before-ten/contracts/events/lifecycle";
import { defaultReadTime } from "@before-ten/contracts/shared/limits";

/** The form's values, with text as inputs give it. */
export interface PostFormValues extends PostText {
  image: File | null;
}

/** What posts and pages have in common. */
export interface WrittenText extends PostContent {
  title: string;
  excerpt: string;
  status: PostStatus;
  /** `YYYY-MM-DDTHH:MM` in the club's time zone; empty if it isn't scheduled. */
  publishAt: string;
  takeDownAt: string;
  /** Empty for a new one: it is made from the title. */
  slug: string;
}

/** The values a draft can store. */
export interface PostText
  extends Record<Exclude<keyof CreatePost, keyof WrittenText | "html">, unknown>, WrittenText {
  author: string;
  category: string;
  tags: string[];
  readTime: string;
  featured: boolean;
  /** Identifies the stored image; empty if there is none. */
  imageUrl: string;
}

export const newWriting: WrittenText = {
  title: "",
  excerpt: "",
  content: "",
  document: null,
  status: "draft",
  publishAt: "",
  takeDownAt: "",
  slug: "",
};

export const newPostValues: PostFormValues = {
  ...newWriting,
  author: "",
  category: "",
  tags: [],
  readTime: defaultReadTime,
  image: null,
  featured: false,
  imageUrl: "",
};

export function valuesOf(post: AdminPost): PostFormValues {
  return {
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    document: post.document,
    author: post.author,
    category: post.category,
    tags: post.tags,
    readTime: post.readTime,
    image: null,
    status: post.status,
    featured: post.featured,
    publishAt: clubTime(post.publishAt),
    takeDownAt: clubTime(post.takeDownAt),
    slug: post.seo.slug,
    imageUrl: post.image?.url ?? "",
  };
}

export function clubTime(instant: string | null): string {
  return instant === null ? "" : localTimeIn(new Date(instant), brand.timeZone);
}

const { image: _, ...newText } = newPostValues;

/** Always in the same order, so that two versions can be compared as JSON. */
export function textOf({ image: _file, ...values }: PostFormValues): PostText {
  return { ...newText, ...values };
}

/** Missing fields are as in a new post. */
export function readPostText(stored: unknown): PostText | undefined {
  const draft = readDraft(stored, newText);
  return (
    draft && {
      ...draft.values,
      document: readDocument(draft.stored.get("document")) ?? null,
      status:
        postStatuses.find((status) => status === draft.stored.get("status")) ?? newText.status,
    }
  );
}

/** Counted as the contract's schema does, on the text as it would be stored. */
export function contentCount(content: string): string {
  const count = plainText(content).length.toLocaleString("en-AU");
  return `${count} / ${postLengths.content.max.toLocaleString("en-AU")} characters`;
}

/** The stored version that changes of an edited post or page are based on. */
export interface WrittenBase<Values> {
  id: string;
  version: number;
  values: Values;
}

export type PostBase = WrittenBase<PostFormValues>;

/**
 * The input to send. Only changes of an edited one are sent, as it may have been published from the
 * list meanwhile.
 */
export function writtenFields(
  values: WrittenText & Partial<PostFormValues>,
  base: WrittenBase<WrittenText & Partial<PostFormValues>> | undefined,
): Record<string, unknown> {
  const {
    image: _file,
    imageUrl: _url,
    slug,
    content: _text,
    document: _document,
    ...fields
  } = values;
  if (base === undefined) {
    return { ...fields, ...(slug.trim() !== "" && { slug: slug.trim() }), ...sentContent(values) };
  }
  const before = new Map<string, unknown>(Object.entries(base.values));
  const changed = Object.entries({ ...fields, slug: slug.trim() }).filter(
    ([name, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return {
    id: base.id,
    baseVersion: base.version,
    ...Object.fromEntries(changed),
    ...(!isSameContent(values, base.values) && sentContent(values)),
  };
}

/**
 * The request body: with an image a multipart form, in which tags are JSON text; otherwise JSON.
 */
export function writtenPost(
  values: PostFormValues,
  base: PostBase | undefined,
): FormData | Record<string, unknown> {
  const fields = writtenFields(values, base);
  if (values.image === null) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  form.append("image", values.image);
  return form;
}

/** Fields outside the settings. */
export const textFields: ReadonlySet<string> = new Set(["title", "excerpt", "content", "document"]);
