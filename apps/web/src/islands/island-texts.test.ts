import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const web = join(import.meta.dirname, "..");

const codeOf = (path: string) => readFileSync(path, "utf8").replaceAll(/\/\*[^]*?\*\//g, "");

/** The files whose code a part of the site loads, but for those in packages. */
function filesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, from = ""] of codeOf(path).matchAll(
    /^(?:import|\}) (?!type ).*"(\..+\.tsx?)";$/gm,
  )) {
    filesOf(join(path, "..", from), found);
  }
  return found;
}

function textsReadIn(path: string): string[] {
  return [...codeOf(path).matchAll(/use(?:Element)?Texts\((\w+Texts)\)/g)].map(
    ([, name = ""]) => name,
  );
}

const islands = [
  ...codeOf(join(import.meta.dirname, "registry.tsx")).matchAll(
    /"([\w-]+)": island\([^"]*import\("(.+)"\)/g,
  ),
].map(([, name = "", from = ""]) => ({ name, path: join(import.meta.dirname, from) }));

const uses = globSync("{routes,islands,features}/**/*.tsx", { cwd: web })
  .filter((path) => !path.endsWith(".test.tsx"))
  .flatMap((path) => [...codeOf(join(web, path)).matchAll(/<Island\b[^]*?\/>/g)])
  .map(([code]) => code);

describe.each(islands)("$name", ({ name, path }) => {
  it("gets what admins changed in every text that it may show", () => {
    const read = new Set([...filesOf(path)].flatMap(textsReadIn));
    const given = uses
      .filter((code) => code.includes(`name="${name}"`))
      .map((code) => [...code.matchAll(/\w+Texts\b/g)].map(([texts]) => texts));
    expect(given).not.toEqual([]);
    // Every island gets the club's words.
    for (const texts of given) {
      expect([...read].filter((each) => each !== "brandTexts" && !texts.includes(each))).toEqual(
        [],
      );
    }
  });
});

it("finds the islands and what they read", () => {
  expect(islands.length).toBeGreaterThan(10);
  const list = islands.find(({ name }) => name === "events-list");
  const read = [...filesOf(list?.path ?? "")].flatMap(textsReadIn);
  expect(read).toEqual(expect.arrayContaining(["nearMeTexts", "ticketTexts", "eventStateTexts"]));
});
