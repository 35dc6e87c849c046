/** Images decoded at once: each may take a hundred megabytes and a core. */
const slots = 2;

let taken = 0;
const waiting: (() => void)[] = [];

/** Runs at most two images' work at once in this process; the others wait in line. */
export async function inDecodeSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (taken < slots) taken += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // A slot is handed on rather than freed, so that nobody slips in between.
    const next = waiting.shift();
    if (next === undefined) taken -= 1;
    else next();
  }
}
