import { expect, it } from "vitest";
import { searchTextSchema } from "./search-text.ts";

it.each([
  ["  disco  ", "disco"],
  ["\u200bdisco\u2060", "disco"],
  ["", ""],
  ["100% _off_ \\o/", "100% _off_ \\o/"],
  [` ${"a".repeat(200)} `, "a".repeat(200)],
])("reads %j", (text, read) => {
  expect(searchTextSchema.parse(text)).toBe(read);
});

it.each([
  ["a".repeat(201), "Search text must be at most 200 characters"],
  ["a\0b", "Search text must not contain NUL characters"],
])("refuses what it can't search for", (text, message) => {
  expect(searchTextSchema.safeParse(text).error?.issues[0]?.message).toBe(message);
});

it.for([["a", "b"], 1, null, {}])("refuses %j", (value) => {
  expect(searchTextSchema.safeParse(value).success).toBe(false);
});
