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

/** Debian's package of the same name: the engine without what a window needs. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/** CHROMIUM_PATH, or the first Chromium or Chrome in the places where systems put them. */
export function findChromium(): string | undefined {
  return named() ?? usualPlaces.find((path) => existsSync(path));
}

/**
 * What runs the browser tests: the headless shell before any other, as a test takes a quarter less
 * of the processor in it.
 */
export function findTestBrowser(): string | undefined {
  return named() ?? (existsSync(headlessShell) ? headlessShell : findChromium());
}

function named(): string | undefined {
  // A variable without a value is none.
  return process.env.CHROMIUM_PATH || undefined;
}
