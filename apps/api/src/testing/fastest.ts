/**
 * The shortest duration of several runs of `work`, in milliseconds, because other work on the
 * machine only ever adds time.
 */
export async function fastest(runs: number, work: () => Promise<unknown>): Promise<number> {
  let shortest = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}
