import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type Page, chromium, devices } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium.ts";
import { startProcess, untilOpen } from "./http/processes.ts";

/**
 * `node bench/interactions.ts [rounds] [name ...]`: how long a phone with a processor slowed down
 * four times takes from a touch or key to the next paint (INP), on the built site with its demo
 * data. It ends with an error when the median of one is above what is allowed.
 */

const [roundsText = "5", ...wanted] = process.argv.slice(2);
const rounds = Number(roundsText);
const slowdown = 4;
const allowedMs = 100;
const site = "http://127.0.0.1:4340";

interface Interaction {
  path: string;
  /** What leads up to it, and doesn't count. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const interactions: Record<string, Interaction> = {
  "typing a search": {
    path: "/events",
    act: (page) => page.getByRole("searchbox").pressSequentially("disco", { delay: 50 }),
  },
  "choosing a filter": {
    path: "/blog",
    act: (page) => page.getByRole("button", { name: "Music" }).tap(),
  },
  "opening the menu": {
    path: "/",
    act: (page) => page.getByRole("button", { name: "Menu" }).tap(),
  },
  "opening a poster": {
    path: "/events",
    async before(page) {
      await page.getByRole("article").getByRole("heading").getByRole("link").first().tap();
      await page.waitForURL("**/events/*");
      await untilAlive(page);
    },
    act: (page) => page.locator("poster-viewer button").first().tap(),
  },
  "playing a film": {
    path: "/gallery",
    before: (page) => page.locator("club-film").first().scrollIntoViewIfNeeded(),
    act: (page) => page.locator("club-film button").first().tap(),
  },
  "typing an address": {
    path: "/",
    before: (page) => reachForm(page, "newsletter-form"),
    act: (page) => page.locator("#newsletter input").pressSequentially("ana@", { delay: 50 }),
  },
  "Enter in the newsletter form": {
    path: "/",
    async before(page) {
      await reachForm(page, "newsletter-form");
      await page.locator("#newsletter input").fill(newAddress());
    },
    act: (page) => page.locator("#newsletter input").press("Enter"),
  },
  "sending a message": {
    path: "/contact",
    async before(page) {
      await reachForm(page, "contact-section");
      await page.getByRole("textbox", { name: "Your name" }).fill("Ana");
      await page.getByRole("textbox", { name: "Your email address" }).fill(newAddress());
      await page.getByRole("textbox", { name: "Subject" }).fill("The last song");
      await page.getByRole("textbox", { name: "Your message" }).fill("Please play it twice.");
    },
    act: (page) => page.getByRole("button", { name: "Send message" }).tap(),
  },
  "sending nothing": {
    path: "/contact",
    before: (page) => reachForm(page, "contact-section"),
    act: (page) => page.getByRole("button", { name: "Send message" }).tap(),
  },
};

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "before-ten-interactions-"));
  await using _site = startProcess("apps/api/src/server.ts", [], {
    PORT: new URL(site).port,
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    RATE_LIMIT_FACTOR: "1000",
  });
  await untilOpen(`${site}/readyz`);
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  console.log(`load before: ${loadavg()[0]?.toFixed(1) ?? "?"}, medians of ${rounds}\n`);
  try {
    for (const [name, interaction] of Object.entries(interactions)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const took: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        took.push(await measure(browser, interaction));
      took.sort((a, b) => a - b);
      const median = took[Math.floor(rounds / 2)] ?? 0;
      if (median > allowedMs) process.exitCode = 1;
      console.log(`${name.padEnd(30)} ${median} ms (${took[0]} to ${took.at(-1)})`);
    }
  } finally {
    await browser.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, { path, before, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ ...devices["Pixel 7"], baseURL: site });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(path);
  await untilAlive(page);
  await before?.(page);
  await page.waitForTimeout(1_000);
  await page.evaluate(() => {
    globalThis.slowestMs = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isInteraction = "interactionId" in entry && Number(entry.interactionId) > 0;
        if (isInteraction) globalThis.slowestMs = Math.max(globalThis.slowestMs, entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16 });
  });
  await act(page);
  await page.waitForTimeout(1_500);
  const slowestMs = await page.evaluate(() => globalThis.slowestMs);
  await context.close();
  return slowestMs;
}

/** What stands in a page, islands aside, answers to whoever touches it. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector(":not(:defined)") === null);
}

async function reachForm(page: Page, island: string): Promise<void> {
  await page.locator(`react-island[name=${island}] form`).scrollIntoViewIfNeeded();
  await page
    .locator(`react-island[name=${island}]:not([data-waits])`)
    .waitFor({ state: "attached" });
}

function newAddress(): string {
  return `dancer-${crypto.randomUUID()}@example.com`;
}

declare global {
  /** Of the interactions with this page so far, in ms. */
  var slowestMs: number;

  interface PerformanceObserverInit {
    /** Of the Event Timing API: shorter events aren't reported. */
    durationThreshold?: number;
  }
}

await main();
