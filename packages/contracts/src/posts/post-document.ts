import { z } from "zod";
import { fromJsonText } from "../shared/json-text.ts";
import { postFormMessages as messages } from "./admin-messages.ts";
import { documentLimits as limits } from "./document-rules.ts";
import { type PostDocument, postBlock } from "./post-blocks.ts";
import { documentText, tidyBlocks } from "./post-text.ts";
import { postLengths } from "./rules.ts";

/**
 * A post's text with its structure: the format that is stored, and that REST takes and answers. It
 * holds no HTML at any time. docs/api.md describes it.
 */

const document = z
  .object({
    version: z.literal(1),
    blocks: z.array(postBlock).max(limits.blocks, messages.documentTooLong),
  })
  .transform(({ version, blocks }): PostDocument => ({ version, blocks: tidyBlocks(blocks) }));

/** A document as it is stored: it has been through this. */
export const postDocument = document;

/** A document sent by a client, also as JSON text; its text has the limits of a post's. */
export const postDocumentInput = z.preprocess(
  fromJsonText,
  document.superRefine((sent, context) => {
    const { length } = documentText(sent);
    const { min, max } = postLengths.content;
    if (length < min) context.addIssue({ code: "custom", message: messages.contentTooShort });
    if (length > max) context.addIssue({ code: "custom", message: messages.contentTooLong });
  }),
);
