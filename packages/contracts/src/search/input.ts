import { z } from "zod";
import { searchTextSchema } from "../shared/search-text.ts";

export const findEverythingInput = z
  .object({ search: searchTextSchema })
  .meta({ examples: [{ search: "disco" }] });
