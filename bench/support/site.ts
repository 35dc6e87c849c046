import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findFreePort } from "@before-ten/db/testing/find-free-port";
import { storeManyEvents } from "@before-ten/demo/many-rows";
import { untilAnswered } from "../../scripts/faults/calls.ts";
import { type Postgres, openPostgres } from "../../scripts/faults/postgres.ts";
import { type Site, createSite } from "../../scripts/faults/site.ts";
import { makeDataDir, removeDataDir } from "../../scripts/faults/world.ts";

interface Bench {
  site: Site;
  /** Its database. */
  postgres: Postgres;
  /** Starts the rival, which sends these bodies and selects from the site's database. */
  startBare: (bodies: Record<string, Body>) => Promise<Bare>;
  [Symbol.asyncDispose]: () => Promise<void>;
}

interface Bare extends AsyncDisposable {
  url: string;
  pid: number;
}

export interface Body {
  type: string;
  encoding: string | undefined;
  bytes: Buffer;
}

interface Options {
  /** How many are stored beside the demo's. */
  events?: number;
  /** Further settings of the site. */
  env?: Record<string, string>;
}

/** The built site with its demo data and many more events, on its own embedded PostgreSQL. */
export async function openBench({ events = 2_000, env = {} }: Options = {}): Promise<Bench> {
  const dataDir = await makeDataDir();
  const site = await createSite({
    dataDir,
    logFile: join(dataDir, "server.log"),
    env: { LOG_LEVEL: "silent", SEED_DEMO: "true", ...env },
  });
  await site.start();
  const postgres = await openPostgres(dataDir);
  await storeManyEvents(postgres.db, events, new Date());
  const rivals: ChildProcess[] = [];

  return {
    site,
    postgres,
    async startBare(bodies) {
      const file = join(dataDir, "bodies.json");
      const entries = Object.entries(bodies).map(([name, { bytes, ...body }]) => [
        name,
        { ...body, base64: bytes.toString("base64") },
      ]);
      await writeFile(file, JSON.stringify(Object.fromEntries(entries)));
      const port = await findFreePort();
      const program = join(import.meta.dirname, "bare-server.ts");
      const args = [program, String(port), file, postgres.connectionString];
      const bare = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
      rivals.push(bare);
      const url = `http://127.0.0.1:${port}`;
      await untilAnswered(url, "/select?limit=1");
      return { url, pid: bare.pid ?? 0, [Symbol.asyncDispose]: () => end(bare) };
    },
    async [Symbol.asyncDispose]() {
      for (const rival of rivals) await end(rival);
      await postgres[Symbol.asyncDispose]();
      await site.kill().catch(() => undefined);
      await removeDataDir(dataDir);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}
