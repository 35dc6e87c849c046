import { types } from "pg";
import { expect, it } from "vitest";
import { typeParsers } from "./type-parsers.ts";

const parse = typeParsers.getTypeParser(types.builtins.TIMESTAMPTZ, "text");
const parseAsPg: (text: string) => unknown = types.getTypeParser(types.builtins.TIMESTAMPTZ);

it.each([
  ["2026-11-24 17:00:00+00", "2026-11-24T17:00:00.000Z"],
  ["2026-11-24 17:00:00.1+00", "2026-11-24T17:00:00.100Z"],
  ["2026-11-24 17:00:00.123456+00", "2026-11-24T17:00:00.123Z"],
  ["2026-11-24 17:00:00.999999+00", "2026-11-24T17:00:00.999Z"],
  ["0044-03-15 00:00:00+00", "0044-03-15T00:00:00.000Z"],
  ["2026-11-24 17:00:00+05:30", "2026-11-24T11:30:00.000Z"],
  ["10000-01-01 00:00:00+00", "+010000-01-01T00:00:00.000Z"],
  ["0044-03-15 00:00:00+00 BC", "-000043-03-15T00:00:00.000Z"],
])("reads the instant %s as %s", (text, instant) => {
  expect(parse(text)).toEqual(new Date(instant));
  expect(parse(text)).toEqual(parseAsPg(text));
});

it.each(["infinity", "-infinity"])("reads %s as pg does", (text) => {
  expect(parse(text)).toBe(parseAsPg(text));
});
