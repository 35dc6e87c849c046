import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** The `printWidth` of .oxfmtrc.json, which oxfmt doesn't apply to comments. */
const width = 100;

const generated = /(^|\/)(node_modules|dist|\.output)\/|\.gen\.ts$|src\/schema\.ts$/;

it("no line of a comment is longer than a line of code", () => {
  const files = globSync(
    ["{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,css,mjs}", "*.{ts,mjs}"],
    { cwd: root },
  ).filter((path) => !generated.test(path));
  expect(files.length).toBeGreaterThan(900);
  const long = files.flatMap((path) =>
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        line.length > width && /^\s*(\/\/|\/?\*)/.test(line) ? [`${path}:${index + 1}`] : [],
      ),
  );
  expect(long).toEqual([]);
});
