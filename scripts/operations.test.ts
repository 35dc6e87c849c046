import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const docs = readFileSync(join(root, "docs/operations.md"), "utf8");

it("docs/operations.md names lines of the log that the server writes", () => {
  const [, table = ""] = /### Lines of the log.*\n([\s\S]*?)\n## /.exec(docs) ?? [];
  const [, body = ""] = table.split(/^\| -.*\n/m);
  const rows = [...body.matchAll(/^\| (`.*?) +\|/gm)].map(([, lines = ""]) => lines);
  const named = rows
    .flatMap((lines) => [...lines.matchAll(/`([^`…]+)[^`]*`/g)])
    .map(([, line]) => line);
  const sources = globSync("apps/api/src/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(root, file), "utf8"));
  expect(named.length).toBeGreaterThan(10);
  const unwritten = named.filter((line = "") => !sources.some((source) => source.includes(line)));
  expect(unwritten).toEqual([]);
});
