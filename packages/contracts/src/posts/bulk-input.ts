import { z } from "zod";
import { bulkPostMessages as messages } from "./bulk-messages.ts";
import { maxBulkPosts, postStatuses } from "./rules.ts";

const idsSchema = z
  .array(z.string())
  .min(1, messages.selectionRequired)
  .max(maxBulkPosts, messages.tooMany);

/** Comma-separated, as in a query string. */
export const exportPostsInput = z.object({
  ids: z
    .string(messages.selectionRequired)
    .transform((ids) => ids.split(","))
    .pipe(idsSchema),
});

export const bulkPostsInput = z.object({
  ids: idsSchema,
  change: z.discriminatedUnion(
    "operation",
    [
      z.object({ operation: z.literal("setStatus"), status: z.enum(postStatuses) }),
      z.object({ operation: z.literal("delete") }),
    ],
    messages.changeRequired,
  ),
});

export type BulkPosts = z.infer<typeof bulkPostsInput>;
