import { expect, it } from "vitest";
import { createEventInput } from "../../events/input.ts";
import { createPostInput } from "../../posts/input.ts";
import { singleLine } from "./clean-text.ts";
import { textSchema } from "./text-schema.ts";

const schema = textSchema({
  clean: singleLine,
  min: 3,
  max: 5,
  required: "required",
  tooShort: "too short",
  tooLong: "too long",
});

it.each([
  ["", "required"],
  [" \n\t", "required"],
  [undefined, "required"],
  ["\u200b\u200b\u200b\u200b", "too short"],
  ["\u2060\u3164\u00ad\ufeff", "too short"],
  ["\ufeff", "too short"],
  ["ab", "too short"],
  ["a\u200b\u00adb", "too short"],
  ["🪩\u200d🪩", "too short"],
  ["abcdef", "too long"],
])("says of %j that it is %s", (text, message) => {
  expect(schema.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

it.each([
  [" abc\u200b", "abc"],
  ["a b", "a b"],
  ["a\u00adbc", "a\u00adbc"],
])("reads %j", (text, read) => {
  expect(schema.parse(text)).toBe(read);
});

it.each([
  ["eventName", createEventInput, "Event name must be at least 3 characters"],
  ["description", createEventInput, "Description must be at least 10 characters"],
  ["title", createPostInput, "Title must be at least 3 characters"],
  ["excerpt", createPostInput, "Excerpt must be at least 10 characters"],
  ["content", createPostInput, "Content must be at least 50 characters"],
] as const)("an invisible %s is refused", (field, input, message) => {
  const issues = input.safeParse({ [field]: "\u200b".repeat(100) }).error?.issues ?? [];
  expect(issues.filter(({ path }) => path[0] === field)).toMatchObject([{ message }]);
});
