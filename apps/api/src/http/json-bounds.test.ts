import { expect, it } from "vitest";
import { errorOfJson } from "./json-bounds.ts";

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const object = (members: number) =>
  JSON.stringify(
    Object.fromEntries(Array.from({ length: members }, (_, index) => [index, [1, 2]])),
  );

it.each([
  nested(32),
  '{"a":'.repeat(32),
  "[],".repeat(100),
  JSON.stringify({ text: nested(100) }),
  JSON.stringify({ text: `\\"${nested(100)}\\` }),
  object(200),
  `[${Array.from({ length: 300 }, () => object(2)).join()}]`,
  JSON.stringify({ text: ",".repeat(300), list: Array.from({ length: 300 }, () => 1) }),
  "no JSON",
  "]]]",
  "",
])("takes %.100j", (json) => {
  expect(errorOfJson(json)).toBeUndefined();
});

it.each([
  nested(33),
  "[".repeat(100_000),
  `{"a":${nested(32)}}`,
  `{"\\"":${nested(32)}}`,
  '{"a":'.repeat(33),
])("refuses %.100j, which is nested too deep", (json) => {
  expect(errorOfJson(json)).toMatchObject({
    code: "BAD_REQUEST",
    message: "JSON may be nested at most 32 levels deep",
  });
});

it.each([object(201), `{"a":${object(201)}}`, `[1,${object(50_000)}]`])(
  "refuses %.100j, which has too many members",
  (json) => {
    expect(errorOfJson(json)).toMatchObject({
      code: "BAD_REQUEST",
      message: "An object in JSON may have at most 200 members",
    });
  },
);
