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

/** CHROMIUM_PATH, or the first Chromium or Chrome in the places where systems put them. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return named !== undefined && named !== "" ? named : usualPlaces.find((path) => existsSync(path));
}
