import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  type PlaywrightReport,
  type VitestReport,
  failedInBrowser,
  failedInVitest,
  flakyInBrowser,
} from "./failed-tests.ts";
import { findTestBrowser } from "./find-chromium.ts";
import { findInstalledPostgres, noPostgres } from "./installed-postgres.ts";
import { isInstalled } from "./proxies/proxy.ts";
import { instantOfTheDay, instants, shiftClockTo } from "./instants/instants.ts";
import { binOf, runNode } from "./run-node.ts";

/**
 * `pnpm test`: all of Vitest, the short forms of `pnpm faults` and `pnpm rolling-restart`, then the
 * browser tests. With `--postgres`, as on CI, the database tests run again on each installed
 * PostgreSQL; with `--instant-of-the-day`, Vitest and the browser tests run at one of the instants
 * of `pnpm test:instants`. Ends with the failures and one line of totals.
 */

interface Outcome {
  passed: number;
  /** One line each. */
  failed: string[];
  /** One line for each test that passed only at the second attempt. */
  flaky: string[];
  skipped: number;
}

/** Written by `--summary` of `pnpm faults` and `pnpm rolling-restart`. */
interface Summary {
  passed: number;
  failed: string[];
}

const instant = process.argv.includes("--instant-of-the-day")
  ? instantOfTheDay(new Date())
  : undefined;
const outputDir = join(import.meta.dirname, "../e2e/.output");

async function main(): Promise<void> {
  await rm(outputDir, { recursive: true, force: true });
  await mkdir(outputDir, { recursive: true });

  const outcomes = [
    await runVitest(),
    ...(process.argv.includes("--postgres") ? await runOnInstalledPostgres() : []),
    await runFaults(),
    await runRollingRestart(),
    await runBrowserTests(),
  ];
  const passed = sum(outcomes.map((outcome) => outcome.passed));
  const skipped = sum(outcomes.map((outcome) => outcome.skipped));
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);

  if (flaky.length > 0) console.log(["\nFlaky:", ...flaky].join("\n  "));
  if (failed.length > 0) console.log(["\nFailed:", ...failed].join("\n  "));
  const left = skipped > 0 ? `, ${skipped} skipped` : "";
  console.log(`\n${passed} passed, ${failed.length} failed${left}`);
  process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;
}

async function runVitest(
  args: readonly string[] = [],
  environment: Record<string, string | undefined> = {},
): Promise<Outcome> {
  const path = join(outputDir, "vitest.json");
  // A run that ends early writes none, and an older one must not be read instead.
  await rm(path, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  const all = ["run", "--config", "vitest.workspace.ts", ...reporters, ...args];
  const code = await runNode(binOf("vitest", "vitest"), all, { ...timeOfTests(), ...environment });
  const report: Partial<VitestReport> = await readReport(path);
  const { numPassedTests: passed = 0, numPendingTests: skipped = 0 } = report;
  const failed = failedInVitest(report);
  return failedAnyhow({ passed, failed, flaky: [], skipped }, "Vitest", code);
}

/** The clock of each runner starts at the instant. */
function timeOfTests(): Record<string, string> {
  if (instant === undefined) return {};
  console.log(`\nIt is ${instants[instant]} (again: pnpm test:instants ${instant})`);
  return shiftClockTo(instant);
}

async function runOnInstalledPostgres(): Promise<Outcome[]> {
  const servers = findInstalledPostgres();
  if (servers.length === 0) return [{ passed: 0, failed: [noPostgres], flaky: [], skipped: 0 }];
  const outcomes: Outcome[] = [];
  for (const { name, args, environment } of servers) {
    console.log(`\nThe database tests on ${name}`);
    const outcome = await runVitest(args, environment);
    outcomes.push({ ...outcome, failed: outcome.failed.map((line) => `[${name}] ${line}`) });
  }
  return outcomes;
}

/**
 * Runs the fault runner's scenarios, each as one test. Only on Linux, as they send signals and read
 * /proc.
 */
async function runFaults(): Promise<Outcome> {
  if (process.platform !== "linux") return { passed: 0, failed: [], flaky: [], skipped: 1 };
  return runScript("faults/run.ts", "The faults");
}

/** Two tests: a server behind nginx is stopped under load, once by SIGTERM and once by SIGKILL. */
async function runRollingRestart(): Promise<Outcome> {
  if (process.platform !== "linux") return { passed: 0, failed: [], flaky: [], skipped: 1 };
  if (!(await isInstalled("nginx"))) {
    return leaveOut("The rolling restart (scripts/rolling-restart.ts) was", {
      because: "there is no nginx on this machine",
      remedy:
        "Install one (Debian and Ubuntu: apt-get install nginx-light), or name one in NGINX_PATH.",
    });
  }
  return runScript("rolling-restart.ts", "The rolling restart");
}

async function runScript(file: string, runner: string): Promise<Outcome> {
  const path = join(outputDir, "script.json");
  await rm(path, { force: true });
  const script = join(import.meta.dirname, file);
  const code = await runNode(script, ["--short", `--summary=${path}`]);
  const summary: Partial<Summary> = await readReport(path);
  const { passed = 0, failed = [] } = summary;
  return failedAnyhow({ passed, failed, flaky: [], skipped: 0 }, runner, code);
}

async function runBrowserTests(): Promise<Outcome> {
  const chromium = findTestBrowser();
  if (chromium === undefined) {
    return leaveOut("The browser tests (e2e/) were", {
      because: "there is no Chromium on this machine",
      remedy:
        "Install one (Debian: apt-get install chromium-headless-shell), or name one in CHROMIUM_PATH.",
    });
  }
  const path = join(outputDir, "playwright.json");
  const code = await runNode(
    binOf("@playwright/test", "playwright"),
    ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"],
    { ...timeOfTests(), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  );
  const report: Partial<PlaywrightReport> = await readReport(path);
  const { expected = 0, skipped = 0 } = report.stats ?? {};
  const failed = failedInBrowser(report);
  const flaky = flakyInBrowser(report);
  const passed = expected + flaky.length;
  return failedAnyhow({ passed, failed, flaky, skipped }, "Playwright", code);
}

/** If requirements are missing, the other tests still count; on CI that is an error. */
function leaveOut(
  what: string,
  { because, remedy }: Record<"because" | "remedy", string>,
): Outcome {
  console.error(`\n  ! ${what} LEFT OUT: ${because}.\n    ${remedy}\n`);
  const onCi = process.env.CI === "true";
  const failed = onCi ? [`${what} left out: ${because}`] : [];
  return { passed: 0, failed, flaky: [], skipped: onCi ? 0 : 1 };
}

/**
 * Adds an error for a runner that failed without a failed test: a suite that doesn't load, a server
 * that doesn't start.
 */
function failedAnyhow(outcome: Outcome, runner: string, code: number): Outcome {
  if (code === 0 || outcome.failed.length > 0) return outcome;
  return {
    ...outcome,
    failed: [`${runner} ended with code ${code}: what it said above tells why`],
  };
}

async function readReport<Report>(path: string): Promise<Partial<Report>> {
  const report: Partial<Report> = JSON.parse(await readFile(path, "utf8").catch(() => "{}"));
  return report;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

await main();
