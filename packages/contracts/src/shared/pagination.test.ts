import { describe, expect, it } from "vitest";
import { limitSchema, pageSchema, paginate } from "./pagination.ts";

const hostile = [
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  "",
  " ",
  "abc",
  "1e309",
  "-1",
  "1.5",
  "1,5",
  "5 events",
  "NaN",
  "Infinity",
  "__proto__",
  "1\0",
  ["1", "2"],
  [],
  {},
  null,
];

describe("limitSchema", () => {
  it.each([
    [undefined, 6],
    [1, 1],
    ["1", 1],
    ["100", 100],
    [100, 100],
  ])("reads %j as %i", (value, limit) => {
    expect(limitSchema(6).parse(value)).toBe(limit);
  });

  it.for([...hostile, 101, "101"])("refuses %j", (value) => {
    expect(limitSchema(6).safeParse(value).success).toBe(false);
  });
});

describe("pageSchema", () => {
  it.each([
    [undefined, 1],
    ["2", 2],
    [1_000_000, 1_000_000],
  ])("reads %j as %i", (value, page) => {
    expect(pageSchema.parse(value)).toBe(page);
  });

  it.for([...hostile, 1_000_001, "1e12", 1e12])("refuses %j", (value) => {
    expect(pageSchema.safeParse(value).success).toBe(false);
  });
});

it.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
])("%i events make %i pages of 20", (total, pages) => {
  expect(paginate(1, 20, total)).toEqual({ page: 1, limit: 20, total, pages });
});
