import { describe, expect, it } from "vitest";
import { postDocument, postDocumentInput } from "./post-document.ts";
import { documentOfText, documentText } from "./post-text.ts";

const imageId = "a".repeat(64);
const paragraph = (text: string) => ({ kind: "paragraph", spans: [{ text }] });
const read = (blocks: unknown) => postDocument.parse({ version: 1, blocks }).blocks;
const long = "We tried eight and we tried noon, and then we tried the hour in between.";

it("keeps every kind of block as it is, also through JSON", () => {
  const blocks = [
    { kind: "heading", level: 2, spans: [{ text: "Why" }] },
    { kind: "heading", level: 3, spans: [{ text: "Really" }] },
    {
      kind: "paragraph",
      spans: [
        { text: "One\nof " },
        { text: "us", bold: true, italic: true, link: "https://a.example/" },
      ],
    },
    {
      kind: "list",
      ordered: true,
      items: [{ spans: [{ text: "one" }] }, { spans: [{ text: "two" }] }],
    },
    { kind: "quote", spans: [{ text: "Never." }] },
    { kind: "pull-quote", spans: [{ text: "Shoes first" }] },
    { kind: "image", imageId, alt: "Red shoes", caption: "Shoes." },
    { kind: "event", eventId: "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11" },
  ];
  expect(read(blocks)).toEqual(blocks);
  expect(postDocument.parse(JSON.parse(JSON.stringify({ version: 1, blocks })))).toEqual({
    version: 1,
    blocks,
  });
});

it("has one way to say a thing: nothing empty, nothing twice, no white space around", () => {
  expect(
    read([
      paragraph("  "),
      { kind: "paragraph", spans: [{ text: " a" }, { text: "" }, { text: "b\u0000\t " }] },
      { kind: "list", ordered: false, items: [{ spans: [] }, { spans: [{ text: "x" }] }] },
      { kind: "list", ordered: false, items: [{ spans: [{ text: " " }] }] },
      { kind: "heading", level: 2, spans: [{ text: "Two\nlines" }] },
    ]),
  ).toEqual([
    paragraph("ab"),
    { kind: "list", ordered: false, items: [{ spans: [{ text: "x" }] }] },
    { kind: "heading", level: 2, spans: [{ text: "Two lines" }] },
  ]);
});

it("turns a third-level heading without a second-level one into one", () => {
  const heading = (level: number) => ({ kind: "heading", level, spans: [{ text: "h" }] });
  expect(read([heading(3), heading(3), heading(2)])).toEqual([heading(2), heading(3), heading(2)]);
});

describe("refuses", () => {
  it.each([
    "javascript:alert(1)",
    " jAvAsCrIpT:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "//evil.example",
    "/relative",
    "https://brand.example@evil.example/",
    "mailto:a@b,c@d e",
    "vbscript:x",
    "",
  ])("the link %j", (link) => {
    const blocks = [{ kind: "paragraph", spans: [{ text: long, link }] }];
    expect(postDocument.safeParse({ version: 1, blocks }).success).toBe(false);
  });

  it.each([
    [{ kind: "html", html: "<script>" }],
    [{ kind: "heading", level: 1, spans: [] }],
    [{ kind: "image", imageId: "../../etc", alt: "", caption: "" }],
    [{ kind: "event", eventId: "x" }],
    [{ kind: "paragraph", spans: "text" }],
    [null],
  ])("the block %j", (block) => {
    expect(postDocument.safeParse({ version: 1, blocks: [block] }).success).toBe(false);
  });

  it("another version, and more blocks than a page shows", () => {
    expect(postDocument.safeParse({ version: 2, blocks: [] }).success).toBe(false);
    const blocks = Array.from({ length: 301 }, () => paragraph("x"));
    expect(postDocument.safeParse({ version: 1, blocks }).success).toBe(false);
  });

  it("a text that is shorter or longer than a post's, with the post's sentence", () => {
    const messageOf = (text: string) =>
      postDocumentInput.safeParse({ version: 1, blocks: [paragraph(text)] }).error?.issues[0]
        ?.message;
    expect(messageOf("Short")).toBe("Content must be at least 50 characters");
    expect(messageOf("a".repeat(10_001))).toBe("Content must be less than 10000 characters");
    expect(messageOf(long)).toBeUndefined();
  });
});

it("stores nothing that it doesn't know", () => {
  const sent = {
    ...paragraph(long),
    onclick: "x",
    spans: [{ text: long, style: "x", bold: true }],
  };
  expect(read([sent])).toEqual([{ kind: "paragraph", spans: [{ text: long, bold: true }] }]);
});

it("reads a document that a form sends as JSON text", () => {
  const document = { version: 1, blocks: [paragraph(long)] };
  expect(postDocumentInput.parse(JSON.stringify(document))).toEqual(document);
  expect(postDocumentInput.safeParse("[").success).toBe(false);
});

it("says a document as plain text, and a plain text as a document", () => {
  const blocks = read([
    { kind: "heading", level: 2, spans: [{ text: "Why" }] },
    paragraph("One.\nTwo."),
    {
      kind: "list",
      ordered: true,
      items: [{ spans: [{ text: "a" }] }, { spans: [{ text: "b" }] }],
    },
    { kind: "image", imageId, alt: "Not said", caption: "Said." },
    { kind: "event", eventId: "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11" },
    { kind: "list", ordered: false, items: [{ spans: [{ text: "c" }] }] },
  ]);
  expect(documentText({ blocks })).toBe("Why\n\nOne.\nTwo.\n\n1. a\n2. b\n\nSaid.\n\n- c");
  const text = "One.\nTwo.\n\nThree.";
  expect(documentText(documentOfText(text))).toBe(text);
});
