/**
 * The duration of the shortest of several runs of `work`, in milliseconds: what it takes when
 * nothing else wants the processor. Other work on the machine only ever adds to a duration.
 */
export async function fastest(runs: number, work: () => Promise<unknown>): Promise<number> {
  const { alone = Number.NaN } = await fastestOfEach(runs, { alone: work });
  return alone;
}

/**
 * The same for several works, to compare them. They take turns, so that a busy spell of the machine
 * meets each of them.
 */
export async function fastestOfEach(
  runs: number,
  works: Record<string, (run: number) => Promise<unknown>>,
): Promise<Record<string, number>> {
  const shortest: Record<string, number> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const [name, work] of Object.entries(works)) {
      const start = performance.now();
      await work(run);
      shortest[name] = Math.min(shortest[name] ?? Infinity, performance.now() - start);
    }
  }
  return shortest;
}
