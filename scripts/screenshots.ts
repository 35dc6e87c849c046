import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findTestBrowser } from "./find-chromium.ts";
import { binOf, runNode } from "./run-node.ts";

/**
 * `pnpm screenshots`: runs the browser tests that take screenshots, which go to
 * `e2e/.output/screenshots`.
 */

const root = join(import.meta.dirname, "..");
const specs = globSync("e2e/*/*.spec.ts", { cwd: root }).filter((path) =>
  /support\/(screenshot|looks)\.ts/.test(readFileSync(join(root, path), "utf8")),
);

process.exitCode = await runNode(
  binOf("@playwright/test", "playwright"),
  [
    "test",
    "--config",
    "e2e/playwright.config.ts",
    ...specs.map((path) => path.replaceAll("\\", "/")),
    ...process.argv.slice(2),
  ],
  { CHROMIUM_PATH: findTestBrowser(), SCREENSHOTS: "true" },
);
