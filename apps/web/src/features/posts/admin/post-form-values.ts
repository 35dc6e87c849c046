import type { CreatePost } from "@before-ten/contracts/posts/input";
import type { AdminPost } from "@before-ten/contracts/posts/output";
import type { PostStatus } from "@before-ten/contracts/posts/rules";
import { postLengths, postStatuses } from "@before-ten/contracts/posts/rules";
import { readDraft } from "../../../admin/form/read-draft.ts";
import { plainText } from "@before-ten/contracts/shared/clean-text";
import { defaultReadTime } from "@before-ten/contracts/shared/limits";

/** What the form holds: text as its inputs give it. */
export interface PostFormValues extends PostText {
  image: File | null;
}

/** All of the contract's fields can be kept as text, should the form be lost. */
export interface PostText extends Record<keyof CreatePost, unknown> {
  title: string;
  excerpt: string;
  content: string;
  author: string;
  category: string;
  tags: string[];
  readTime: string;
  status: PostStatus;
  featured: boolean;
  /** Only a stored post has a slug. */
  slug: string;
}

export const newPostValues: PostFormValues = {
  title: "",
  excerpt: "",
  content: "",
  author: "",
  category: "",
  tags: [],
  readTime: defaultReadTime,
  image: null,
  status: "draft",
  featured: false,
  slug: "",
};

export function valuesOf(post: AdminPost): PostFormValues {
  return {
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    author: post.author,
    category: post.category,
    tags: post.tags,
    readTime: post.readTime,
    image: null,
    status: post.status,
    featured: post.featured,
    slug: post.seo.slug,
  };
}

const { image: _, ...newText } = newPostValues;

/** Always in the same order, so that two of them can be compared as JSON. */
export function textOf({ image: _file, ...values }: PostFormValues): PostText {
  return { ...newText, ...values };
}

/** A field that isn't there is as in a new post. */
export function readPostText(stored: unknown): PostText | undefined {
  const draft = readDraft(stored, newText);
  return (
    draft && {
      ...draft.values,
      status:
        postStatuses.find((status) => status === draft.stored.get("status")) ?? newText.status,
    }
  );
}

/** Counted as the contract's schema does, which looks at the text it would store. */
export function contentCount(content: string): string {
  const count = plainText(content).length.toLocaleString("en-AU");
  return `${count} / ${postLengths.content.max.toLocaleString("en-AU")} characters`;
}

/**
 * The input that is sent. Of an edited post the status and the slug are sent only when they were
 * changed here: somebody may have published it from the list meanwhile.
 */
export function writtenFields(
  values: PostFormValues,
  post: AdminPost | undefined,
): Record<string, unknown> {
  const { image: _file, slug, status, ...fields } = values;
  if (post === undefined) return { ...fields, status };
  return {
    id: post.id,
    ...fields,
    ...(status !== post.status && { status }),
    ...(slug.trim() !== post.seo.slug && { slug }),
  };
}

/**
 * The body that is sent: with an image a multipart form, in which tags are JSON text; otherwise
 * JSON.
 */
export function writtenPost(
  values: PostFormValues,
  post: AdminPost | undefined,
): FormData | Record<string, unknown> {
  const fields = writtenFields(values, post);
  if (values.image === null) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  form.append("image", values.image);
  return form;
}
