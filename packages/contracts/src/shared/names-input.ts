import { z } from "zod";
import { singleLine } from "./text/clean-text.ts";
import { fromJsonText } from "./text/json-text.ts";

interface NameLimits {
  maxNames: number;
  maxLength: number;
  tooMany?: string;
  tooLong?: string;
}

/**
 * How many more items than names may be sent, because empty ones and repetitions don't count. A
 * longer list is refused as a whole.
 */
const spare = 5;

/** A list of names: cleaned, without duplicates and empty ones. */
export function namesList({ maxNames, maxLength, tooMany, tooLong }: NameLimits) {
  return z
    .array(z.string().transform(singleLine).pipe(z.string().max(maxLength, tooLong)))
    .max(maxNames * spare, tooMany)
    .transform((names) => [...new Set(names.filter(Boolean))])
    .pipe(z.array(z.string()).max(maxNames, tooMany));
}

/** A list of names, also as JSON text or comma-separated, which may also occur within an item. */
export function namesInput(limits: NameLimits) {
  return z.preprocess((value) => {
    const list = fromJsonText(value);
    return Array.isArray(list) ? list.flatMap(partsOf) : partsOf(list);
  }, namesList(limits));
}

function partsOf(value: unknown): unknown {
  return typeof value === "string" ? value.split(",") : value;
}
