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
  html: `<p>${typedIn.content}</p>`,
  document: null,
  category: "lifestyle",
  author: "The desk",
  publishDate: null,
  readTime: "3 min read",
  views: 7,
  featured: true,
  tags: ["80s"],
  image: null,
  seo: { slug: "why-four" },
  publishAt: "2026-12-03T22:00:00.000Z",
  takeDownAt: null,
  status: "draft",
  version: 4,
  createdAt: "2026-11-01T09:00:00.000Z",
};

it("sends a new post as the contract expects it", () => {
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
    publishAt: null,
    takeDownAt: null,
  });
  expect(Object.keys(fields)).not.toContain("slug");
  expect(Object.keys(fields)).not.toContain("image");
});

it("sends an edited post's changes and the version they are based on", () => {
  const base = { id: post.id, version: post.version, values: valuesOf(post) };
  expect(writtenFields(valuesOf(post), base)).toEqual({ id: post.id, baseVersion: 4 });
  const changed = { ...valuesOf(post), status: "archived", slug: "four ", tags: ["90s"] } as const;
  expect(updatePostInput.parse(writtenFields({ ...changed, tags: ["90s"] }, base))).toEqual({
    id: post.id,
    baseVersion: 4,
    status: "archived",
    slug: "four",
    tags: ["90s"],
  });
});

it("sends a document instead of its text, without the data it refers to", () => {
  const image = { url: "/media/a.jpeg", alt: "", width: 1, height: 1, srcSet: "" };
  const facts = {
    avifSrcSet: null,
    svgUrl: null,
    wordlessUrl: null,
    preview: null,
    darkest: null,
  };
  const block = { kind: "image", imageId: "a".repeat(64), alt: "Red shoes", caption: "" } as const;
  const paragraph = { kind: "paragraph", spans: [{ text: typedIn.content }] } as const;
  const document = {
    version: 1 as const,
    blocks: [
      { ...paragraph, spans: [...paragraph.spans] },
      { ...block, image: { ...image, ...facts } },
    ],
  };
  const fields = writtenFields({ ...typedIn, document }, undefined);
  expect(fields).not.toHaveProperty("content");
  expect(fields["document"]).toEqual({ version: 1, blocks: [paragraph, block] });
  expect(createPostInput.safeParse(fields).success).toBe(true);

  const values = { ...valuesOf(post), document };
  const base = { id: post.id, version: post.version, values };
  // Changed data of an image isn't a change of the post.
  const same = { version: 1 as const, blocks: document.blocks.slice(0, 1) };
  const imageGone = { ...document, blocks: [...same.blocks, { ...block, image: null }] };
  expect(writtenFields({ ...values, document: imageGone }, base)).toEqual({
    id: post.id,
    baseVersion: 4,
  });
  expect(updatePostInput.parse(writtenFields({ ...values, document: same }, base))).toEqual({
    id: post.id,
    baseVersion: 4,
    document: { version: 1, blocks: [paragraph] },
  });
});

it("reads a document, and nothing else", () => {
  const document = {
    version: 1 as const,
    blocks: [{ kind: "quote" as const, spans: [{ text: "Never." }] }],
  };
  const stored = textOf({ ...valuesOf(post), document });
  expect(readPostText(JSON.parse(JSON.stringify(stored)))?.document).toEqual(document);
  for (const broken of [{ version: 2, blocks: [] }, { version: 1, blocks: [{ kind: "x" }] }, "x"]) {
    expect(readPostText({ ...stored, document: broken })?.document).toBeNull();
  }
});

it("sends a multipart form, with tags as JSON text, only if there is an image", () => {
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

it("counts characters as the contract does", () => {
  const content = fc.string({ unit: fc.constantFrom("a", "\r", "\n", " ", "\0", "é", "🎉", "\t") });
  fc.assert(
    fc.property(content, (text) => {
      const { data } = createPostInput.shape.content.safeParse(text + "b".repeat(50));
      expect(contentCount(text + "b".repeat(50))).toBe(`${data?.length} / 10,000 characters`);
    }),
  );
});

it("reads a draft and ignores everything else", () => {
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

it("shows and sends its schedule in the club's time zone", () => {
  const values = valuesOf(post);
  expect(values).toMatchObject({ publishAt: "2026-12-04T09:00", takeDownAt: "" });
  const changed = { ...values, publishAt: "", takeDownAt: "2026-12-20T09:00" };
  const base = { id: post.id, version: post.version, values };
  expect(updatePostInput.parse(writtenFields(changed, base))).toMatchObject({
    publishAt: null,
    takeDownAt: "2026-12-20T09:00",
  });
});
