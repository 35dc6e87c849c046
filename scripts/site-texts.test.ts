import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allTexts } from "@before-ten/contracts/site/all-texts";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "../packages/contracts/src/site/texts");

it("every definition of texts is listed, so that admins find its sentences", () => {
  const names = globSync("**/*.ts", { cwd: folder })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), "utf8").matchAll(/defineTexts\(\s*"([^"]+)"/g),
    ])
    .map(([, name = ""]) => name);
  const listed = allTexts.map(({ name }) => name);
  expect(listed.toSorted()).toEqual(names.toSorted());
  const keys = allTexts.flatMap(({ name, defaults }) =>
    Object.keys(defaults).map((text) => `${name}.${text}`),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

it("the names of texts and the ids of entries contain no dots, which separate a key's parts", () => {
  const names = allTexts.flatMap(({ name, defaults }) => [
    name,
    ...Object.entries(defaults).flatMap(([text, value]) =>
      typeof value === "string" ? [text] : [text, ...value.map(({ id }) => id)],
    ),
  ]);
  expect(names.filter((name) => !/^[\w-]+$/.test(name))).toEqual([]);
});

it("all entries of a list have the same fields", () => {
  const lists = allTexts.flatMap(({ defaults }) =>
    Object.values(defaults).flatMap((value) => (typeof value === "string" ? [] : [value])),
  );
  for (const entries of lists) {
    const fields = entries.map((entry) => Object.keys(entry).toSorted().join());
    expect(new Set(fields).size).toBe(1);
  }
});
