import { brand } from "@before-ten/contracts/shared/brand";
import type { Block, MailContent } from "./mail-content.ts";
import { mailAsHtml } from "./mail-html.ts";

interface MailBody {
  text: string;
  html: string;
}

/**
 * A ticket's perforated line. Not "-- ": mail programs fold away what follows that, and the small
 * print says how to get no more.
 */
const perforation = "- ".repeat(20).trimEnd();

export function writeMail(content: MailContent): MailBody {
  return { text: asText(content), html: mailAsHtml(content) };
}

function asText({ title, blocks, footer }: MailContent): string {
  const parts = [
    title,
    ...blocks.map(blockAsText),
    perforation,
    ...footer.map(blockAsText),
    `${brand.name}, 4PM to 10PM\n${brand.email}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function blockAsText(block: Block): string {
  if ("text" in block) return block.text;
  if ("quote" in block) return block.quote.replaceAll(/^/gm, "> ");
  if ("facts" in block) return block.facts.map((fact) => fact.join(": ")).join("\n");
  return `${block.action}:\n${block.url}`;
}
