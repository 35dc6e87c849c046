import { expect, it } from "vitest";
import { embedInput } from "./input.ts";

it.each([
  [{}, { count: 3, theme: "light" }],
  [
    { country: "au", count: "12", theme: "dark", accent: "C2255C" },
    { country: "AU", count: 12, theme: "dark", accent: "#c2255c" },
  ],
  [{ accent: "#c25" }, { count: 3, theme: "light", accent: "#cc2255" }],
])("reads %j", (sent, embed) => {
  expect(embedInput.parse(sent)).toEqual(embed);
});

it.each([
  ["accent", "red"],
  ["accent", "#c2255c;}body{display:none"],
  ["accent", "#c2255"],
  ["accent", "url(//evil.example)"],
  ["accent", "C2255C\n"],
  ["count", "0"],
  ["count", "13"],
  ["count", "1.5"],
  ["count", "many"],
  ["theme", "neon"],
  ["country", "XX"],
])("refuses %s %j", (name, value) => {
  const { error } = embedInput.safeParse({ [name]: value });
  expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
});
