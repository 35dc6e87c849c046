import type { AnsweredDocument } from "@before-ten/contracts/posts/document-output";
import { expect, it } from "vitest";
import { comparedText, contentOf, isSameContent, shownDocument } from "./post-content.ts";

const document: AnsweredDocument = {
  version: 1,
  blocks: [
    { kind: "heading", level: 2, spans: [{ text: "Why" }] },
    {
      kind: "paragraph",
      spans: [
        { text: "Shoes ", italic: true },
        { text: "first", bold: true, link: "https://a.example/" },
      ],
    },
    {
      kind: "list",
      ordered: true,
      items: [{ spans: [{ text: "one" }] }, { spans: [{ text: "two" }] }],
    },
    { kind: "pull-quote", spans: [{ text: "Never." }] },
    { kind: "image", imageId: "a".repeat(64), alt: "Red shoes", caption: "", image: null },
    { kind: "event", eventId: "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11", event: null },
  ],
};

it("extracts a document's text as the server stores it", () => {
  const empty = { kind: "paragraph" as const, spans: [] };
  const written = { ...document, blocks: [...document.blocks, empty] };
  expect(contentOf(written).content).toBe("Why\n\nShoes first\n\n1. one\n2. two\n\nNever.");
});

it("distinguishes documents by their structure, too", () => {
  const value = contentOf(document);
  const [, ...others] = document.blocks;
  const plain = contentOf({
    version: 1,
    blocks: [{ kind: "paragraph", spans: [{ text: "Why" }] }, ...others],
  });
  expect(plain.content).toBe(value.content);
  expect(isSameContent(value, plain)).toBe(false);
  expect(isSameContent(value, contentOf({ ...document }))).toBe(true);
});

it("shows differences in structure when comparing", () => {
  expect(comparedText(contentOf(document)).split("\n\n")).toEqual([
    "## Why",
    "_Shoes _[**first**](https://a.example/)",
    "1. one\n2. two",
    ">> Never.",
    "Image: Red shoes",
    "Event: 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
  ]);
  expect(comparedText({ content: "Why", document: null })).toBe("Why");
});

it("splits a plain text into paragraphs", () => {
  expect(shownDocument({ content: "One.\nTwo.\n\nThree.", document: null }).blocks).toEqual([
    { kind: "paragraph", spans: [{ text: "One.\nTwo." }] },
    { kind: "paragraph", spans: [{ text: "Three." }] },
  ]);
});
