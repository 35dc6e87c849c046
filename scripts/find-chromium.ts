import { existsSync } from "node:fs";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Debian's package of the same name: the engine without a window. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/** CHROMIUM_PATH, or the first Chromium or Chrome in the usual places. */
export function findChromium(): string | undefined {
  return named() ?? usualPlaces.find((path) => existsSync(path));
}

/** The browser for tests: preferably the headless shell, which takes a quarter less CPU. */
export function findTestBrowser(): string | undefined {
  return named() ?? (existsSync(headlessShell) ? headlessShell : findChromium());
}

function named(): string | undefined {
  // An empty variable counts as unset.
  return process.env.CHROMIUM_PATH || undefined;
}
