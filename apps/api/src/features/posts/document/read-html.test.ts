import { docsClipboard, wordClipboard } from "@before-ten/contracts/posts/clipboard-samples";
import { readHtmlBlocks } from "@before-ten/contracts/posts/read-html";
import { expect, it } from "vitest";
import { parseHtml } from "./written-content.ts";
import { writeHtml } from "./write-html.ts";

const read = async (html: string) => readHtmlBlocks(await parseHtml(html));
const paragraph = (text: string) => ({ kind: "paragraph", spans: [{ text }] });
const imageId = "a".repeat(64);

const first = {
  kind: "paragraph",
  spans: [
    { text: "Shoes " },
    { text: "first", bold: true },
    { text: ", because everything " },
    { text: "else", italic: true },
    { text: " follows from them." },
  ],
};
const list = (ordered: boolean, ...texts: string[]) => ({
  kind: "list",
  ordered,
  items: texts.map((text) => ({ spans: [{ text }] })),
});

it("reads Word's clipboard", async () => {
  expect(await read(wordClipboard)).toEqual([
    { kind: "heading", level: 2, spans: [{ text: "What to wear" }] },
    first,
    list(false, "Flat soles", "A layer"),
    list(true, "Arrive"),
    { kind: "quote", spans: [{ text: "Nobody dances in a coat." }] },
    {
      kind: "paragraph",
      spans: [
        { text: "Tickets", link: "https://tickets.example/a?b=1&c=2" },
        { text: " and a file" },
      ],
    },
  ]);
});

it("reads Google Docs' clipboard", async () => {
  expect(await read(docsClipboard)).toEqual([
    { kind: "heading", level: 2, spans: [{ text: "What to wear" }] },
    first,
    list(false, "Flat soles", "A layer", "of linen"),
    { kind: "paragraph", spans: [{ text: "Tickets", link: "https://tickets.example/a?b=1" }] },
  ]);
});

it.each([
  ["<script>alert(1)</script><style>p{}</style><p>a</p>", [paragraph("a")]],
  ["<p onclick=x style='position:fixed'>a<img src=x onerror=alert(1)></p>", [paragraph("a")]],
  ['<a href="javascript:alert(1)">a</a>', [paragraph("a")]],
  ["<svg><script>x</script></svg><math><mi>x</mi></math>a", [paragraph("a")]],
  ["<iframe src=//evil.example></iframe><object></object>a", [paragraph("a")]],
  ["&lt;script&gt;a&lt;/script&gt;", [paragraph("<script>a</script>")]],
  [
    "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>",
    [paragraph("a b"), paragraph("c")],
  ],
  ["<div>a<div>b</div>c</div>", [paragraph("a"), paragraph("b"), paragraph("c")]],
  ["<p>a<br>b</p>", [paragraph("a\nb")]],
  ["<h5>a</h5><h4>b</h4>", [heading(2, "a"), heading(3, "b")]],
  ["", []],
  ["<!-- a --><![CDATA[b]]>", []],
])("of %j nothing is left but texts", async (html, blocks) => {
  expect(await read(html)).toEqual(blocks);
});

function heading(level: number, text: string) {
  return { kind: "heading", level, spans: [{ text }] };
}

it.each([
  "<b>".repeat(20_000),
  "<p><b a=1><b a=2>".repeat(3_000),
  "<ul><li>".repeat(7_000),
  "<blockquote><figure>".repeat(3_000),
  "<".repeat(60_000),
])("is done soon with %.20s...", async (html) => {
  const began = performance.now();
  await read(html);
  expect(performance.now() - began).toBeLessThan(1_000);
});

it("reads back what it writes", async () => {
  const image = {
    url: `/media/${imageId}-1600.jpeg`,
    alt: "Red shoes",
    width: 1_600,
    height: 900,
    srcSet: "",
    avifSrcSet: null,
    svgUrl: null,
    wordlessUrl: null,
    preview: null,
    darkest: null,
  };
  const event = {
    id: "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
    eventName: "Sunday <Disco>",
    startDate: "2026-12-05T00:00:00.000Z",
    endDate: "2026-12-05T00:00:00.000Z",
    startTime: "16:00",
    endTime: null,
    timeZoneAbbreviation: "GMT",
    place: "The Corn Exchange, London",
    country: "UK",
    disruption: null,
    changes: [],
    poster: null,
  };
  const link = "https://a.example/?b=1&c";
  const html = writeHtml(
    {
      version: 1,
      blocks: [
        { kind: "heading", level: 2, spans: [{ text: "Why <four>" }] },
        {
          kind: "paragraph",
          spans: [{ text: "One\n" }, { text: "two", bold: true, italic: true, link }],
        },
        {
          kind: "list",
          ordered: true,
          items: [{ spans: [{ text: "a" }] }, { spans: [{ text: "b" }] }],
        },
        { kind: "quote", spans: [{ text: "Never." }] },
        { kind: "pull-quote", spans: [{ text: "Shoes first" }] },
        { kind: "image", imageId, alt: "Red shoes", caption: "Shoes.", image },
        { kind: "event", eventId: event.id, event },
        { kind: "event", eventId: event.id, event: null },
      ],
    },
    "https://club.example",
  );
  expect(html.text).toMatch(/<img\s+src="https:\/\/club\.example\/media\//);
  expect(html.text).toContain("Sunday &lt;Disco&gt;</a><br />Saturday 5 December 2026");
  expect(await read(html.text)).toEqual([
    heading(2, "Why <four>"),
    {
      kind: "paragraph",
      spans: [{ text: "One\n" }, { text: "two", bold: true, italic: true, link }],
    },
    list(true, "a", "b"),
    { kind: "quote", spans: [{ text: "Never." }] },
    { kind: "pull-quote", spans: [{ text: "Shoes first" }] },
    { kind: "image", imageId, alt: "Red shoes", caption: "Shoes." },
    { kind: "event", eventId: event.id },
  ]);
});
