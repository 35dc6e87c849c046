import { z } from "zod";

/** `Number` takes `0x10`, `1e2`, `true` and an empty text as well. */
const decimal = /^-?\d+(?:\.\d+)?$/;

/** Query parameters and forms have text, tRPC and JSON have numbers; one schema reads both. */
export function numberFromText<Schema extends z.ZodType<number | null>>(schema: Schema) {
  return z.preprocess((value: number | string) => {
    const text = typeof value === "string" ? value.trim() : "";
    return decimal.test(text) ? Number(text) : value;
  }, schema);
}
