import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findTestBrowser } from "../scripts/find-chromium.ts";
import { admin } from "./support/first-admin.ts";
import { makesScreenshots } from "./support/screenshot.ts";

/** Set another port to test several checkouts at once. */
const port = Number(process.env["E2E_PORT"] ?? 4310);
const root = join(import.meta.dirname, "..");

/**
 * Repeats Playwright's own list, since a second `--disable-features` replaces it. The last two are
 * ours: they save each new window two hidden pages for its address bar, a fifth of a short test's
 * time.
 */
const disabledFeatures = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** Further window sizes for screenshots, besides the two that tests run at. */
const widthsToLookAt = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
];

/** Runs the built site with its demo data, on its own embedded PostgreSQL. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, ".output/traces"),
  // They assert nothing that other specs don't.
  testIgnore: makesScreenshots ? [] : "**/screenshots*.spec.ts",
  fullyParallel: true,
  // One per core, though the site and its PostgreSQL use those too; two on a single core, since
  // every test also waits.
  workers: Math.max(2, availableParallelism()),
  forbidOnly: process.env.CI === "true",
  // A shared runner may stall for seconds; tests that pass only at the second attempt are listed at
  // the end.
  retries: process.env.CI === "true" ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-AU",
    timezoneId: "Australia/Melbourne",
    // The film costs more than the rest of the page; tests of it enable motion.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every test takes a sixth of its time. CI records the second attempt; locally, add
    // `--trace on`.
    trace: { mode: "on-first-retry", screenshots: false },
    launchOptions: {
      executablePath: findTestBrowser() ?? "chromium",
      args: ["--no-sandbox", `--disable-features=${disabledFeatures.join(",")}`],
    },
  },
  // Tests that are the same at every width run once, on the desktop.
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      grep: /@phone|@both/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
    ...(makesScreenshots ? widthsToLookAt : []).map((viewport) => ({
      name: `${viewport.width} px`,
      testMatch: "**/screenshots*.spec.ts",
      grep: viewport.width < 768 ? /@phone|@both/ : /@both/,
      use: { ...devices["Desktop Chrome"], viewport },
    })),
  ],
  webServer: {
    command: `"${process.execPath}" apps/api/src/server.ts`,
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    // Loading the demo may take a minute while other work uses the CPU.
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: join(import.meta.dirname, ".output/data"),
      RATE_LIMIT_FACTOR: "1000",
      // If the site looked at ticket pages, it would replace what a test stores.
      TICKET_WATCH: "false",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: "warn",
    },
  },
});
