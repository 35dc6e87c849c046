import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { Report } from "./report.ts";
import { firstStart } from "./scenarios/first-start.ts";
import { fullDisk } from "./scenarios/full-disk.ts";
import { fullPool } from "./scenarios/full-pool.ts";
import { killPostgres } from "./scenarios/kill-postgres.ts";
import { killServer } from "./scenarios/kill-server.ts";
import { mail } from "./scenarios/mail.ts";
import { manyParts } from "./scenarios/many-parts.ts";
import { silentPostgres } from "./scenarios/silent-postgres.ts";
import { slowReader } from "./scenarios/slow-reader.ts";
import { terminate } from "./scenarios/terminate.ts";
import { twoServers } from "./scenarios/two-servers.ts";
import type { Extent } from "./world.ts";

/**
 * `pnpm faults`: breaks a running site in every way that we promise it survives, and compares what
 * it acknowledged with the database afterwards. `--short` runs the first five scenarios, once or
 * twice each; `--kills 200` sets how often the server and PostgreSQL are killed; names of scenarios
 * select some of them.
 */

const scenarios: Record<string, (extent: Extent) => Promise<Report>> = {
  "kill-server": killServer,
  "kill-postgres": killPostgres,
  terminate,
  "silent-postgres": silentPostgres,
  "many-parts": manyParts,
  "full-pool": fullPool,
  "full-disk": fullDisk,
  "two-servers": twoServers,
  "slow-reader": slowReader,
  mail,
  "first-start": firstStart,
};
/** The scenarios of `--short`, which take less than a minute on a quiet machine. */
const shortScenarios = Object.keys(scenarios).slice(0, 5);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    kills: { type: "string" },
    /** A file for `pnpm test`: how many scenarios held, and which failed. */
    summary: { type: "string" },
  },
});

async function main(): Promise<void> {
  const extent = { isShort: values.short, kills: Number(values.kills ?? (values.short ? 2 : 50)) };
  const all = values.short ? shortScenarios : Object.keys(scenarios);
  const chosen = positionals.length > 0 ? positionals : all;
  console.log(`${cpus()[0]?.model ?? "?"}, ${cpus().length} cores, Node ${process.version}\n`);
  const failed: string[] = [];
  for (const name of chosen) {
    const report = await tryScenario(name, extent);
    console.log(String(report));
    for (const { what, value } of report.failed) failed.push(`faults: ${name}: ${what}: ${value}`);
  }
  console.log(
    failed.length === 0 ? "Everything held." : `${failed.length} figures are not as promised.`,
  );
  if (values.summary !== undefined) {
    await mkdir(dirname(values.summary), { recursive: true });
    const broken = new Set(failed.map((line) => line.split(": ")[1]));
    await writeFile(
      values.summary,
      JSON.stringify({ passed: chosen.length - broken.size, failed }),
    );
  }
  process.exitCode = failed.length === 0 ? 0 : 1;
}

async function tryScenario(name: string, extent: Extent): Promise<Report> {
  const started = performance.now();
  try {
    const scenario = scenarios[name];
    if (scenario === undefined) throw new Error(`There are ${Object.keys(scenarios).join(", ")}`);
    const report = await scenario(extent);
    report.tell("took", `${Math.round((performance.now() - started) / 1_000)} s`);
    return report;
  } catch (error) {
    const report = new Report(name);
    report.check("could not be tried", String(error), false);
    return report;
  }
}

await main();
