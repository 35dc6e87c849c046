import { z } from "zod";
import { maxSearchLength } from "./limits.ts";

/** A text typed into a search box. PostgreSQL can't hold NUL, so it is refused here. */
export const searchTextSchema = z
  .string()
  .trim()
  .max(maxSearchLength, `Search text must be at most ${maxSearchLength} characters`)
  .refine((text) => !text.includes("\0"), "Search text must not contain NUL characters");
