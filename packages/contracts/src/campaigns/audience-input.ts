import { z } from "zod";
import { searchTextSchema } from "../shared/search-text.ts";

/** What of the sources, tags and preferences is wanted: those with these words. */
export const segmentChoicesInput = z.object({ search: searchTextSchema.optional() });
