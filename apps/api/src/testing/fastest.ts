/**
 * The duration of the shortest of several runs of `work`, in milliseconds: what it takes when
 * nothing else wants the processor. Other work on the machine only ever adds to a duration.
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
