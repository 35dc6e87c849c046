import type { PostPreview as Preview } from "@before-ten/contracts/posts/output";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PostPreview } from "./post-preview.tsx";

const post: Preview["post"] = {
  id: "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
  title: "Why four o'clock",
  excerpt: "An hour that suits everybody.",
  category: "lifestyle",
  author: "The desk",
  publishDate: "2026-11-20T08:00:00.000Z",
  readTime: "3 min read",
  views: 0,
  featured: false,
  tags: [],
  image: null,
  seo: { slug: "why-four-oclock" },
  status: "draft",
  createdAt: "2026-11-19T17:12:00.000Z",
  content: "We tried eight and we tried noon.",
  html: "<p>We tried eight and we tried noon.</p>",
  document: null,
};

function show(status: "draft" | "published"): HTMLElement {
  const preview = { post: { ...post, status }, related: [], expiresAt: "2026-11-27T08:00:00.000Z" };
  return render(
    <PostPreview
      preview={preview}
      publicUrl="https://club.example"
      nextParty={null}
      newsletter={null}
    />,
  ).container;
}

afterEach(cleanup);

it.each([
  ["draft", "Preview – not public; valid until 27 November 2026 at 7:00 PM AEDT"],
  ["published", "Preview – this post is public; valid until 27 November 2026 at 7:00 PM AEDT"],
] as const)("says of a %s post what one is looking at", (status, sentence) => {
  show(status);
  const bar = screen.getByRole("note", { name: "About this preview" });
  expect(bar.textContent?.replaceAll(/\s/g, " ")).toBe(sentence);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(post.title);
  expect(screen.getByText(post.content)).toBeTruthy();
});

it("counts no view and offers no address to share", () => {
  const page = show("published");
  expect(page.querySelector("record-view, share-button")).toBeNull();
});
