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
 * Playwright's own features for Chromium stand here again, since a `--disable-features` replaces
 * them. The last two are ours: they spare each new window two hidden pages for its address bar, a
 * fifth of a short test's time.
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

/** In pixels: beside the two that tests run at, those that people look at. */
const widthsToLookAt = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
];

/** The built site with its demo data, on an embedded PostgreSQL of its own. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, ".output/traces"),
  // Nothing in these is asserted that another spec doesn't assert.
  testIgnore: makesScreenshots ? [] : "**/screenshots*.spec.ts",
  fullyParallel: true,
  // One for each core, which the site and its PostgreSQL use too; two on a single core, since every
  // test also waits.
  workers: Math.max(2, availableParallelism()),
  forbidOnly: process.env.CI === "true",
  // A shared runner may stand still for seconds; what passes only at its second try is named at the
  // end.
  retries: process.env.CI === "true" ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-AU",
    timezoneId: "Australia/Melbourne",
    // The film costs more than the rest of the page; those who test it ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every test takes a sixth of its time. CI records its second try; elsewhere one adds
    // `--trace on`.
    trace: { mode: "on-first-retry", screenshots: false },
    launchOptions: {
      executablePath: findTestBrowser() ?? "chromium",
      args: ["--no-sandbox", `--disable-features=${disabledFeatures.join(",")}`],
    },
  },
  // What is the same at every width runs once, on the desktop.
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
    // Drawing the demo takes most of a minute of the processor, which others may use too.
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: join(import.meta.dirname, ".output/data"),
      RATE_LIMIT_FACTOR: "1000",
      // A look of the site's own would replace what a test stores of a ticket page.
      TICKET_WATCH: "false",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: "warn",
    },
  },
});
