import { setTimeout as wait } from "node:timers/promises";
import { call } from "./calls.ts";
import { type Report, percentile, show } from "./report.ts";

interface Health {
  /** Of every answer of /healthz, in milliseconds. */
  milliseconds: number[];
  /** Answers but 200. */
  failures: number;
  toString: () => string;
}

const everyMs = 10;
const quietSeconds = 2;
/** An event loop is never held for longer (quality 27), so /healthz doesn't wait for longer. */
const aimMs = 50;
/** Where /healthz takes longer than this while nothing else is asked, other work has the machine, and the figure says nothing. */
const busyMs = 15;

/** Asks /healthz a hundred times a second while `work` goes on. */
async function healthDuring(origin: string, work: () => Promise<unknown>): Promise<Health> {
  const done = new AbortController();
  const milliseconds: number[] = [];
  let failures = 0;
  const asking = (async () => {
    while (!done.signal.aborted) {
      const answer = await call(origin, "/healthz");
      if (answer?.status !== 200) failures += 1;
      if (answer !== undefined) milliseconds.push(answer.ms);
      await wait(everyMs);
    }
  })();
  try {
    await work();
  } finally {
    done.abort();
    await asking;
  }
  return {
    milliseconds,
    failures,
    toString: () =>
      `p50 ${show(percentile(milliseconds, 50))}, p99 ${show(percentile(milliseconds, 99))}, longest ${show(percentile(milliseconds, 100))}`,
  };
}

/** Compares with a site that is asked nothing else, and finds fault only where the machine has time for us. */
export async function checkHealth(
  report: Report,
  origin: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const quiet = await healthDuring(origin, () => wait(quietSeconds * 1_000));
  const during = await healthDuring(origin, work);
  const isBusy = percentile(quiet.milliseconds, 99) > busyMs;
  report.tell("/healthz before", String(quiet));
  report.check(
    `/healthz meanwhile${isBusy ? " (the machine is busy: no verdict)" : ""}`,
    String(during),
    during.failures === 0 && (isBusy || percentile(during.milliseconds, 99) < aimMs),
  );
}
