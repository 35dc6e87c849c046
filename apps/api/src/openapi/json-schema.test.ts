import { expect, it } from "vitest";
import { z } from "zod";
import { toJsonSchema } from "./json-schema.ts";

const patternOf = (pattern: RegExp) => toJsonSchema(z.string().regex(pattern), "input", {}).pattern;

it("a pattern says the same without flags, or isn't documented at all", () => {
  expect(patternOf(/^[A-Za-z]$/)).toBe("^[A-Za-z]$");
  expect(patternOf(/^\p{L}$/u)).toBe(String.raw`^\p{L}$`);
  expect(() => patternOf(/^[a-z]$/i)).toThrow("without the flags i");
});
