import type { PostBlock, PostDocument, TextSpan } from "./post-blocks.ts";

/** Free of zod. What a post's document says as plain text, and a plain text as a document. */

/** The text of a document: what lists count, search reads and mail programs show. */
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

/** An empty line begins a paragraph, and a line of its own stays one. */
export function documentOfText(text: string): PostDocument {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return {
    version: 1,
    blocks: paragraphs.map((paragraph) => ({ kind: "paragraph", spans: [{ text: paragraph }] })),
  };
}

/** The ids of the images that a document shows. */
export function imageIdsOf({ blocks }: Pick<PostDocument, "blocks">): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === "image" ? [block.imageId] : [])))];
}

/** The ids of the events that a document names. */
export function eventIdsOf({ blocks }: Pick<PostDocument, "blocks">): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === "event" ? [block.eventId] : [])))];
}

/**
 * Leaves out what is empty and joins what looks the same, so that there is one way to say a thing.
 * A heading of the third level without one of the second above it becomes one of the second.
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
      // A heading is one line.
      const spans =
        block.kind === "heading"
          ? block.spans.map((span) => ({ ...span, text: span.text.replaceAll(/\s*\n\s*/g, " ") }))
          : block.spans;
      const tidied = tidySpans(spans);
      return tidied.length === 0 ? [] : [{ ...block, spans: tidied }];
    }
  }
}

/** Without white space around the whole; none at all when nothing else is in it. */
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
