import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const docs = readFileSync(join(root, "docs/operations.md"), "utf8");
const sources = globSync("{apps/api,packages/db}/src/**/*.ts", { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => readFileSync(join(root, file), "utf8"));
const [, section = ""] = /### Lines of the log.*\n([\s\S]*?)\n### /.exec(docs) ?? [];

/** The constant parts of texts in backticks. */
function linesIn(text: string): string[] {
  return [...text.matchAll(/`([^`…]+)[^`]*`/g)].map(([, line = ""]) => line.trim());
}

it("docs/operations.md quotes log lines that the server writes", () => {
  const rows = [...section.matchAll(/^- ((?:`[^`]+`(?:,\s+)?)+): /gm)].map(
    ([, lines = ""]) => lines,
  );
  const named = rows.flatMap(linesIn);
  expect(named.length).toBeGreaterThan(20);
  const unwritten = named.filter((line) => !sources.some((source) => source.includes(line)));
  expect(unwritten).toEqual([]);
});

it("lists every warning and error that the server writes, or says that it needs no action", () => {
  const named = new Set(linesIn(section));
  // `log.warn({ err }, "…")`, `request.logError(error, "…")`, `logged("…")`; of a template only its
  // beginning.
  const calls = /\blog(?:ged|Error)?(?:\.(?:error|fatal|warn))?\([^"`;]*?["`]([^"`$]+)/g;
  const written = sources
    .flatMap((source) => [...source.matchAll(calls)])
    .map(([, line = ""]) => line.trim())
    .filter((line) => line.includes(" "));
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter((line) => !named.has(line))).toEqual([]);
});
