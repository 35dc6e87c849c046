import { z } from "zod";
import { searchTextSchema } from "../shared/text/search-text.ts";
import { maxBlockItems } from "./rules.ts";

/** Over REST a single id may come without a list. */
const ids = z.preprocess(
  (sent) => (typeof sent === "string" ? [sent] : sent),
  z.array(z.uuid()).max(maxBlockItems).optional(),
);

/** What a campaign's blocks can refer to. */
export const contentChoicesInput = z.object({
  /** Any part of its words. */
  search: searchTextSchema.optional(),
  /** These items, whatever their state, instead of a search. */
  ids,
});

export const imageChoicesInput = z.object({ search: searchTextSchema.optional() });

export type ContentChoices = z.infer<typeof contentChoicesInput>;
