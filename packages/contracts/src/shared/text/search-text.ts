import { z } from "zod";
import { maxSearchLength } from "../limits.ts";
import { trimInvisible } from "./clean-text.ts";

/** Text typed into a search box. NUL is refused here, because PostgreSQL can't store it. */
export const searchTextSchema = z
  .string()
  .refine((text) => !text.includes("\0"), "Search text must not contain NUL characters")
  .overwrite(trimInvisible)
  .max(maxSearchLength, `Search text must be at most ${maxSearchLength} characters`);
