import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { launch } from "chrome-launcher";
import lighthouse, { type Config } from "lighthouse";
import { findChromium } from "../scripts/find-chromium.ts";
import {
  type PageFigures,
  categories,
  failedAuditsIn,
  median,
  scoresIn,
  shortfallsOf,
  skippedAudits,
} from "./page-limits.ts";

/**
 * `node bench/pages.ts [--check] [rounds] [path ...]`: Lighthouse's phone on every public page of
 * the built site with its demo data, medians of five rounds, each beside a static page of the same
 * bytes: the page's own HTML, styles, images and typefaces without a script. With `--check`, all
 * four categories of the site alone, and an error where one is beyond `page-limits.ts`.
 */

const { values, positionals } = parseArgs({
  options: { check: { type: "boolean", default: false } },
  allowPositionals: true,
});
const isCheck = values.check;
const [roundsText = "5", ...wantedPaths] = positionals;
const rounds = Number(roundsText);
const sitePort = 4330;
const staticPort = 4331;
const site = `http://127.0.0.1:${sitePort}`;
const bare = `http://127.0.0.1:${staticPort}`;
/** Of one measurement. */
const patienceMs = 60_000;

const dataDir = await mkdtemp(join(tmpdir(), "before-ten-pages-"));
const children: ChildProcess[] = [];

interface Figures extends PageFigures {
  requests: number;
  bytes: number;
  elements: number;
}

async function main(): Promise<void> {
  startSite();
  await untilOpen(`${site}/readyz`);
  const staticServer = createServer((request, response) => {
    answerStatically(request, response).catch(() => response.destroy());
  });
  staticServer.listen(staticPort, "127.0.0.1");
  const chrome = await launch({
    chromePath: findChromium() ?? "/usr/bin/chromium",
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-background-networking"],
  });
  try {
    console.log(
      `${cpus()[0]?.model ?? "?"}, ${availableParallelism()} cores, Node ${process.version}`,
    );
    const paths = wantedPaths.length > 0 ? wantedPaths : await publicPaths();
    await (isCheck ? check(paths, chrome.port) : compare(paths, chrome.port));
  } finally {
    chrome.kill();
    staticServer.close();
    staticServer.closeAllConnections();
  }
}

async function compare(paths: readonly string[], port: number): Promise<void> {
  console.log(
    `Lighthouse, mobile, median of ${rounds}; in brackets the same bytes without a script\n`,
  );
  console.log("| page | TBT ms | LCP ms | requests | KB | elements |");
  console.log("| ---- | -----: | -----: | -------: | -: | -------: |");
  for (const path of paths) {
    const ours: Figures[] = [];
    const theirs: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measure(site, path, port));
      theirs.push(await measure(bare, path, port));
    }
    console.log(row(path, ours, theirs));
  }
}

/** Ends the process with an error when a page is beyond its limits. */
async function check(paths: readonly string[], port: number): Promise<void> {
  console.log(`Lighthouse, mobile, ${rounds} rounds: scores in their order, TBT and LCP median\n`);
  console.log(`| page | ${categories.join(" | ")} | TBT ms | LCP ms |`);
  console.log(`| ---- | ${categories.map(() => "---").join(" | ")} | -----: | -----: |`);
  const shortfalls: string[] = [];
  for (const path of paths) {
    const found: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await measure(site, path, port));
    const scores = categories.map((category) =>
      found
        .map((each) => each.scores[category] ?? "?")
        .join(" ")
        .replace(/^(\S+)( \1)*$/, "$1"),
    );
    const times = [middle(found.map(({ tbt }) => tbt)), middle(found.map(({ lcp }) => lcp))];
    console.log(`| ${[nameOf(path), ...scores, ...times].join(" | ")} |`);
    shortfalls.push(...shortfallsOf(found).map((each) => `${path}: ${each}`));
  }
  if (shortfalls.length === 0) return;
  process.exitCode = 1;
  console.error(`\nbeyond the limits:\n${shortfalls.join("\n")}`);
}

async function publicPaths(): Promise<string[]> {
  const event = await firstIn("/events", /\/events\/[\da-f-]{36}/);
  const album = await firstIn("/gallery", /\/gallery\/[\da-f-]{36}/);
  return [
    "/",
    "/events",
    event,
    "/gallery",
    album,
    "/about",
    "/trust",
    "/blog",
    "/blog/the-first-record-of-the-day",
    "/contact",
    "/unsubscribe",
    "/forgot-password",
  ];
}

async function firstIn(path: string, pattern: RegExp): Promise<string> {
  const [found] = pattern.exec(await (await fetch(site + path)).text()) ?? [];
  if (found === undefined) throw new Error(`${path} leads to no ${pattern.source}`);
  return found;
}

function configOf(path: string): Config {
  return {
    extends: "lighthouse:default",
    settings: {
      onlyCategories: isCheck ? [...categories] : ["performance"],
      skipAudits: skippedAudits(path),
      maxWaitForLoad: 30_000,
      disableFullPageScreenshot: true,
    },
  };
}

/**
 * Chromium opens a page in a process of its own, which may begin to record after the page has: such
 * a trace lacks the navigation, and with it every paint, whatever the page does.
 */
async function measure(
  origin: string,
  path: string,
  port: number,
  triesLeft = 3,
): Promise<Figures> {
  const url = origin + path;
  const result = await Promise.race([
    lighthouse(url, { port, logLevel: "silent" }, configOf(path)),
    wait(patienceMs, undefined, { ref: false }),
  ]);
  if (result === undefined) throw new Error(`Lighthouse had no answer for ${url}`);
  const { audits } = result.lhr;
  const numberOf = (name: string) => audits[name]?.numericValue;
  const { errorMessage } = audits["largest-contentful-paint"] ?? {};
  if (errorMessage !== undefined) {
    console.error(`${url}: ${errorMessage}`);
    if (errorMessage.includes("NO_NAVSTART") && triesLeft > 1) {
      return measure(origin, path, port, triesLeft - 1);
    }
  }
  const { details } = audits["network-requests"] ?? {};
  const requests = details?.type === "table" ? details.items : [];
  return {
    scores: scoresIn(result.lhr),
    failedAudits: failedAuditsIn(result.lhr),
    tbt: numberOf("total-blocking-time"),
    lcp: numberOf("largest-contentful-paint"),
    requests: requests.length,
    bytes: numberOf("total-byte-weight") ?? 0,
    elements: numberOf("dom-size-insight") ?? 0,
  };
}

function row(path: string, ours: Figures[], theirs: Figures[]): string {
  const both = (read: (figures: Figures) => number | undefined) =>
    `${middle(ours.map(read))} (${middle(theirs.map(read))})`;
  const cells = [
    nameOf(path),
    both(({ tbt }) => tbt),
    both(({ lcp }) => lcp),
    both(({ requests }) => requests),
    both(({ bytes }) => bytes / 1_000),
    both(({ elements }) => elements),
  ];
  return `| ${cells.join(" | ")} |`;
}

function nameOf(path: string): string {
  return path.replace(/[\da-f-]{36}/, "<id>");
}

/** The median, and how many measurements had none. */
function middle(figures: (number | undefined)[]): string {
  const missing = figures.filter((figure) => figure === undefined).length;
  const found = median(figures)?.toFixed(0) ?? "none";
  return missing === 0 ? found : `${found}, missing ${missing}`;
}

interface StaticAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const staticAnswers = new Map<string, Promise<StaticAnswer>>();

async function answerStatically(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? "/";
  const made = staticAnswers.get(url) ?? staticAnswer(url);
  staticAnswers.set(url, made);
  const { status, headers, body } = await made;
  response.writeHead(status, headers);
  response.end(body);
}

/** The site's answer, a page without its scripts and as many bytes of a comment in their place. */
async function staticAnswer(url: string): Promise<StaticAnswer> {
  const answer = await fetch(site + url, { headers: { accept: "image/svg+xml,*/*" } });
  const type = answer.headers.get("content-type") ?? "";
  const bytes = Buffer.from(await answer.arrayBuffer());
  const body = type.startsWith("text/html") ? Buffer.from(withoutScripts(bytes.toString())) : bytes;
  const isText = /^text\/|svg|javascript|json/.test(type);
  return {
    status: answer.status,
    headers: {
      "content-type": type,
      "cache-control": answer.headers.get("cache-control") ?? "no-cache",
      ...(isText && { "content-encoding": "br" }),
    },
    body: isText ? brotliCompressSync(body) : body,
  };
}

function withoutScripts(html: string): string {
  const silent = html.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, "");
  return silent.replace("</body>", `<!--${"x".repeat(html.length - silent.length)}--></body>`);
}

function startSite(): void {
  const root = join(import.meta.dirname, "..");
  children.push(
    spawn(process.execPath, [join(root, "apps/api/src/server.ts")], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(sitePort),
        DATA_DIR: dataDir,
        LOG_LEVEL: "silent",
        RATE_LIMIT_FACTOR: "1000",
      },
      stdio: ["ignore", "ignore", "inherit"],
    }),
  );
}

async function untilOpen(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return;
    await wait(200);
  }
  throw new Error(`${url} did not open`);
}

try {
  await main();
} finally {
  for (const child of children) {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  }
  await rm(dataDir, { recursive: true, force: true });
}
