import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const src = join(import.meta.dirname, "..");
const components = globSync("**/*.tsx", { cwd: src }).filter((path) => !path.endsWith(".test.tsx"));

/**
 * Classes used by components, by style sheet. A wrong name isn't a type error: the element would
 * have no style.
 */
const named = new Map<string, Set<string>>();

for (const path of components) {
  const code = readFileSync(join(src, path), "utf8");
  for (const [, binding = "", file = ""] of code.matchAll(
    /import (\w+) from "([^"]+\.module\.css)"/g,
  )) {
    const sheet = join(dirname(path), file);
    const classes = [...code.matchAll(new RegExp(`\\b${binding}\\.(?!module\\.css)(\\w+)`, "g"))];
    const known = named.get(sheet) ?? new Set<string>();
    for (const [, name = ""] of classes) known.add(name);
    named.set(sheet, known);
  }
}

describe.each([...named])("%s", (sheet, classes) => {
  it("has every class that a component uses", () => {
    const css = readFileSync(join(src, sheet), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
    const has = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name));
    expect([...classes].filter((name) => !has.has(name))).toEqual([]);
  });
});
