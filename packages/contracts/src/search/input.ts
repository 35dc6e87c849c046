import { z } from "zod";
import { searchTextSchema } from "../shared/text/search-text.ts";

export const findEverythingInput = z
  .object({ search: searchTextSchema })
  .meta({ examples: [{ search: "disco" }] });
