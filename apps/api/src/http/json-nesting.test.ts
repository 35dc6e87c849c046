import { expect, it } from "vitest";
import { refusalOfNesting } from "./json-nesting.ts";

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

it.each([
  nested(32),
  '{"a":'.repeat(32),
  "[],".repeat(100),
  JSON.stringify({ text: nested(100) }),
  JSON.stringify({ text: `\\"${nested(100)}\\` }),
  "no JSON",
  "",
])("takes %j", (json) => {
  expect(refusalOfNesting(json)).toBeUndefined();
});

it.each([
  nested(33),
  "[".repeat(100_000),
  `{"a":${nested(32)}}`,
  `{"\\"":${nested(32)}}`,
  '{"a":'.repeat(33),
])("refuses %j", (json) => {
  expect(refusalOfNesting(json)).toMatchObject({
    code: "BAD_REQUEST",
    message: "JSON may be nested at most 32 levels deep",
  });
});
