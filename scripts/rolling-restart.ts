import { writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Site } from "./faults/site.ts";
import { createServers } from "./faults/world.ts";
import { isInstalled, noNginx, startBalancer } from "./proxies/proxy.ts";
import { type Counts, type Visits, startVisits } from "./rolling-restart/visits.ts";

/**
 * `pnpm rolling-restart [rounds]`: three servers on one database behind nginx are stopped and
 * restarted one after another under load, first by SIGTERM, then by SIGKILL. Prints what failed for
 * visitors. `--short`, as in `pnpm test`, stops one by each signal, without demo data. On Linux.
 */

const serverCount = 3;
const signals = ["SIGTERM", "SIGKILL"] as const;
type Signal = (typeof signals)[number];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    /** A file for `pnpm test`: the signals that visitors noticed. */
    summary: { type: "string" },
  },
});
const settleMs = values.short ? 500 : 1_000;

async function main(rounds: number): Promise<void> {
  if (!(await isInstalled("nginx"))) throw new Error(noNginx);
  const failed: string[] = [];
  const names = Array.from({ length: serverCount }, (_, index) => ({ name: `${index + 1}` }));
  await using servers = await createServers(names, {
    SEED_DEMO: String(!values.short),
    TRUST_PROXY: "loopback",
  });
  const { dataDir, sites } = servers;
  // The first one migrates, and builds if needed.
  for (const site of sites.slice(0, 1)) await site.start();
  await Promise.all(sites.slice(1).map((site) => site.start()));
  await using nginx = await startBalancer(dataDir, sites);
  for (const [index, signal] of signals.entries()) {
    const began = performance.now();
    const visits = startVisits(nginx.origin);
    await wait(settleMs);
    const ended = values.short ? sites.slice(index, index + 1) : sites;
    for (let round = 0; round < rounds; round += 1) await restartEach(ended, signal);
    failed.push(...(await tell(signal, visits, began)));
  }
  if (values.summary !== undefined) {
    const passed = signals.length - failed.length;
    await writeFile(values.summary, JSON.stringify({ passed, failed }));
  }
  process.exitCode = failed.length === 0 ? 0 : 1;
}

async function restartEach(sites: readonly Site[], signal: Signal): Promise<void> {
  for (const site of sites) {
    await (signal === "SIGTERM" ? site.terminate() : site.kill());
    // So that visitors meet the gap, too.
    if (values.short) await wait(settleMs);
    await site.start();
    await wait(settleMs);
  }
}

/** Returns a line if a visitor noticed the restart. */
async function tell(signal: Signal, visits: Visits, began: number): Promise<string[]> {
  const { reads, writes, errors } = await visits.stop();
  const seconds = Math.round((performance.now() - began) / 1_000);
  const which = values.short ? "One" : "One at a time";
  console.log(
    `\n${which} of ${serverCount} servers ended by ${signal} and started again, for ${seconds} s`,
  );
  console.log(describe("reads (pages and calls)", reads));
  console.log(describe("writes", writes));
  for (const [error, times] of errors) console.log(`    ${times} × ${error}`);
  // Only its sender may repeat a write that a killed process was handling.
  const mayFail = signal === "SIGKILL" ? writes.answeredLater : 0;
  const isFine = reads.sent > 0 && writes.sent > 0;
  if (isFine && reads.failed === 0 && writes.failed <= mayFail) return [];
  const counts = `${reads.failed} of ${reads.sent} reads and ${writes.failed} of ${writes.sent} writes failed`;
  return [`rolling restart: ${signal}: ${counts}: ${[...errors.keys()].join(", ")}`];
}

function describe(what: string, { sent, failed, answeredLater, longestMs }: Counts): string {
  const longest = Math.round(longestMs).toLocaleString("en-GB");
  const later = failed === 0 ? "" : ` (${answeredLater} of them answered when sent once more)`;
  return `  ${what.padEnd(26)}${sent.toLocaleString("en-GB")} sent, ${failed} failed${later}, ${longest} ms at most`;
}

await main(values.short ? 1 : Number(positionals[0] ?? 2));
