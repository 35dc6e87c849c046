import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  type PlaywrightReport,
  type VitestReport,
  failedInBrowser,
  failedInVitest,
  flakyInBrowser,
} from "./failed-tests.ts";
import { findChromium } from "./find-chromium.ts";

/** `pnpm test`: all of Vitest, then the browser tests. Ends with what failed, and one line that counts both. */

interface Outcome {
  passed: number;
  /** A line each. */
  failed: string[];
  /** A line each, for what passed only at its second try. */
  flaky: string[];
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
  const failed = [...inVitest.failed, ...inBrowser.failed];
  const skipped = inVitest.skipped + inBrowser.skipped;

  if (inBrowser.flaky.length > 0) console.log(["\nFlaky:", ...inBrowser.flaky].join("\n  "));
  if (failed.length > 0) console.log(["\nFailed:", ...failed].join("\n  "));
  const left = skipped > 0 ? `, ${skipped} skipped` : "";
  console.log(`\n${passed} passed, ${failed.length} failed${left}`);
  process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;
}

async function runVitest(): Promise<Outcome> {
  const path = join(outputDir, "vitest.json");
  const code = await runNode(binOf("vitest", "vitest"), [
    "run",
    "--config",
    "vitest.workspace.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${path}`,
  ]);
  const report: Partial<VitestReport> = await readReport(path);
  const { numPassedTests: passed = 0, numPendingTests: skipped = 0 } = report;
  const failed = failedInVitest(report);
  return failedAnyhow({ passed, failed, flaky: [], skipped }, "Vitest", code);
}

async function runBrowserTests(): Promise<Outcome> {
  const chromium = findChromium();
  if (chromium === undefined) return leaveOut();
  const path = join(outputDir, "playwright.json");
  const code = await runNode(
    binOf("@playwright/test", "playwright"),
    ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  );
  const report: Partial<PlaywrightReport> = await readReport(path);
  const { expected = 0, skipped = 0 } = report.stats ?? {};
  const failed = failedInBrowser(report);
  const flaky = flakyInBrowser(report);
  const passed = expected + flaky.length;
  return failedAnyhow({ passed, failed, flaky, skipped }, "Playwright", code);
}

/** Without a browser the other tests still count; on CI leaving some out is a failure. */
function leaveOut(): Outcome {
  console.error(
    [
      "",
      "  ! The browser tests (e2e/) were LEFT OUT: there is no Chromium on this machine.",
      "    Install one (Debian and Ubuntu: apt-get install chromium), or name one in CHROMIUM_PATH.",
      "",
    ].join("\n"),
  );
  const onCi = process.env.CI === "true";
  const failed = onCi ? ["The browser tests were left out: there is no Chromium"] : [];
  return { passed: 0, failed, flaky: [], skipped: onCi ? 0 : 1 };
}

/** A runner may fail without a failed test: a suite that doesn't load, a server that doesn't start. */
function failedAnyhow(outcome: Outcome, runner: string, code: number): Outcome {
  if (code === 0 || outcome.failed.length > 0) return outcome;
  return {
    ...outcome,
    failed: [`${runner} ended with code ${code}: what it said above tells why`],
  };
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

async function readReport<Report>(path: string): Promise<Partial<Report>> {
  const report: Partial<Report> = JSON.parse(await readFile(path, "utf8").catch(() => "{}"));
  return report;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

await main();
