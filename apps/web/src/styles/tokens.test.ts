import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tokens } from "./tokens.ts";

const src = join(import.meta.dirname, "..");
const modules = globSync("{admin,features,ui}/**/*.module.css", { cwd: src });

/** Where the head of the site, which floats above, takes its room. */
const ownMeasures = [
  /^hero\.module\.css: padding/,
  /^events-page\.module\.css: scroll-padding-top/,
  // As wide as the narrowest phone lets an address be.
  /^contact-page\.module\.css: font-size: min\(/,
];

describe.each(modules)("%s", (path) => {
  const css = readFileSync(join(src, path), "utf8");

  it("names no colour of its own", () => {
    expect(css).not.toMatch(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i);
  });

  it("takes letters, distances and corners from the tokens", () => {
    const name = path.split(/[\\/]/).at(-1);
    const own = [
      ...css.matchAll(/^\s*((?:[a-z-]*-)?(?:padding|margin|gap)[a-z-]*|font-size): (.*);/gm),
    ]
      .filter(([, , value = ""]) => /\d(rem|px)\b/.test(value))
      .map(([, property, value]) => `${name}: ${property}: ${value}`)
      .filter((declaration) => !ownMeasures.some((measure) => measure.test(declaration)));
    const corners = [...css.matchAll(/border-radius: (.*);/g)]
      .map(([, value = ""]) => value)
      .filter((value) => /\b[1-9]\d?px/.test(value));
    expect([...own, ...corners]).toEqual([]);
  });

  it("knows every token it uses", () => {
    const used = [...css.matchAll(/var\(--bt-([\w-]+)/g)].map(([, name = ""]) => name);
    expect(used.filter((name) => !(name in tokens.light))).toEqual([]);
  });
});
