import { availableParallelism, cpus, loadavg } from "node:os";
import type { Db } from "@before-ten/db/client";
import { findServerProcess, readCpuMs } from "@before-ten/db/testing/server-process";

const allowedMs = 50;

interface Runs {
  runs: number;
  warmUps: number;
}

/** Says what the figures were seen on. */
export function describeMachine(): string {
  const model = cpus()[0]?.model ?? "?";
  return `${model}, ${availableParallelism()} cores, Node ${process.version}, load before: ${loadavg()[0]?.toFixed(1) ?? "?"}`;
}

/**
 * Measures queries over a database's only connection, and prints for each how long it took and what
 * PostgreSQL computed for one run. The process ends with an error when one is too slow.
 */
export async function createMeasure(db: Db, { runs, warmUps }: Runs) {
  const serverProcess = await findServerProcess(db);
  return async (name: string, query: () => Promise<unknown>): Promise<void> => {
    for (let run = 0; run < warmUps; run++) await query();
    const took: number[] = [];
    const cpuBefore = await readCpuMs(serverProcess);
    for (let run = 0; run < runs; run++) took.push(await timed(query));
    const cpuMs = ((await readCpuMs(serverProcess)) ?? Number.NaN) - (cpuBefore ?? 0);
    took.sort((a, b) => a - b);
    const [p50 = 0, p99 = 0] = [0.5, 0.99].map((share) => took[Math.ceil(runs * share) - 1] ?? 0);
    report(name, `p50 ${show(p50)}  p99 ${show(p99)}  CPU ${show(cpuMs / runs)}`, p99 > allowedMs);
  };
}

export async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

export function report(name: string, figures: string, isOver: boolean): void {
  if (isOver) process.exitCode = 1;
  console.log(`${name.padEnd(46)} ${figures}${isOver ? "  over what is allowed" : ""}`);
}

function show(ms: number): string {
  return `${ms.toFixed(1).padStart(6)} ms`;
}
