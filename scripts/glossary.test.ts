import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

/** Words that docs/architecture/glossary.md keeps out of names, each with its replacement. */
const dropped: Record<string, string> = {
  staff: "admin",
  blog: "post",
  article: "post",
  story: "post",
  flyer: "poster",
  refusal: "error",
  kept: "cached, prepared, stored or draft",
  asked: "requested, or the name of the query parameter",
  sideways: "overflow",
  deed: "action",
};

/** Names that are too vague. */
const vague = /^(method-of|use-asked|use-found|take|people)$/;

/** Paths named by third parties. */
const fixed: { path: RegExp; because: string }[] = [
  {
    path: /^apps\/web\/src\/routes\//,
    because: "a route's file is its address: /blog, /admin/blogs",
  },
  {
    path: /^packages\/db\/src\/(migrations\/|schema\.ts$)/,
    because: "databases know a migration by its name, and a table as blog_posts",
  },
  {
    path: /^scripts\/faults\//,
    because: "its oracle asks a site and keeps what was answered",
  },
  {
    path: /^apps\/web\/public\/films\/stories\./,
    because: "the specification calls this film of the gallery community stories",
  },
  {
    path: /^apps\/web\/public\/placeholders\/story\.svg$/,
    because: "an address that caches know",
  },
];

const root = join(import.meta.dirname, "..");
const isBuilt = (name: string) => ["node_modules", "dist", ".output"].includes(name);
const files = globSync("{apps,packages,e2e,bench,scripts,docs}/**/*.*", {
  cwd: root,
  exclude: (path) => isBuilt(basename(path)),
}).filter((path) => !fixed.some((each) => each.path.test(path)));

/** The glossary's objection to a name in kebab-case or camelCase; undefined if there is none. */
function objectionTo(name: string): string | undefined {
  const kebab = name.replaceAll(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();
  if (vague.test(kebab)) return `${name} leaves open what it names`;
  const singulars = kebab.split(/[^a-z]+/).map((word) => word.replace(/ies$/, "y"));
  const found = singulars
    .map((word) => word.replace(/s$/, ""))
    .find((word) => Object.hasOwn(dropped, word));
  return found === undefined ? undefined : `${name}: "${found}" is ${dropped[found]} here`;
}

function objectionToPart(part: string): string | undefined {
  const [name = ""] = part.split(".");
  return name.endsWith("-words") ? `${part}: sentences are *messages` : objectionTo(name);
}

/** The names that a module exports, including those in braces. */
function exportedNames(source: string): string[] {
  const declared =
    /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|class|function\*?|interface|type|enum) (\w+)/gm;
  const listed = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = ""]) =>
    list.split(",").map((each) => each.trim().split(" ").at(-1) ?? ""),
  );
  return [...source.matchAll(declared)].map(([, name = ""]) => name).concat(listed);
}

/** Dropped words that are common in local names; the others are good English for test data. */
const localWords = /^(is)?(refusal|kept|asked)|(Refusal|Kept|Asked)/;

/** The names that a module declares. Texts and comments may use any word. */
function declaredNames(source: string): string[] {
  const code = source.replaceAll(/"(?:[^"\\\n]|\\.)*"|\/\*.*?\*\/|\/\/[^\n]*/gs, "");
  const declared = /\b(?:const|let|class|interface|type|function\*?) (\w+)/g;
  return [...code.matchAll(declared)].map(([, name = ""]) => name);
}

const isFound = (objection: string | undefined) => objection !== undefined;

describe("the glossary", () => {
  it("applies to names of files and folders", () => {
    const parts = new Set(files.flatMap((path) => path.split("/")));
    expect([...parts].map(objectionToPart).filter(isFound)).toEqual([]);
  });

  it("applies to exported names", () => {
    const sources = files.filter((path) => /(?<!\.gen)\.tsx?$/.test(path));
    const names = sources.flatMap((path) => exportedNames(readFileSync(join(root, path), "utf8")));
    expect(names.length).toBeGreaterThan(1_000);
    expect(names.map(objectionTo).filter(isFound)).toEqual([]);
  });

  it("applies to local names, as far as errors and caches go", () => {
    const sources = files.filter((path) => /(?<!\.gen)\.tsx?$/.test(path));
    const objections = sources.flatMap((path) =>
      declaredNames(readFileSync(join(root, path), "utf8"))
        .filter((name) => localWords.test(name))
        .map((name) => `${path}: ${objectionTo(name) ?? name}`),
    );
    expect(objections).toEqual([]);
  });

  const glossary = readFileSync(join(root, "docs/architecture/glossary.md"), "utf8");

  it("names every dropped word", () => {
    expect(Object.keys(dropped).filter((word) => !glossary.includes(`\`${word}\``))).toEqual([]);
  });

  it("explains at most thirty words", () => {
    const rows = glossary.split("\n").filter((line) => /^\| \w/.test(line));
    expect(rows.length).toBeGreaterThan(10);
    // The first is the table's head.
    expect(rows.length).toBeLessThanOrEqual(31);
  });

  it.each([
    ["StaffMember", true],
    ["staffing-plan", false],
    ["defaultCapacity", false],
    ["StatusHistory", false],
    ["blog-search", true],
    ["topStories", true],
    ["keptPages", true],
  ])("objects to %s: %s", (name, isDropped) => {
    expect(isFound(objectionTo(name))).toBe(isDropped);
  });
});
