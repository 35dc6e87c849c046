import type { AnsweredDocument } from "@before-ten/contracts/posts/document-output";
import { expect, it } from "vitest";
import { fromEditor, readBlock, toEditor } from "./editor-document.ts";

const document: AnsweredDocument = {
  version: 1,
  blocks: [
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
      items: [{ spans: [{ text: "a" }] }, { spans: [{ text: "b" }] }],
    },
    { kind: "list", ordered: false, items: [{ spans: [{ text: "c", italic: true }] }] },
    { kind: "quote", spans: [{ text: "Never." }] },
    { kind: "pull-quote", spans: [{ text: "Shoes first" }] },
    { kind: "image", imageId: "a".repeat(64), alt: "Red shoes", caption: "", image: null },
    { kind: "event", eventId: "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11", event: null },
  ],
};

it("leaves the editor as it entered it", () => {
  expect(fromEditor(toEditor(document))).toEqual(document);
});

it("gives the editor an empty paragraph if there is no text", () => {
  expect(toEditor({ version: 1, blocks: [] }).content).toEqual([{ type: "paragraph" }]);
});

it("drops what the format doesn't support", () => {
  expect(fromEditor({ type: "doc", content: [{ type: "codeBlock" }, { type: "image" }] })).toEqual({
    version: 1,
    blocks: [],
  });
  expect(readBlock({ kind: "image", imageId: 1 })).toEqual([]);
});
