import { availableParallelism, cpus, loadavg } from "node:os";
import { compareComputedReads, compareCachedReads, comparePages } from "./http/comparisons.ts";
import { reportMemory } from "./http/memory.ts";
import { readOptions } from "./http/options.ts";
import { startBurner } from "./http/processes.ts";
import { openBench } from "./http/site.ts";
import { reportStarts } from "./http/starts.ts";

/**
 * `node bench/http.ts [--only cached,computed,pages,start,memory] [--rounds 5] [--seconds 3]
 * [--requests 100000] [--busy]`: the built site beside bare Fastify routes, in one run. With
 * `--busy` another process keeps one core busy meanwhile.
 */

const options = readOptions(process.argv.slice(2));
const { only, rounds, seconds, busy } = options;

console.log(`${cpus()[0]?.model ?? "?"}, ${availableParallelism()} cores, Node ${process.version}`);
console.log(
  `10 connections; medians of ${rounds} rounds of ${seconds} s, with the least and the most`,
);
console.log(
  `load of the machine before: ${loadavg()[0]?.toFixed(1) ?? "?"}${busy ? ", and one core kept busy" : ""}\n`,
);

await using bench = await openBench();
// What was started ends with this process, however that ends.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void bench[Symbol.asyncDispose]().finally(() => process.exit(1)));
}
await using _burner = busy ? startBurner() : undefined;
if (only.has("cached")) await compareCachedReads(bench, options);
if (only.has("computed")) await compareComputedReads(bench, options);
if (only.has("pages")) await comparePages(bench, options);
if (only.has("start")) await reportStarts(bench, options);
if (only.has("memory")) await reportMemory(bench, options);
