import { expect, it } from "vitest";
import { renamedAlt } from "./present-image.ts";

it.each([
  [
    "Poster for Working Title in Leeds",
    "Working Title",
    "Pier $& Disco",
    "Poster for Pier $& Disco in Leeds",
  ],
  ["A red tram full of passengers", "Working Title", "Pier Disco", "A red tram full of passengers"],
  ["A red tram", "", "Pier Disco", "A red tram"],
])("of %j, when %j becomes %j, it is %j", (alt, from, to, renamed) => {
  expect(renamedAlt(alt, { from, to })).toBe(renamed);
});
