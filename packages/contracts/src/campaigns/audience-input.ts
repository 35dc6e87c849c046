import { z } from "zod";
import { searchTextSchema } from "../shared/text/search-text.ts";

/** Filters the choices by these words. */
export const segmentChoicesInput = z.object({ search: searchTextSchema.optional() });
