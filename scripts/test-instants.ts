import { rm } from "node:fs/promises";
import { join } from "node:path";
import { findTestBrowser } from "./find-chromium.ts";
import { instantNames, instants, isInstantName, shiftClockTo } from "./instants/instants.ts";
import { binOf, runNode } from "./run-node.ts";

/**
 * `pnpm test:instants [instant …] [part of a path …]`: runs the integration and browser tests at
 * these instants, or at each in instants.ts. With parts of paths, only matching test files.
 */

const dataDir = join(import.meta.dirname, "../e2e/.output/data");
const vitest = ["run", "--config", "vitest.workspace.ts", "--project", "integration"];
const playwright = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list"];

const args = process.argv.slice(2);
const named = args.filter(isInstantName);
const paths = args.filter((arg) => !isInstantName(arg));
const specs = paths.filter((path) => path.includes("e2e"));
const files = paths.filter((path) => !path.includes("e2e"));

const failed = new Set<string>();
for (const name of named.length > 0 ? named : instantNames) {
  const run = async (script: string, options: readonly string[], chromium?: string) => {
    console.log(`\n${name}: ${instants[name]}`);
    const environment = { ...shiftClockTo(name), CHROMIUM_PATH: chromium };
    if ((await runNode(script, options, environment)) !== 0) failed.add(name);
  };
  if (paths.length === 0 || files.length > 0) {
    await run(binOf("vitest", "vitest"), [...vitest, ...files]);
  }
  if (paths.length === 0 || specs.length > 0) {
    // Its demo data was created at another instant.
    await rm(dataDir, { recursive: true, force: true });
    const script = binOf("@playwright/test", "playwright");
    await run(script, [...playwright, ...specs], findTestBrowser());
  }
}
console.log(failed.size === 0 ? "\nNone failed" : `\nFailed: ${[...failed].join(", ")}`);
if (failed.size > 0) process.exitCode = 1;
