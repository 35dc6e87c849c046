import type { Options } from "./options.ts";
import type { Bench } from "./site.ts";
import { showSpread, spreadOf } from "./spread.ts";
import { residentMb } from "./usage.ts";

const ways: [name: string, signal: NodeJS.Signals][] = [
  ["after SIGTERM", "SIGTERM"],
  ["after kill -9", "SIGKILL"],
];

/**
 * From the process's beginning until `/readyz` says so; the pages are built, the database is there.
 */
export async function reportStarts(bench: Bench, { rounds }: Pick<Options, "rounds">) {
  console.log("\nstart");
  for (const [name, signal] of ways) {
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) took.push(await bench.restart(signal));
    const memory = await residentMb(bench.site().pid);
    console.log(
      `  ${name.padEnd(36)} ready after ${showSpread(spreadOf(took), 0)} ms, ${memory} MB`,
    );
  }
}
