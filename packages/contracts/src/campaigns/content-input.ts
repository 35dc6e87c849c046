import { z } from "zod";
import { searchTextSchema } from "../shared/search-text.ts";
import { maxBlockItems } from "./rules.ts";

/** One id over REST may come without being a list. */
const ids = z.preprocess(
  (sent) => (typeof sent === "string" ? [sent] : sent),
  z.array(z.uuid()).max(maxBlockItems).optional(),
);

/** What a campaign's blocks can name. */
export const contentChoicesInput = z.object({
  /** Any part of its words. */
  search: searchTextSchema.optional(),
  /** These, whatever became of them, instead of what is found. */
  ids,
});

export const imageChoicesInput = z.object({ search: searchTextSchema.optional() });

export type ContentChoices = z.infer<typeof contentChoicesInput>;
