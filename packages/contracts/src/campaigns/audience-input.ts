import { z } from "zod";
import { searchTextSchema } from "../shared/text/search-text.ts";

/** Filters the sources, tags and preferences by these words. */
export const segmentChoicesInput = z.object({ search: searchTextSchema.optional() });
