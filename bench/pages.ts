import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { findChromium } from "../scripts/find-chromium.ts";
import { describeMachine, report, spreadOf } from "./support/report.ts";
import { openBench } from "./support/site.ts";

/**
 * `node bench/pages.ts [--rounds 5] [path ...]`: Lighthouse, as a phone, on all public pages of the
 * built site with its demo data.
 */

const { values, positionals } = parseArgs({
  options: { rounds: { type: "string", default: "5" } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const categories = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const timings = [
  { id: "largest-contentful-paint", name: "LCP", unit: "ms", digits: 0, most: 1_300 },
  { id: "total-blocking-time", name: "TBT", unit: "ms", digits: 0, most: 120 },
  { id: "cumulative-layout-shift", name: "CLS", unit: "", digits: 3, most: 0 },
];
/** These pages ask search engines not to list them. */
const unlisted = new Set(["/unsubscribe", "/forgot-password"]);
const timeoutMs = 60_000;

await using bench = await openBench({ events: 0 });
const site = bench.site.origin;
const chrome = await launch({
  chromePath: findChromium() ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-background-networking"],
});
try {
  console.log(`${describeMachine()}\nLighthouse ${rounds} times, as a phone`);
  const paths = positionals.length > 0 ? positionals : await publicPaths();
  for (const path of paths) await reportPage(path, chrome.port);
} finally {
  chrome.kill();
}

/** Timed figures are medians; the other scores are the same each time, so the least counts. */
async function reportPage(path: string, chromePort: number): Promise<void> {
  console.log(`\n${path.replace(/[\da-f-]{36}/, "<id>")}`);
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measure(path, chromePort));
  for (const [category, least] of Object.entries(categories)) {
    const scores = results.map(({ categories: found }) => (found[category]?.score ?? 0) * 100);
    const { median, least: lowest } = spreadOf(scores);
    const failed = category === "performance" ? [] : failedAuditsIn(results, category);
    report({
      name: category,
      value: Math.round(category === "performance" ? median : lowest),
      floor: { least },
      details: [...new Set(failed)].join(", "),
    });
  }
  for (const { id, name, unit, digits, most } of timings) {
    const found = results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
    report({ name, value: spreadOf(found).median, unit, digits, floor: { most } });
  }
}

function failedAuditsIn(results: readonly Result[], category: string): string[] {
  return results.flatMap(({ categories: found, audits }) =>
    (found[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}

/** A trace that begins after the page's navigation has no paint, and is taken again. */
async function measure(path: string, chromePort: number, triesLeft = 3): Promise<Result> {
  const run = await Promise.race([
    lighthouse(
      site + path,
      { port: chromePort, logLevel: "silent" },
      {
        extends: "lighthouse:default",
        settings: {
          onlyCategories: Object.keys(categories),
          skipAudits: unlisted.has(path) ? ["is-crawlable"] : [],
          maxWaitForLoad: 30_000,
          disableFullPageScreenshot: true,
        },
      },
    ),
    wait(timeoutMs, undefined, { ref: false }),
  ]);
  if (run === undefined) throw new Error(`Lighthouse had no answer for ${path}`);
  const { errorMessage } = run.lhr.audits["largest-contentful-paint"] ?? {};
  const isBadTrace = errorMessage?.includes("NO_NAVSTART") === true;
  return isBadTrace && triesLeft > 1 ? measure(path, chromePort, triesLeft - 1) : run.lhr;
}

async function publicPaths(): Promise<string[]> {
  return [
    "/",
    "/events",
    await firstLinkOn("/events"),
    "/gallery",
    await firstLinkOn("/gallery"),
    "/about",
    "/trust",
    "/blog",
    "/blog/the-first-record-of-the-day",
    "/contact",
    "/unsubscribe",
    "/forgot-password",
  ];
}

async function firstLinkOn(path: string): Promise<string> {
  const html = await (await fetch(site + path)).text();
  const [found] = new RegExp(`${path}/[\\da-f-]{36}`).exec(html) ?? [];
  if (found === undefined) throw new Error(`${path} links to no page below it`);
  return found;
}
