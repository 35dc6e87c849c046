import type { AnsweredBlock, AnsweredDocument } from "@before-ten/contracts/posts/document-output";

type Spans = Extract<AnsweredBlock, { kind: "paragraph" }>["spans"];

/** The document as CommonMark, with the same addresses as its HTML. */
export function writeMarkdown({ blocks }: AnsweredDocument, publicUrl: string): string {
  return `${blocks
    .map((block) => writeBlock(block, publicUrl))
    .filter((text) => text !== "")
    .join("\n\n")}\n`;
}

/** Plain text as CommonMark: line breaks are kept, and special characters are escaped. */
export function writeTextMarkdown(text: string): string {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return `${paragraphs.map((paragraph) => writeText(paragraph)).join("\n\n")}\n`;
}

function writeBlock(block: AnsweredBlock, publicUrl: string): string {
  switch (block.kind) {
    case "paragraph":
      return writeSpans(block.spans);
    case "heading":
      return `${"#".repeat(block.level)} ${writeSpans(block.spans)}`;
    case "list":
      return block.items
        .map(({ spans }, index) => `${block.ordered ? `${index + 1}.` : "-"} ${writeSpans(spans)}`)
        .join("\n");
    case "quote":
    case "pull-quote":
      return writeSpans(block.spans).replaceAll(/^/gm, "> ");
    case "image": {
      if (block.image === null) return "";
      const image = `![${writeText(block.alt)}](${publicUrl}${block.image.url})`;
      return block.caption === "" ? image : `${image}\n\n*${writeText(block.caption)}*`;
    }
    case "event":
      return block.event === null
        ? ""
        : `[${writeText(block.event.eventName)}](${publicUrl}/events/${block.event.id})`;
  }
}

function writeSpans(spans: Spans): string {
  return spans
    .map(({ text, bold, italic, link }) => {
      // Emphasis can't begin or end next to a space.
      const [, before = "", inner = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
      if (inner === "") return text;
      const mark = `${bold === true ? "**" : ""}${italic === true ? "*" : ""}`;
      const marked = `${mark}${writeText(inner)}${[...mark].toReversed().join("")}`;
      const linked = link === undefined ? marked : `[${marked}](<${link}>)`;
      return `${before}${linked}${after}`;
    })
    .join("");
}

function writeText(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>]/g, "\\$&")
    .replaceAll(/^(\s*)([#>+-]|\d+(?=[.)]))/gm, (_match, space: string, sign: string) =>
      /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
    )
    .replaceAll("\n", "  \n");
}
