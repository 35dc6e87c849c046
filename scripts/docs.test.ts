import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const isBuilt = (name: string) => ["node_modules", "dist", ".output"].includes(name);
const filesAt = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => path.split("/").some(isBuilt) });

const pages = filesAt("{*.md,docs/**/*.md}");
const chapters = filesAt("docs/security/*.md").toSorted();
const architecture = filesAt("docs/{architecture.md,architecture/*.md}").toSorted();
const sources = filesAt("{apps,packages,e2e,scripts,docs,bench}/**/*.{ts,tsx,mjs,css,json}").concat(
  filesAt("{*,.*}.{json,yaml,mjs}"),
);

/** The ids that GitHub gives the headings of a page. */
function anchorsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

describe.each(pages)("%s", (page) => {
  it("links to headings that exist", () => {
    const links = [...read(page).matchAll(/\]\(([^)#\s:]*\.md)?#([^)\s]+)\)/g)];
    const dead = links.filter(([, file, anchor = ""]) => {
      const linked = file === undefined ? page : join(dirname(page), file);
      return !anchorsOf(linked).includes(anchor);
    });
    expect(dead.map(([link]) => link)).toEqual([]);
  });

  it("links to files that exist", () => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
      ([, link = ""]) => link,
    );
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });
});

it("docs/architecture.md is a page that a newcomer reads at once", () => {
  expect(architecture.length).toBeGreaterThan(10);
  expect(read("docs/architecture.md").split("\n").length).toBeLessThanOrEqual(121);
});

it("decisions are numbered without holes", () => {
  const names = filesAt("docs/decisions/*.md").map((path) => path.split("/").at(-1) ?? "");
  const numbers = names.map((name) => name.slice(0, 4)).toSorted();
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, "0")));
});

it("docs/speed.md names commands that exist", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  const named = [...read("docs/speed.md").matchAll(/`(?:npx -y pnpm@12 )?(bench[\w:-]*)/g)];
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(([, name = ""]) => name).filter((name) => !(name in scripts))).toEqual([]);
});

/** Files are named by the end of their path, which has to be unique. */
describe.each([...chapters, ...architecture, "docs/security.md", "docs/speed.md", "SECURITY.md"])(
  "%s",
  (page) => {
    it("names existing files unambiguously", () => {
      const named = [...read(page).matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|json|yaml))`/g)].map(
        ([, name = ""]) => name,
      );
      const found = (name: string) => sources.filter((file) => isNamed(file, name));
      expect(named.filter((name) => found(name).length !== 1)).toEqual([]);
    });
  },
);

function isNamed(file: string, name: string): boolean {
  return file === name || file.endsWith(`/${name}`);
}

/** Requirements of levels 1 and 2 in OWASP ASVS 5.0.0, by section. */
const requirements: Record<string, string> = {
  "1.1": "1 2",
  "1.2": "1 2 3 4 5 6 7 8 9",
  "1.3": "1 2 3 4 5 6 7 8 9 10 11",
  "1.4": "1 2 3",
  "1.5": "1 2",
  "2.1": "1 2 3",
  "2.2": "1 2 3",
  "2.3": "1 2 3 4",
  "2.4": "1",
  "3.2": "1 2",
  "3.3": "1 2 3 4",
  "3.4": "1 2 3 4 5 6",
  "3.5": "1 2 3 4 5",
  "3.7": "1 2",
  "4.1": "1 2 3",
  "4.2": "1",
  "4.3": "1 2",
  "4.4": "1 2 3 4",
  "5.1": "1",
  "5.2": "1 2 3",
  "5.3": "1 2",
  "5.4": "1 2 3",
  "6.1": "1 2 3",
  "6.2": "1 2 3 4 5 6 7 8 9 10 11 12",
  "6.3": "1 2 3 4",
  "6.4": "1 2 3 4",
  "6.5": "1 2 3 4 5",
  "6.6": "1 2 3",
  "6.8": "1 2 3 4",
  "7.1": "1 2 3",
  "7.2": "1 2 3 4",
  "7.3": "1 2",
  "7.4": "1 2 3 4 5",
  "7.5": "1 2",
  "7.6": "1 2",
  "8.1": "1 2",
  "8.2": "1 2 3",
  "8.3": "1",
  "8.4": "1",
  "9.1": "1 2 3",
  "9.2": "1 2 3 4",
  "10.1": "1 2",
  "10.2": "1 2",
  "10.3": "1 2 3 4",
  "10.4": "1 2 3 4 5 6 7 8 9 10 11",
  "10.5": "1 2 3 4 5",
  "10.6": "1 2",
  "10.7": "1 2 3",
  "11.1": "1 2",
  "11.2": "1 2 3",
  "11.3": "1 2 3",
  "11.4": "1 2 3 4",
  "11.5": "1",
  "11.6": "1",
  "12.1": "1 2 3",
  "12.2": "1 2",
  "12.3": "1 2 3 4",
  "13.1": "1",
  "13.2": "1 2 3 4 5",
  "13.3": "1 2",
  "13.4": "1 2 3 4 5",
  "14.1": "1 2",
  "14.2": "1 2 3 4",
  "14.3": "1 2 3",
  "15.1": "1 2 3",
  "15.2": "1 2 3",
  "15.3": "1 2 3 4 5 6 7",
  "16.1": "1",
  "16.2": "1 2 3 4 5",
  "16.3": "1 2 3 4",
  "16.4": "1 2 3",
  "16.5": "1 2 3",
  "17.1": "1",
  "17.2": "1 2 3 4",
  "17.3": "1 2",
};

interface Row {
  number: string;
  here: string;
  shownBy: string;
}

function rowsOf(chapter: string): Row[] {
  return [...read(chapter).matchAll(/^\| (\d+\.\d+\.\d+) +\|(.*)\|$/gm)].map(
    ([, number = "", cells = ""]) => {
      const [, here = "", shownBy = ""] = cells.split(" | ").map((cell) => cell.trim());
      return { number, here, shownBy };
    },
  );
}

const states = ["Met", "In part", "Not met", "Not applicable"] as const;

function stateOf({ here }: Row): (typeof states)[number] {
  return states.find((state) => here.startsWith(`${state}: `)) ?? "Met";
}

describe("the requirements of ASVS", () => {
  const rows = chapters.flatMap(rowsOf);

  it("are complete, in order, and listed once", () => {
    const numbers = Object.entries(requirements).flatMap(([section, list]) =>
      list.split(" ").map((last) => `${section}.${last}`),
    );
    expect(rows.map(({ number }) => number)).toEqual(numbers);
  });

  it("have evidence wherever they are claimed", () => {
    const claimed = rows.filter((row) => ["Met", "In part"].includes(stateOf(row)));
    const unshown = claimed.filter(({ shownBy }) => !/`\S+`|^by reading$/.test(shownBy));
    expect(unshown.map(({ number }) => number)).toEqual([]);
  });

  it("are listed as not claimed if something is missing", () => {
    const [, listed = ""] = /## Not claimed\n([\s\S]*?)\n## /.exec(read("docs/security.md")) ?? [];
    const missing = rows.filter((row) => ["In part", "Not met"].includes(stateOf(row)));
    const unnamed = missing.filter(({ number }) => !new RegExp(`\\b${number}\\b`).test(listed));
    expect(unnamed.map(({ number }) => number)).toEqual([]);
  });

  it("are counted correctly", () => {
    const counted = (of: Row[]) =>
      states.map((state) => String(of.filter((row) => stateOf(row) === state).length));
    const table = [...read("docs/security.md").matchAll(/^\| (?:\[V\d|All ).*\|$/gm)].map(
      ([line]) =>
        line
          .split("|")
          .slice(2, -1)
          .map((cell) => cell.trim()),
    );
    expect(table).toEqual([...chapters.map((chapter) => counted(rowsOf(chapter))), counted(rows)]);
  });
});
