import type { Db } from "@before-ten/db/client";
import { findServerProcess, readCpuMs } from "@before-ten/db/testing/server-process";
import { report } from "../support/report.ts";

const mostMs = 50;
/** A page's first readers also write out other pages that filling the tables left in memory. */
const warmUps = 20;

export type Measure = (name: string, query: () => Promise<unknown>) => Promise<void>;

/**
 * Measures queries over the database's only connection. The CPU is what PostgreSQL computed for one
 * run, which tells what a query costs on a busy machine too.
 */
export async function createMeasure(db: Db, runs: number): Promise<Measure> {
  const serverProcess = await findServerProcess(db);
  return async (name, query) => {
    for (let run = 0; run < warmUps; run += 1) await query();
    const took: number[] = [];
    const cpuBefore = (await readCpuMs(serverProcess)) ?? Number.NaN;
    for (let run = 0; run < runs; run += 1) took.push(await timed(query));
    const cpuMs = ((await readCpuMs(serverProcess)) ?? Number.NaN) - cpuBefore;
    took.sort((one, other) => one - other);
    const at = (share: number) => took[Math.ceil(runs * share) - 1] ?? Number.NaN;
    report({
      name,
      value: at(0.99),
      unit: "ms p99",
      digits: 1,
      floor: { most: mostMs },
      details: `p50 ${at(0.5).toFixed(1)} ms, CPU ${(cpuMs / runs).toFixed(1)} ms`,
    });
  };
}

export async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
