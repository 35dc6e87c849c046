import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { brand } from "@before-ten/contracts/shared/brand";
import { z } from "zod";

/**
 * `pnpm feeds:clients [address]`: reads the feeds of a running site with two common programs, khal
 * and newsboat, and compares the result with the REST API.
 */

const [address = "http://localhost:3000"] = process.argv.slice(2);
const run = promisify(execFile);
const timeoutMs = 60_000;
const hourMs = 3_600_000;
const domain = brand.email.split("@")[1] ?? "";
const environment = { ...process.env, LC_ALL: "C.UTF-8" };

const eventsAnswer = z.object({
  data: z.array(
    z.object({ id: z.string(), eventName: z.string(), startsAt: z.string(), endsAt: z.string() }),
  ),
});
const postsAnswer = z.object({ data: z.array(z.object({ id: z.string(), title: z.string() })) });
const articleRow = z.object({ guid: z.string(), title: z.string() });

const folder = await mkdtemp(join(tmpdir(), "before-ten-feeds-"));
try {
  await readWith("khal", readCalendar);
  await readWith("newsboat", readArticles);
} finally {
  await rm(folder, { recursive: true });
}

async function readWith(client: string, read: () => Promise<string>): Promise<void> {
  if (!(await isInstalled(client))) {
    console.log(`${client}: left out, as it isn't installed (Debian: apt-get install ${client})`);
    return;
  }
  try {
    console.log(`${client}: ${await read()}`);
  } catch (error) {
    console.error(`${client}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

async function isInstalled(client: string): Promise<boolean> {
  try {
    await run(client, ["--version"], { timeout: timeoutMs, env: environment });
    return true;
  } catch {
    return false;
  }
}

/** khal shows every event at the instant in the REST API. */
async function readCalendar(): Promise<string> {
  const config = join(folder, "khal.conf");
  const file = join(folder, "events.ics");
  await writeFile(config, khalConfig());
  await writeFile(file, await textAt("/events.ics"));
  const khal = (...args: string[]) =>
    run("khal", ["-c", config, ...args], { timeout: timeoutMs, env: environment, cwd: folder });
  await khal("import", "--batch", "-a", "parties", file);
  const format = "{uid}|{title}|{start-long-full}|{end-long-full}";
  const today = new Date().toISOString().slice(0, 10);
  const { stdout } = await khal("list", "--day-format", "", "--format", format, today, "3650d");
  // An event past midnight is listed on both days.
  const understood = new Set(stdout.split("\n").filter((line) => line !== ""));
  const { data } = eventsAnswer.parse(JSON.parse(await textAt("/api/events?limit=100")));
  const notes: string[] = [];
  for (const { id, eventName, startsAt, endsAt } of data) {
    const name = `${id}@${domain}|${eventName}`;
    if (understood.delete(`${name}|${minuteOf(startsAt)}|${minuteOf(endsAt)}`)) continue;
    // khal uses the zone's name, with the time zone rules installed on its machine.
    const shifted = [-hourMs, hourMs].find((byMs) =>
      understood.delete(`${name}|${minuteOf(startsAt, byMs)}|${minuteOf(endsAt, byMs)}`),
    );
    if (shifted === undefined) throw new Error(`didn't understand: ${name}|${startsAt}`);
    notes.push(`an hour ${shifted > 0 ? "late" : "early"}, by its own zone's rules: ${eventName}`);
  }
  for (const line of understood) throw new Error(`understood what isn't there: ${line}`);
  return [`${data.length} events, each at its time`, ...notes].join("\n  ");
}

/** newsboat shows every event and the latest posts, each with its title. */
async function readArticles(): Promise<string> {
  const urls = join(folder, "urls");
  const cache = join(folder, "cache.db");
  const config = join(folder, "newsboat.conf");
  await writeFile(urls, `${address}/events.rss\n${address}/blog.rss\n`);
  await writeFile(config, "");
  const args = ["-u", urls, "-c", cache, "-C", config, "-x", "reload"];
  await run("newsboat", args, { timeout: timeoutMs, env: environment });
  const database = new DatabaseSync(cache, { readOnly: true });
  const rows = z
    .array(articleRow)
    .parse(database.prepare("select guid, title from rss_item").all());
  database.close();
  const understood = rows.map(({ guid, title }) => `${guid} ${title}`).toSorted();
  const events = eventsAnswer.parse(JSON.parse(await textAt("/api/events?limit=100")));
  const posts = postsAnswer.parse(JSON.parse(await textAt("/api/blogs?limit=30")));
  const ids = [...events.data, ...posts.data].map(({ id }) => `urn:uuid:${id}`).toSorted();
  expectSame(rows.map(({ guid }) => guid).toSorted(), ids);
  for (const { id, title } of posts.data) expectIn(understood, `urn:uuid:${id} ${title}`);
  return `${events.data.length} events and ${posts.data.length} posts`;
}

async function textAt(path: string): Promise<string> {
  const answer = await fetch(address + path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.text();
}

function expectSame(understood: readonly string[], expected: readonly string[]): void {
  for (const line of expected) expectIn(understood, line);
  for (const line of understood) {
    if (!expected.includes(line)) throw new Error(`understood what isn't there: ${line}`);
  }
}

function expectIn(understood: readonly string[], line: string): void {
  if (!understood.includes(line)) throw new Error(`didn't understand: ${line}`);
}

/** In khal's format, in UTC. */
function minuteOf(instant: string, laterMs = 0): string {
  const at = new Date(Date.parse(instant) + laterMs).toISOString();
  return at.slice(0, "YYYY-MM-DDTHH:MM".length).replace("T", " ");
}

function khalConfig(): string {
  return `[calendars]
[[parties]]
path = ${join(folder, "calendar")}
type = calendar
[locale]
local_timezone = UTC
default_timezone = UTC
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
timeformat = %H:%M
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${join(folder, "khal.db")}
`;
}
