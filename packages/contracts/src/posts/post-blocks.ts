import { z } from "zod";
import { singleLine } from "../shared/text/clean-text.ts";
import { isWebLink } from "../shared/web-link.ts";
import { postFormMessages as messages } from "./admin-messages.ts";
import { documentLimits as limits } from "./document-rules.ts";

/** Keeps line breaks: in a span they come from Shift and Enter. */
function spanText(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replaceAll("\t", " ")
    .replaceAll(/[^\P{Cc}\n]/gu, "");
}

/** Whether a post may contain this link: a web address, or a mailbox. */
export function isPostLink(link: string): boolean {
  return isWebLink(link) || /^mailto:[^\s@<>"]+@[^\s@<>"]+$/i.test(link);
}

const link = z
  .string()
  .transform(singleLine)
  .pipe(z.string().max(limits.link).refine(isPostLink, messages.linkInvalid));

/** A piece of text with the same formatting. */
const textSpan = z.object({
  text: z.string().transform(spanText),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: link.optional(),
});

const spans = z.array(textSpan).max(limits.spans, messages.documentTooLong);

/** For a heading or a list item: without line breaks. */
function line(maxLength: number) {
  return z.string().transform(singleLine).pipe(z.string().max(maxLength));
}

/** An image's id: the hexadecimal SHA-256 of its content. */
const imageId = z.string().regex(/^[0-9a-f]{64}$/, messages.imageUnknown);

/** The blocks of a document, one below the other. */
export const postBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), spans }),
  z.object({ kind: z.literal("heading"), level: z.literal([2, 3]), spans }),
  z.object({
    kind: z.literal("list"),
    ordered: z.boolean(),
    items: z.array(z.object({ spans })).max(limits.items, messages.documentTooLong),
  }),
  z.object({ kind: z.literal("quote"), spans }),
  /** A sentence from the post itself, set large between its paragraphs. */
  z.object({ kind: z.literal("pull-quote"), spans }),
  z.object({
    kind: z.literal("image"),
    imageId,
    /** Alternative text for people who can't see it; empty for decoration. */
    alt: line(limits.alt),
    caption: line(limits.caption),
  }),
  z.object({ kind: z.literal("event"), eventId: z.uuid() }),
]);

export type PostBlock = z.infer<typeof postBlock>;
export type TextSpan = z.infer<typeof textSpan>;

/** As parsed by `post-document.ts`. */
export interface PostDocument {
  version: 1;
  blocks: PostBlock[];
}
