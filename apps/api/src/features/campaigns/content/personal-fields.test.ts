import { expect, it } from "vitest";
import { fieldValue, hasBrokenField, replaceFields } from "./personal-fields.ts";

it("finds names and fallbacks", () => {
  const found: object[] = [];
  replaceFields("{{name|there}} {{ home-city | your city }}{{a|b}}", (field) => {
    found.push(field);
    return "";
  });
  expect(found).toEqual([
    { name: "name", fallback: "there" },
    { name: "home-city", fallback: "your city" },
    { name: "a", fallback: "b" },
  ]);
});

it.each([
  [{ name: "Ana" }, "Ana"],
  [{ name: " Ana " }, "Ana"],
  [{ name: "" }, "there"],
  [{ name: true }, "there"],
  [{ Name: "Ana" }, "there"],
  [{}, "there"],
])("says of %j: %s", (preferences, value) => {
  expect(fieldValue({ name: "name", fallback: "there" }, preferences)).toBe(value);
});

it("ignores names of built-in object properties", () => {
  expect(fieldValue({ name: "constructor", fallback: "there" }, {})).toBe("there");
});

it.each([
  ["Hi {{name|there}}", false],
  ["Hi {name}", false],
  ["Hi {{name}}", true],
  ["Hi {{name|}}", true],
  ["Hi {{na me|x}}", true],
  ["{{name|there}} {{", true],
])("%j is broken: %s", (text, isBroken) => {
  expect(hasBrokenField(text)).toBe(isBroken);
});
