import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "@before-ten/db/client";
import { findFreePort } from "@before-ten/db/testing/find-free-port";
import { storeManyEvents } from "@before-ten/demo/many-rows";
import { type Process, startProcess, untilOpen } from "./processes.ts";

const events = 2_000;

export interface Bench {
  dataDir: string;
  site: () => Process;
  siteUrl: string;
  /** Connection string of its database. */
  connectionString: string;
  /**
   * Stops the site with the signal and starts it again; resolves to the milliseconds until it is
   * ready.
   */
  restart: (signal: NodeJS.Signals) => Promise<number>;
  /** Starts the rival, which sends these bodies and selects from the site's database. */
  startBare: (bodies: Record<string, Body>) => Promise<Process & { url: string }>;
  [Symbol.asyncDispose]: () => Promise<void>;
}

export interface Body {
  type: string;
  encoding: string | undefined;
  bytes: Buffer;
}

/**
 * The built site with its demo data and many more events, on its own embedded PostgreSQL.
 * `environment` are further settings.
 */
export async function openBench(environment: Record<string, string> = {}): Promise<Bench> {
  const dataDir = await mkdtemp(join(tmpdir(), "before-ten-bench-"));
  const [sitePort, barePort] = [await findFreePort(), await findFreePort()];
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const started: AsyncDisposable[] = [];
  let site = startSite();
  await untilOpen(`${siteUrl}/readyz`).catch(async (error: unknown) => {
    await site.end("SIGTERM");
    throw error;
  });
  const connectionString = await embeddedUrl(dataDir);
  const db = createDatabase({ connectionString, statementTimeoutMs: 0 });
  await storeManyEvents(db, events, new Date());
  await db.destroy();

  function startSite(): Process {
    return startProcess("apps/api/src/server.ts", [], {
      PORT: String(sitePort),
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      RATE_LIMIT_FACTOR: "1000000",
      ...environment,
    });
  }

  return {
    dataDir,
    site: () => site,
    siteUrl,
    connectionString,
    async restart(signal) {
      await site.end(signal);
      site = startSite();
      return untilOpen(`${siteUrl}/readyz`);
    },
    async startBare(bodies) {
      const file = join(dataDir, "bodies.json");
      const entries = Object.entries(bodies).map(([name, { bytes, ...body }]) => [
        name,
        { ...body, base64: bytes.toString("base64") },
      ]);
      await writeFile(file, JSON.stringify(Object.fromEntries(entries)));
      const args = [String(barePort), file, connectionString];
      const bare = startProcess("bench/support/bare-server.ts", args);
      started.push(bare);
      const url = `http://127.0.0.1:${barePort}`;
      await untilOpen(`${url}/select?limit=1`);
      return { ...bare, url };
    },
    // The rival first, as the site stops its database, too.
    async [Symbol.asyncDispose]() {
      for (const each of started) await each[Symbol.asyncDispose]();
      await site.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Port and password are stored beside the cluster. */
async function embeddedUrl(dataDir: string): Promise<string> {
  const read = async (name: string) =>
    (await readFile(join(dataDir, "postgres", name), "utf8")).trim();
  return `postgres://before_ten:${await read("password")}@127.0.0.1:${await read("port")}/before_ten`;
}
