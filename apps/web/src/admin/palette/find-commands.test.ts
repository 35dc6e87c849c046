import { expect, it } from "vitest";
import { findCommands } from "./find-commands.ts";

const found = (text: string) =>
  findCommands(text, [], () => true).flatMap(({ commands }) => commands.map(({ label }) => label));

it.each([
  ["news", "Newsletter"],
  ["tt", "Newsletter"],
  ["ai", "Campaigns"],
  ["pa ig", "Campaigns"],
  ["ess", "Messages"],
  ["m", "Messages"],
  ["public", "See the site"],
])("%j is a part of what is called %s", (text, label) => {
  expect(found(text)).toContain(label);
});

it("two letters don't match every description, and nonsense matches nothing", () => {
  expect(found("en")).not.toContain("Newsletter");
  expect(found("zz")).toEqual([]);
});
