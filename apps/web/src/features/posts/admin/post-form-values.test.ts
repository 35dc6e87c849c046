import type { AdminPost } from "@before-ten/contracts/posts/output";
import { createPostInput, updatePostInput } from "@before-ten/contracts/posts/input";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  type PostFormValues,
  contentCount,
  newPostValues,
  readPostText,
  textOf,
  valuesOf,
  writtenFields,
  writtenPost,
} from "./post-form-values.ts";

const typedIn: PostFormValues = {
  ...newPostValues,
  title: "Why four o'clock",
  excerpt: "An hour that suits everybody.",
  content: "We tried eight and we tried noon, and then we tried the hour in between.",
  author: "The desk",
  category: "lifestyle",
  tags: ["80s", "sunset"],
};

const post: AdminPost = {
  id: "0197b0c0-0000-7000-8000-000000000000",
  title: typedIn.title,
  excerpt: typedIn.excerpt,
  content: typedIn.content,
  category: "lifestyle",
  author: "The desk",
  publishDate: null,
  readTime: "3 min read",
  views: 7,
  featured: true,
  tags: ["80s"],
  image: null,
  seo: { slug: "why-four" },
  status: "draft",
  createdAt: "2026-11-01T09:00:00.000Z",
};

it("sends a new post as the contract takes it", () => {
  const fields = writtenFields(typedIn, undefined);
  expect(createPostInput.parse(fields)).toEqual({
    title: typedIn.title,
    excerpt: typedIn.excerpt,
    content: typedIn.content,
    author: "The desk",
    category: "lifestyle",
    tags: ["80s", "sunset"],
    readTime: "5 min read",
    status: "draft",
    featured: false,
  });
  expect(Object.keys(fields)).not.toContain("slug");
  expect(Object.keys(fields)).not.toContain("image");
});

it("sends of an edited post neither the status nor the address unless they changed", () => {
  const untouched = writtenFields(valuesOf(post), post);
  expect(Object.keys(untouched)).not.toContain("status");
  expect(Object.keys(untouched)).not.toContain("slug");
  const changed = { ...valuesOf(post), status: "archived", slug: "four" } as const;
  expect(updatePostInput.parse(writtenFields(changed, post))).toMatchObject({
    id: post.id,
    status: "archived",
    slug: "four",
    featured: true,
    readTime: "3 min read",
  });
});

it("sends a form, with tags as JSON text, only when there is a picture", () => {
  expect(writtenPost(typedIn, undefined)).not.toBeInstanceOf(FormData);
  const image = new File(["x"], "story.png", { type: "image/png" });
  const form = writtenPost({ ...typedIn, featured: true, image }, undefined);
  if (!(form instanceof FormData)) throw new Error("Not a form");
  expect(form.get("tags")).toBe('["80s","sunset"]');
  expect(form.get("featured")).toBe("true");
  expect(form.get("image")).toBeInstanceOf(File);
  const { image: _, ...sent } = Object.fromEntries(form);
  expect(createPostInput.parse(sent)).toEqual(
    createPostInput.parse(writtenFields({ ...typedIn, featured: true }, undefined)),
  );
});

it.each([
  ["", "0 / 10,000 characters"],
  ["  a\r\nb \n", "3 / 10,000 characters"],
  ["a".repeat(1_234), "1,234 / 10,000 characters"],
])("counts the characters of %j as %j", (content, count) => {
  expect(contentCount(content)).toBe(count);
});

it("counts what the contract counts", () => {
  const content = fc.string({ unit: fc.constantFrom("a", "\r", "\n", " ", "\0", "é", "🎉", "\t") });
  fc.assert(
    fc.property(content, (text) => {
      const { data } = createPostInput.shape.content.safeParse(text + "b".repeat(50));
      expect(contentCount(text + "b".repeat(50))).toBe(`${data?.length} / 10,000 characters`);
    }),
  );
});

it("reads back what it kept, whatever else stands there", () => {
  expect(readPostText(JSON.parse(JSON.stringify(textOf(valuesOf(post)))))).toEqual(
    textOf(valuesOf(post)),
  );
  expect(readPostText({ title: 4, tags: ["a", 4], status: "gone", featured: "true" })).toEqual({
    ...textOf(newPostValues),
    tags: ["a"],
  });
  expect(readPostText(null)).toBeUndefined();
  expect(readPostText("text")).toBeUndefined();
  fc.assert(fc.property(fc.jsonValue(), (stored) => void readPostText(stored)));
});
