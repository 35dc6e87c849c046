import type { PostBlock, PostDocument, TextSpan } from "./post-blocks.ts";

/** Converts a post's document to plain text, and plain text to a document. Without zod. */

/** A document's text, used for lengths in lists, search and mail programs. */
export function documentText({ blocks }: Pick<PostDocument, "blocks">): string {
  return blocks.map(blockText).filter(Boolean).join("\n\n");
}

function blockText(block: PostBlock): string {
  switch (block.kind) {
    case "list":
      return block.items
        .map(({ spans }, index) => `${block.ordered ? `${index + 1}.` : "-"} ${spansText(spans)}`)
        .join("\n");
    case "image":
      return block.caption;
    case "event":
      return "";
    case "paragraph":
    case "heading":
    case "quote":
    case "pull-quote":
      return spansText(block.spans).trim();
  }
}

export function spansText(spans: readonly TextSpan[]): string {
  return spans.map(({ text }) => text).join("");
}

/** An empty line begins a paragraph, and a single line break is kept. */
export function documentOfText(text: string): PostDocument {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return {
    version: 1,
    blocks: paragraphs.map((paragraph) => ({ kind: "paragraph", spans: [{ text: paragraph }] })),
  };
}

/** The ids of a document's images. */
export function imageIdsOf({ blocks }: Pick<PostDocument, "blocks">): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === "image" ? [block.imageId] : [])))];
}

/** The ids of the events a document refers to. */
export function eventIdsOf({ blocks }: Pick<PostDocument, "blocks">): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === "event" ? [block.eventId] : [])))];
}

/**
 * Removes empty parts and joins equally formatted ones, so that each content has one form. A
 * third-level heading without a second-level one above it becomes second-level.
 */
export function tidyBlocks(blocks: readonly PostBlock[]): PostBlock[] {
  const tidy: PostBlock[] = [];
  let hasSection = false;
  for (const block of blocks.flatMap(tidyBlock)) {
    if (block.kind !== "heading") tidy.push(block);
    else {
      const level = hasSection ? block.level : 2;
      hasSection = true;
      tidy.push({ ...block, level });
    }
  }
  return tidy;
}

function tidyBlock(block: PostBlock): PostBlock[] {
  switch (block.kind) {
    case "image":
    case "event":
      return [block];
    case "list": {
      const items = block.items
        .map(({ spans }) => ({ spans: tidySpans(spans) }))
        .filter(({ spans }) => spans.length > 0);
      return items.length === 0 ? [] : [{ ...block, items }];
    }
    case "paragraph":
    case "heading":
    case "quote":
    case "pull-quote": {
      // A heading is a single line.
      const spans =
        block.kind === "heading"
          ? block.spans.map((span) => ({ ...span, text: span.text.replaceAll(/\s*\n\s*/g, " ") }))
          : block.spans;
      const tidied = tidySpans(spans);
      return tidied.length === 0 ? [] : [{ ...block, spans: tidied }];
    }
  }
}

/** Without leading and trailing white space; empty if there is nothing else. */
function tidySpans(spans: readonly TextSpan[]): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const span of spans) {
    if (span.text === "") continue;
    const last = joined.at(-1);
    if (last !== undefined && looksLike(last, span)) {
      joined[joined.length - 1] = { ...last, text: last.text + span.text };
    } else joined.push(span);
  }
  return trimEnd(trimStart(joined));
}

function looksLike(one: TextSpan, other: TextSpan): boolean {
  return one.bold === other.bold && one.italic === other.italic && one.link === other.link;
}

function trimStart(spans: readonly TextSpan[]): TextSpan[] {
  const first = spans.findIndex(({ text }) => text.trim() !== "");
  if (first === -1) return [];
  return spans
    .slice(first)
    .map((span, index) => (index === 0 ? { ...span, text: span.text.trimStart() } : span));
}

function trimEnd(spans: readonly TextSpan[]): TextSpan[] {
  const last = spans.findLastIndex(({ text }) => text.trim() !== "");
  return spans
    .slice(0, last + 1)
    .map((span, index) => (index === last ? { ...span, text: span.text.trimEnd() } : span));
}
