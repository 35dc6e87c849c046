import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { findChromium } from "./find-chromium.ts";

/** `pnpm test`: all of Vitest, then the browser tests. Ends with one line that counts both. */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const outputDir = join(import.meta.dirname, "../e2e/.output");
const require = createRequire(import.meta.url);

async function main(): Promise<void> {
  await rm(outputDir, { recursive: true, force: true });
  await mkdir(outputDir, { recursive: true });

  const inVitest = await runVitest();
  const inBrowser = await runBrowserTests();
  const passed = inVitest.passed + inBrowser.passed;
  const failed = inVitest.failed + inBrowser.failed;
  const skipped = inVitest.skipped + inBrowser.skipped;

  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

async function runVitest(): Promise<Counts> {
  const report = join(outputDir, "vitest.json");
  const code = await runNode(binOf("vitest", "vitest"), [
    "run",
    "--config",
    "vitest.workspace.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests, numPendingTests } = await readReport(report);
  const counts = {
    passed: count(numPassedTests),
    failed: count(numFailedTests),
    skipped: count(numPendingTests),
  };
  return failedAnyhow(counts, code);
}

async function runBrowserTests(): Promise<Counts> {
  const chromium = findChromium();
  if (chromium === undefined) return leaveOut();
  const report = join(outputDir, "playwright.json");
  const code = await runNode(
    binOf("@playwright/test", "playwright"),
    ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const { stats } = await readReport(report);
  const { expected, unexpected, flaky, skipped } = asRecord(stats);
  const counts = {
    passed: count(expected),
    // A test that passes only at the second try is not right.
    failed: count(unexpected) + count(flaky),
    skipped: count(skipped),
  };
  return failedAnyhow(counts, code);
}

/** Without a browser the other tests still count; on CI leaving some out is a failure. */
function leaveOut(): Counts {
  console.error(
    [
      "",
      "  ! The browser tests (e2e/) were LEFT OUT: there is no Chromium on this machine.",
      "    Install one (Debian and Ubuntu: apt-get install chromium), or name one in CHROMIUM_PATH.",
      "",
    ].join("\n"),
  );
  const onCi = process.env.CI === "true";
  return { passed: 0, failed: onCi ? 1 : 0, skipped: onCi ? 0 : 1 };
}

/** A runner may fail without a failed test: a suite that doesn't load, a server that doesn't start. */
function failedAnyhow(counts: Counts, code: number): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function runNode(
  script: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  const [code] = await once(child, "exit");
  return typeof code === "number" ? code : 1;
}

/** The file behind a package's command: spawning it with our own Node works on every system. */
function binOf(packageName: string, command: string): string {
  const manifestPath = require.resolve(`${packageName}/package.json`);
  const { bin } = asRecord(require(manifestPath));
  const path = typeof bin === "string" ? bin : asRecord(bin)[command];
  if (typeof path !== "string") throw new Error(`${packageName} has no command ${command}`);
  return join(dirname(manifestPath), path);
}

async function readReport(path: string): Promise<Record<string, unknown>> {
  const text = await readFile(path, "utf8").catch(() => "{}");
  return asRecord(JSON.parse(text));
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function count(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

await main();
