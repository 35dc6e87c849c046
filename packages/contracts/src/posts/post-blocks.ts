import { z } from "zod";
import { singleLine } from "../shared/clean-text.ts";
import { isWebLink } from "../shared/web-link.ts";
import { postFormMessages as messages } from "./admin-messages.ts";
import { documentLimits as limits } from "./document-rules.ts";

/** Line breaks stay: in a span they are what Shift and Enter type. */
function spanText(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replaceAll("\t", " ")
    .replaceAll(/[^\P{Cc}\n]/gu, "");
}

/** True for what a post may link to: a page, or a mailbox. */
export function isPostLink(link: string): boolean {
  return isWebLink(link) || /^mailto:[^\s@<>"]+@[^\s@<>"]+$/i.test(link);
}

const link = z
  .string()
  .transform(singleLine)
  .pipe(z.string().max(limits.link).refine(isPostLink, messages.linkInvalid));

/** Some of a text that looks the same. */
const textSpan = z.object({
  text: z.string().transform(spanText),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: link.optional(),
});

const spans = z.array(textSpan).max(limits.spans, messages.documentTooLong);

/** Of a heading, a list's item: no line of its own in it. */
function line(maxLength: number) {
  return z.string().transform(singleLine).pipe(z.string().max(maxLength));
}

/** The SHA-256 of an image in hexadecimal, which is its id. */
const imageId = z.string().regex(/^[0-9a-f]{64}$/, messages.imageUnknown);

/** What a document is made of, one below the other. */
export const postBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), spans }),
  z.object({ kind: z.literal("heading"), level: z.literal([2, 3]), spans }),
  z.object({
    kind: z.literal("list"),
    ordered: z.boolean(),
    items: z.array(z.object({ spans })).max(limits.items, messages.documentTooLong),
  }),
  z.object({ kind: z.literal("quote"), spans }),
  /** A sentence of the post itself, set large between its paragraphs. */
  z.object({ kind: z.literal("pull-quote"), spans }),
  z.object({
    kind: z.literal("image"),
    imageId,
    /** What it shows, for those who can't see it; empty for what is only decoration. */
    alt: line(limits.alt),
    caption: line(limits.caption),
  }),
  z.object({ kind: z.literal("event"), eventId: z.uuid() }),
]);

export type PostBlock = z.infer<typeof postBlock>;
export type TextSpan = z.infer<typeof textSpan>;

/** As `post-document.ts` reads it. */
export interface PostDocument {
  version: 1;
  blocks: PostBlock[];
}
