import { z } from "zod";
import { visibleLength } from "./clean-text.ts";

interface TextRules {
  /** Such as `singleLine`. */
  clean: (typed: string) => string;
  min: number;
  max: number;
  required: string;
  tooShort: string;
  tooLong: string;
}

/** Not only white space; a BOM, which JavaScript counts as such, was pasted. */
const typed = /[\S\ufeff]/u;

/** A text of at least `min` visible characters. */
export function textSchema({ clean, min, max, required, tooShort, tooLong }: TextRules) {
  return z
    .string(required)
    .refine((text) => typed.test(text), { error: required, abort: true })
    .transform(clean)
    .pipe(
      z
        .string()
        .min(min, tooShort)
        .max(max, tooLong)
        // A text that is too short as it is has its error already.
        .refine((text) => text.length < min || visibleLength(text) >= min, tooShort),
    );
}
