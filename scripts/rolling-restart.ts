import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { removeEmbeddedPostgres } from "@before-ten/db/embedded/embedded-postgres";
import { type Postgres, openPostgres } from "./faults/postgres.ts";
import { type Site, createSite } from "./faults/site.ts";
import { makeDataDir } from "./faults/world.ts";
import { isNginxInstalled, startNginx } from "./rolling-restart/nginx.ts";
import { type Counts, type Visits, startVisits } from "./rolling-restart/visits.ts";

/**
 * `pnpm rolling-restart [rounds]`: three servers on one database behind nginx; one after
 * the other is ended and started again while visitors come, first by SIGTERM, then by SIGKILL.
 * Prints what failed for the visitors. By hand, on Linux.
 */

const serverCount = 3;
const settleMs = 1_000;

async function main(rounds: number): Promise<void> {
  if (!(await isNginxInstalled())) {
    console.error(
      "This needs nginx (Debian: apt-get install nginx-light), or its path in NGINX_PATH.",
    );
    process.exitCode = 1;
    return;
  }
  const dataDir = await makeDataDir();
  let postgres: Postgres | undefined;
  const sites: Site[] = [];
  try {
    postgres = await openPostgres(dataDir);
    for (let number = 1; number <= serverCount; number += 1) {
      const env = {
        DATABASE_URL: postgres.connectionString,
        SEED_DEMO: "true",
        TRUST_PROXY: "loopback",
      };
      const site = await createSite({ dataDir, logFile: join(dataDir, `${number}.log`), env });
      sites.push(site);
      await site.start();
    }
    await using nginx = await startNginx(dataDir, sites);
    for (const signal of ["SIGTERM", "SIGKILL"] as const) {
      const began = performance.now();
      const visits = startVisits(nginx.origin);
      await wait(settleMs);
      for (let round = 0; round < rounds; round += 1) await restartEach(sites, signal);
      await tell(signal, visits, began);
    }
  } finally {
    for (const site of sites) await site.kill().catch(() => undefined);
    await postgres?.[Symbol.asyncDispose]();
    await removeEmbeddedPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function restartEach(sites: readonly Site[], signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  for (const site of sites) {
    await (signal === "SIGTERM" ? site.terminate() : site.kill());
    await site.start();
    await wait(settleMs);
  }
}

async function tell(signal: "SIGTERM" | "SIGKILL", visits: Visits, began: number): Promise<void> {
  const { reads, writes, errors } = await visits.stop();
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(
    `\nOne of ${serverCount} servers at a time, ended by ${signal} and started again, for ${seconds} s`,
  );
  console.log(describe("reads (pages and calls)", reads));
  console.log(describe("writes", writes));
  for (const [error, times] of errors) console.log(`    ${times} × ${error}`);
  // What a killed process was in the midst of writing only its sender may send again.
  const mayFail = signal === "SIGKILL" ? writes.answeredLater : 0;
  if (reads.failed > 0 || writes.failed > mayFail) process.exitCode = 1;
}

function describe(what: string, { sent, failed, answeredLater, longestMs }: Counts): string {
  const longest = Math.round(longestMs).toLocaleString("en-GB");
  const later = failed === 0 ? "" : ` (${answeredLater} of them answered when sent once more)`;
  return `  ${what.padEnd(26)}${sent.toLocaleString("en-GB")} sent, ${failed} failed${later}, ${longest} ms at most`;
}

await main(Number(process.argv[2] ?? 2));
