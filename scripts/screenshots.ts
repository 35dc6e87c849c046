import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contactSheet } from "./contact-sheet.ts";
import { findTestBrowser } from "./find-chromium.ts";
import { binOf, runNode } from "./run-node.ts";

/**
 * `pnpm screenshots`: runs the browser tests that take screenshots into `e2e/.output/screenshots`,
 * and writes a page that shows all of them.
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

const screenshots = join(root, "e2e/.output/screenshots");
mkdirSync(screenshots, { recursive: true });
writeFileSync(
  join(screenshots, "index.html"),
  contactSheet(globSync("*.png", { cwd: screenshots })),
);
console.log(`\nAll of them: ${join(screenshots, "index.html")}`);
