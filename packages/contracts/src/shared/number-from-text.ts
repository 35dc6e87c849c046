import { z } from "zod";

/** `Number` would also accept `0x10`, `1e2`, `true` and an empty text. */
const decimal = /^-?\d+(?:\.\d+)?$/;

/** Query parameters and forms send text, tRPC and JSON send numbers; one schema parses both. */
export function numberFromText<Schema extends z.ZodType<number | null>>(schema: Schema) {
  return z.preprocess((value: number | string) => {
    const text = typeof value === "string" ? value.trim() : "";
    return decimal.test(text) ? Number(text) : value;
  }, schema);
}
