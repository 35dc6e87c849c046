import type { AnsweredBlock, AnsweredDocument } from "@before-ten/contracts/posts/document-output";
import type { PostBlock } from "@before-ten/contracts/posts/post-blocks";
import { documentOfText, documentText, tidyBlocks } from "@before-ten/contracts/posts/post-text";

/** A post's text as its form holds it. */
export interface PostContent {
  /** As plain text; derived from the document if there is one. */
  content: string;
  /** Null for a plain text that was never changed in the editor. */
  document: AnsweredDocument | null;
}

/** The document that the editor shows; a plain text is split into paragraphs. */
export function shownDocument({ content, document }: PostContent): AnsweredDocument {
  if (document !== null) return document;
  const { blocks } = documentOfText(content);
  return { version: 1, blocks: blocks.map(withoutFacts) };
}

export function contentOf(document: AnsweredDocument): PostContent {
  return { content: documentText({ blocks: tidyBlocks(document.blocks) }), document };
}

/** Exactly one of the two fields is sent. */
export function sentContent({ content, document }: PostContent): Record<string, unknown> {
  return document === null ? { content } : { document: storedDocument(document) };
}

/** Whether two texts are equal, apart from changed data of the images and events they refer to. */
export function isSameContent(one: PostContent, other: PostContent): boolean {
  return JSON.stringify(sentContent(one)) === JSON.stringify(sentContent(other));
}

function storedDocument({ version, blocks }: AnsweredDocument) {
  return { version, blocks: tidyBlocks(blocks).map(storedBlock) };
}

function storedBlock(block: PostBlock): PostBlock {
  switch (block.kind) {
    case "image": {
      const { kind, imageId, alt, caption } = block;
      return { kind, imageId, alt, caption };
    }
    case "event":
      return { kind: block.kind, eventId: block.eventId };
    case "paragraph":
    case "heading":
    case "list":
    case "quote":
    case "pull-quote":
      return block;
  }
}

/** A block with only the ids of what it refers to. */
export function withoutFacts(block: PostBlock): AnsweredBlock {
  if (block.kind === "image") return { ...block, image: null };
  return block.kind === "event" ? { ...block, event: null } : block;
}

/** The text with its structure as symbols, to compare two versions. */
export function comparedText({ content, document }: PostContent): string {
  return document === null ? content : document.blocks.map(comparedBlock).join("\n\n");
}

function comparedBlock(block: AnsweredBlock): string {
  switch (block.kind) {
    case "paragraph":
      return markedText(block.spans);
    case "heading":
      return `${"#".repeat(block.level)} ${markedText(block.spans)}`;
    case "list":
      return block.items
        .map(({ spans }, index) => `${block.ordered ? `${index + 1}.` : "-"} ${markedText(spans)}`)
        .join("\n");
    case "quote":
      return `> ${markedText(block.spans)}`;
    case "pull-quote":
      return `>> ${markedText(block.spans)}`;
    case "image":
      return ["Image:", block.alt, block.caption].filter((text) => text !== "").join(" ");
    case "event":
      return `Event: ${block.event?.eventName ?? block.eventId}`;
  }
}

function markedText(spans: Extract<AnsweredBlock, { kind: "paragraph" }>["spans"]): string {
  return spans
    .map(({ text, bold, italic, link }) => {
      const slanted = italic === true ? `_${text}_` : text;
      const strong = bold === true ? `**${slanted}**` : slanted;
      return link === undefined ? strong : `[${strong}](${link})`;
    })
    .join("");
}
