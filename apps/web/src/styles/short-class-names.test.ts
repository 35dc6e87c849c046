import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createShortClassNames } from "./short-class-names.ts";

const src = join(import.meta.dirname, "..");

describe("short class names", () => {
  it("are the same for a file wherever the project is, and whatever was named before", () => {
    const browser = createShortClassNames("/home/site");
    const server = createShortClassNames("/srv/site");
    const names = ["card", "title", "wide", "title"];
    server("card", "/srv/site/ui/other.module.css");
    const short = names.map((name) => browser(name, "/home/site/ui/card.module.css?used"));
    expect(short).toEqual(names.map((name) => server(name, "/srv/site/ui/card.module.css")));
    expect(short[3]).toBe(short[1]);
    expect(new Set(short).size).toBe(3);
    expect(short.filter((name) => !/^[a-z]{3}[\da-z]+$/i.test(name))).toEqual([]);
  });

  it("are unique in the site's style sheets; a duplicate stops the build", () => {
    const name = createShortClassNames(src);
    const sheets = globSync("**/*.module.css", { cwd: src });
    const named = sheets.map((sheet) => name("card", join(src, sheet)));
    expect(sheets.length).toBeGreaterThan(100);
    expect(new Set(named).size).toBe(sheets.length);
    const many = createShortClassNames("/");
    expect(() => {
      for (let file = 0; file < 64_001; file += 1) many("card", `/${file}.module.css`);
    }).toThrow("have the same letters for classes: rename one of them");
  });
});
