import type { AnsweredBlock, AnsweredDocument } from "@before-ten/contracts/posts/document-output";
import type { JSONContent } from "@tiptap/core";
import { readDocument } from "../stored-document.ts";

/**
 * Converts a post's document to the editor's format and back. The data a block refers to (an
 * image's files, an event's facts) is included, so that the editor can show it.
 */

type Spans = Extract<AnsweredBlock, { kind: "paragraph" }>["spans"];
type Span = Spans[number];

export function toEditor({ blocks }: AnsweredDocument): JSONContent {
  const content = blocks.map(nodeOf);
  return { type: "doc", content: content.length === 0 ? [{ type: "paragraph" }] : content };
}

function nodeOf(block: AnsweredBlock): JSONContent {
  switch (block.kind) {
    case "paragraph":
    case "quote":
      return { type: block.kind, content: textsOf(block.spans) };
    case "pull-quote":
      return { type: "pullQuote", content: textsOf(block.spans) };
    case "heading":
      return { type: "heading", attrs: { level: block.level }, content: textsOf(block.spans) };
    case "list":
      return {
        type: block.ordered ? "orderedList" : "bulletList",
        content: block.items.map(({ spans }) => ({
          type: "listItem",
          content: [{ type: "paragraph", content: textsOf(spans) }],
        })),
      };
    case "image":
    case "event":
      return { type: block.kind, attrs: { block } };
  }
}

function textsOf(spans: Spans): JSONContent[] {
  return spans.flatMap(({ text, bold, italic, link }) => {
    const marks = [
      ...(link === undefined ? [] : [{ type: "link", attrs: { href: link } }]),
      ...(bold === true ? [{ type: "bold" }] : []),
      ...(italic === true ? [{ type: "italic" }] : []),
    ];
    return text.split("\n").flatMap((line, index) => [
      ...(index > 0 ? [{ type: "hardBreak", marks }] : []),
      // The editor allows no empty text nodes.
      ...(line === "" ? [] : [{ type: "text", text: line, marks }]),
    ]);
  });
}

export function fromEditor({ content = [] }: JSONContent): AnsweredDocument {
  return { version: 1, blocks: content.flatMap(blockOf) };
}

function blockOf({ type, attrs = {}, content = [] }: JSONContent): AnsweredBlock[] {
  switch (type) {
    case "paragraph":
    case "quote":
      return [{ kind: type, spans: spansOf(content) }];
    case "pullQuote":
      return [{ kind: "pull-quote", spans: spansOf(content) }];
    case "heading":
      return [{ kind: "heading", level: attrs["level"] === 3 ? 3 : 2, spans: spansOf(content) }];
    case "bulletList":
    case "orderedList": {
      const items = content.map((item) => ({
        spans: spansOf((item.content ?? []).flatMap((paragraph) => paragraph.content ?? [])),
      }));
      return [{ kind: "list", ordered: type === "orderedList", items }];
    }
    case "image":
    case "event":
      return readBlock(attrs["block"]);
    case undefined:
    default:
      return [];
  }
}

/** The image or event of an editor node; it may come from another tab's clipboard. */
export function readBlock(block: unknown): AnsweredBlock[] {
  return readDocument({ version: 1, blocks: [block] })?.blocks ?? [];
}

function spansOf(nodes: readonly JSONContent[]): Spans {
  const spans: Spans = [];
  for (const node of nodes) {
    const span = spanOf(node);
    const last = spans.at(-1);
    if (last !== undefined && looksLike(last, span)) {
      spans[spans.length - 1] = { ...last, text: last.text + span.text };
    } else spans.push(span);
  }
  return spans;
}

function looksLike(one: Span, other: Span): boolean {
  return one.bold === other.bold && one.italic === other.italic && one.link === other.link;
}

function spanOf({ type, text = "", marks = [] }: JSONContent): Span {
  const has = (name: string) => marks.some((mark) => mark.type === name);
  const link: unknown = marks.find((mark) => mark.type === "link")?.attrs?.["href"];
  return {
    text: type === "hardBreak" ? "\n" : text,
    ...(has("bold") && { bold: true as const }),
    ...(has("italic") && { italic: true as const }),
    ...(typeof link === "string" && { link }),
  };
}
