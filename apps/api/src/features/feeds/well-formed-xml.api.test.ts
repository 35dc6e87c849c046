import { singleLine, plainText } from "@before-ten/contracts/shared/text/clean-text";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import * as fc from "fast-check";
import { SaxesParser } from "saxes";
import { beforeEach, expect, it } from "vitest";
import { openTestApp } from "../../testing/test-app.ts";
import { writeRss } from "./write-rss.ts";
import { writeSitemap } from "./write-sitemap.ts";

const { db, app } = await openTestApp();
const publicUrl = "https://club.example";

beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("blog_posts").execute();
});

/** Throws at the first error of well-formedness. */
function parse(xml: string): string {
  const parser = new SaxesParser();
  let text = "";
  parser.on("text", (part) => (text += part));
  parser.on("cdata", (part) => (text += part));
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return text;
}

/** All kinds of characters that pasted text may contain, and the ends of text wrappers. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "\uFFFE",
        "\uFFFF",
        "\uFDD0",
        "\u{1FFFE}",
        "\uD800",
        "\uDFFF",
        "\0",
        "\u0001",
      ),
      fc.constantFrom(
        "\u000B",
        "\u001F",
        "\u007F",
        "\u0085",
        "\u2028",
        "]]>",
        "<![CDATA[",
        "&",
        "<",
      ),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(""));

const image = {
  url: "/images/a.webp",
  width: 1,
  height: 1,
  srcSet: "",
  avifSrcSet: null,
  svgUrl: null,
  wordlessUrl: null,
  preview: null,
  darkest: null,
};

it("a feed is well-formed whatever its texts are", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const item = {
        id: text,
        url: `${publicUrl}/blog/${text}`,
        title: text,
        summary: text,
        content: { text, html: text },
        publishedAt: new Date(0),
        updatedAt: new Date(0),
        author: text,
        tags: [text],
        image: { ...image, alt: text },
      };
      const feed = { title: text, description: text, pageUrl: text, feedUrl: text, iconUrl: text };
      expect(() => parse(writeRss({ ...feed, items: [item] }, publicUrl))).not.toThrow();
    }),
    { numRuns: 300 },
  );
});

it("so is a sitemap", async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const xml = await writeSitemap(
        [{ path: `/blog/${encodeURIComponent(text.toWellFormed())}` }],
        publicUrl,
      );
      expect(() => parse(xml)).not.toThrow();
    }),
    { numRuns: 50 },
  );
});

it("a text with such characters doesn't break the feed", async () => {
  const text = "Sunday \uFFFFDisco\uFFFE";
  await storeEvent(db, { name: text, description: text });
  await storePost(db, { title: text, excerpt: text, content: text });
  for (const [url, holdsTitle] of [
    ["/events.rss", true],
    ["/blog.rss", true],
    ["/sitemap.xml", false],
    ["/events.rss?q=%EF%BF%BF", true],
  ] as const) {
    const { statusCode, body } = await app.inject(url);
    expect([url, statusCode]).toEqual([url, 200]);
    const read = parse(body);
    expect([url, read.includes("Sunday Disco")]).toEqual([url, holdsTitle]);
  }
});

it("a text that comes in is stored without them", () => {
  expect(singleLine(" Sunday\uFFFF \u{1FFFE}Disco\uFDD0 ")).toBe("Sunday Disco");
  expect(plainText("One\uFFFE\r\ntwo\uFFFF")).toBe("One\ntwo");
});
