import { legalSender } from "@before-ten/contracts/site/legal-sender";
import { type TextReader, defaultTexts } from "@before-ten/contracts/site/read-texts";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { mailLayoutTexts } from "@before-ten/contracts/site/texts/mails/layout";
import type { ListMail, Mail } from "../mailer.ts";
import type { Block, MailCard, MailContent, Run } from "./mail-content.ts";
import { mailAsHtml } from "./mail-html.ts";

interface MailBody {
  senderName: string;
  senderAddress: string | undefined;
  text: string;
  html: string;
}

/**
 * A ticket's perforated line. Not "-- ": mail programs fold everything after that, and the small
 * print explains how to unsubscribe.
 */
const perforation = "- ".repeat(20).trimEnd();

/** `texts`: the site's, as the club's name may have changed. */
export function writeMail(content: MailContent, texts: TextReader = defaultTexts): MailBody {
  return {
    senderName: texts(brandTexts).senderName,
    senderAddress: senderAddressOf(texts),
    text: asText(content, texts),
    html: mailAsHtml(content, texts),
  };
}

interface SubjectAndContent extends MailContent {
  subject: string;
}

/** A mail of one reader. `content` may have more fields, such as all of the mail's texts. */
export function mailTo(
  to: string,
  texts: TextReader,
  { subject, ...content }: SubjectAndContent,
): Mail {
  return { to, subject, ...writeMail(content, texts) };
}

interface ListContent extends Omit<SubjectAndContent, "legalSender"> {
  leaveUrl: string;
  /** The reader's, as the sender by law may differ. */
  country: string | null | undefined;
}

/** A mail of a list, which says who sends it. */
export function listMailTo(
  to: string,
  texts: TextReader,
  { leaveUrl, country, ...content }: ListContent,
): ListMail {
  return {
    ...mailTo(to, texts, { ...content, legalSender: legalSender(texts, country) }),
    leaveUrl,
  };
}

/** Undefined: the mailer's own. */
export function senderAddressOf(texts: TextReader): string | undefined {
  return texts(brandTexts).senderAddress || undefined;
}

function asText(
  { title, hasOwnHeading = false, blocks, footer, legalSender: sender }: MailContent,
  texts: TextReader,
): string {
  const parts = [
    ...(hasOwnHeading ? [] : [title]),
    ...blocks.map(blockAsText),
    perforation,
    ...footer.map(blockAsText),
    [texts(mailLayoutTexts).signature, texts(brandTexts).email, ...(sender ? [sender] : [])].join(
      "\n",
    ),
  ];
  return `${parts.join("\n\n")}\n`;
}

function blockAsText(block: Block): string {
  if ("text" in block) return block.text;
  if ("quote" in block) return block.quote.replaceAll(/^/gm, "> ");
  if ("facts" in block) return block.facts.map((fact) => fact.join(": ")).join("\n");
  if ("action" in block) return labelled(block.action, block.url);
  if ("heading" in block) return block.heading;
  if ("paragraphs" in block) {
    const lines = block.paragraphs.map((each) => each.map((runs) => runs.map(runAsText).join("")));
    return lines.map((each) => each.join("\n")).join("\n\n");
  }
  if ("image" in block) {
    const alt = `[${block.image.alt}]`;
    return block.url === undefined ? alt : `${alt}\n${block.url}`;
  }
  return "card" in block ? cardAsText(block.card) : "* * *";
}

function runAsText({ text, url }: Run): string {
  return url === undefined ? text : `${text} (${url})`;
}

function cardAsText({ label, title, lines, button, more, url }: MailCard): string {
  return [
    label === undefined ? title : `${label}: ${title}`,
    ...lines,
    ...(button === undefined ? [] : [labelled(button.label, button.url)]),
    labelled(more, url),
  ].join("\n");
}

function labelled(label: string, url: string): string {
  return `${label}:\n${url}`;
}
