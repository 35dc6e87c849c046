import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tokens } from "./tokens.ts";

const src = join(import.meta.dirname, "..");
const modules = globSync("{admin,features,ui}/**/*.module.css", { cwd: src });

/** The space for the site's header, which floats above the page. */
const ownMeasures = [
  /^hero\.module\.css: padding/,
  /^events-page\.module\.css: scroll-padding-top/,
  // Fits an email address on the narrowest phone.
  /^contact-page\.module\.css: font-size: min\(/,
];

describe.each(modules)("%s", (path) => {
  const css = readFileSync(join(src, path), "utf8");

  it("names no colour of its own", () => {
    expect(css).not.toMatch(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i);
  });

  it("takes font sizes, distances and corners from the tokens", () => {
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

  it("uses only existing tokens", () => {
    const used = [...css.matchAll(/var\(--bt-([\w-]+)/g)].map(([, name = ""]) => name);
    expect(used.filter((name) => !(name in tokens.light))).toEqual([]);
  });
});
