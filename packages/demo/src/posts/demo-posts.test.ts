import { expect, it } from "vitest";
import { proseText } from "./demo-post.ts";
import { demoPosts } from "./demo-posts.ts";

const published = demoPosts.filter(({ publication }) => publication.status === "published");

it("fills every category and every status", () => {
  const kinds = demoPosts.map(({ publication, category }) => `${publication.status} ${category}`);
  expect(countEach(kinds)).toEqual({
    "published events": 3,
    "published music": 3,
    "published lifestyle": 2,
    "published community": 2,
    "draft music": 1,
    "draft community": 1,
    "archived events": 1,
    "archived lifestyle": 1,
  });
});

it.each(demoPosts.map((post) => [post.slug, post] as const))(
  "keeps %s inside the form's limits, with paragraphs to read",
  (slug, post) => {
    const { title, excerpt, author, tags } = post;
    const content = proseText(post);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(title.length).toBeGreaterThanOrEqual(3);
    expect(title.length).toBeLessThanOrEqual(200);
    expect(excerpt.length).toBeGreaterThanOrEqual(10);
    expect(excerpt.length).toBeLessThanOrEqual(500);
    expect(author.length).toBeLessThanOrEqual(100);
    expect(tags.length).toBeGreaterThanOrEqual(2);
    expect(tags.length).toBeLessThanOrEqual(6);
    expect(new Set(tags).size).toBe(tags.length);

    const words = content.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(600);
    const paragraphs = content.split("\n\n");
    expect(paragraphs.length).toBeGreaterThanOrEqual(5);
    // The line ends and the margin of the source file would be shown.
    expect(paragraphs.filter((paragraph) => /\n|\s\s/.test(paragraph))).toEqual([]);
  },
);

it("gives most of those that are out subheads, and lifts its quotes out of their texts", () => {
  const quotes = published.flatMap((post) =>
    post.content.flatMap((block) =>
      block.kind === "pull-quote" ? [{ quote: block.spans[0]?.text, post }] : [],
    ),
  );
  expect(quotes.length).toBeGreaterThanOrEqual(5);
  const invented = quotes.filter(
    ({ quote = "", post }) =>
      !proseText(post).toLowerCase().includes(quote.slice(0, -1).toLowerCase()),
  );
  expect(invented.map(({ quote }) => quote)).toEqual([]);
  const kinds = published.map(({ content }) => new Set(content.map(({ kind }) => kind)));
  expect(kinds.filter((each) => each.has("heading")).length).toBeGreaterThanOrEqual(6);
  expect(kinds.filter((each) => each.has("image"))).toHaveLength(4);
  expect(kinds.filter((each) => each.has("event"))).toHaveLength(3);
});

it("keeps posts of plain text, as they were written before there was structure", () => {
  const plain = demoPosts.filter(({ content }) =>
    content.every(({ kind }) => kind === "paragraph"),
  );
  expect(plain.map(({ publication }) => publication.status)).toContain("archived");
});

it("has different slugs, two featured posts, and a picture of every published one", () => {
  expect(new Set(demoPosts.map(({ slug }) => slug)).size).toBe(demoPosts.length);
  expect(published.filter(({ featured }) => featured)).toHaveLength(2);
  expect(published.filter(({ imageAlt }) => imageAlt === null)).toEqual([]);
});

it("shares tags between posts, so that popular topics have something to count", () => {
  const uses = Object.values(countEach(published.flatMap(({ tags }) => tags)));
  expect(uses.length).toBeGreaterThanOrEqual(10);
  expect(uses.filter((count) => count > 1).length).toBeGreaterThanOrEqual(5);
});

function countEach(texts: readonly string[]): Record<string, number> {
  const groups = [...Map.groupBy(texts, (text) => text)];
  return Object.fromEntries(groups.map(([text, same]) => [text, same.length]));
}
