import { z } from "zod";
import { fromJsonText } from "../shared/text/json-text.ts";
import { visibleLength } from "../shared/text/clean-text.ts";
import { postFormMessages as messages } from "./admin-messages.ts";
import { documentLimits as limits } from "./document-rules.ts";
import { type PostDocument, postBlock } from "./post-blocks.ts";
import { documentText, tidyBlocks } from "./post-text.ts";
import { postLengths } from "./rules.ts";

/**
 * A post's structured text: the format that is stored, and that REST accepts and returns. It never
 * contains HTML. docs/api.md describes it.
 */

const document = z
  .object({
    version: z.literal(1),
    blocks: z.array(postBlock).max(limits.blocks, messages.documentTooLong),
  })
  .transform(({ version, blocks }): PostDocument => ({ version, blocks: tidyBlocks(blocks) }));

/** A stored document, which has been parsed by this schema. */
export const postDocument = document;

/** A document sent by a client, also as JSON text; its text has the limits of a post's. */
export const postDocumentInput = z.preprocess(
  fromJsonText,
  document.superRefine((sent, context) => {
    const text = documentText(sent);
    const { min, max } = postLengths.content;
    if (visibleLength(text) < min)
      context.addIssue({ code: "custom", message: messages.contentTooShort });
    if (text.length > max) context.addIssue({ code: "custom", message: messages.contentTooLong });
  }),
);
