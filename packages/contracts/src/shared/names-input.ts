import { z } from "zod";
import { singleLine } from "./clean-text.ts";
import { fromJsonText } from "./json-text.ts";

interface NameLimits {
  maxNames: number;
  maxLength: number;
  tooMany?: string;
  tooLong?: string;
}

/**
 * How many more items than names may be sent, as empty ones and repetitions don't count. A list
 * with even more is refused whole.
 */
const spare = 5;

/** A list of names: cleaned, each once, empty ones dropped. */
export function namesList({ maxNames, maxLength, tooMany, tooLong }: NameLimits) {
  return z
    .array(z.string().transform(singleLine).pipe(z.string().max(maxLength, tooLong)))
    .max(maxNames * spare, tooMany)
    .transform((names) => [...new Set(names.filter(Boolean))])
    .pipe(z.array(z.string()).max(maxNames, tooMany));
}

/**
 * A list of names, also as JSON text or as names between commas, which may stand in an item of a
 * list too.
 */
export function namesInput(limits: NameLimits) {
  return z.preprocess((value) => {
    const list = fromJsonText(value);
    return Array.isArray(list) ? list.flatMap(partsOf) : partsOf(list);
  }, namesList(limits));
}

function partsOf(value: unknown): unknown {
  return typeof value === "string" ? value.split(",") : value;
}
