import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { type Report, percentile, show } from "./report.ts";

export type Health = z.infer<typeof healthSchema>;

const healthSchema = z.object({
  /** Response times of /healthz in ms. */
  milliseconds: z.array(z.number()),
  /** Responses other than 200. */
  failures: z.number(),
});

const quietSeconds = 2;
/** No call may block the event loop for longer, so /healthz must not wait longer. */
const aimMs = 50;
/** If /healthz takes longer while idle, the machine is busy and the figure meaningless. */
const busyMs = 15;

/** Asks /healthz during `work`, from a thread of its own, so that our computing doesn't count. */
async function healthDuring(origin: string, work: () => Promise<unknown>): Promise<Health> {
  const asking = new Worker(new URL("ask-health.ts", import.meta.url), { workerData: origin });
  await once(asking, "online");
  try {
    await work();
  } finally {
    asking.postMessage("stop", []);
  }
  const [health]: unknown[] = await once(asking, "message");
  return healthSchema.parse(health);
}

/**
 * Compares the site's response times with those of an idle site. A difference is an error only if
 * the machine isn't busy. A short run only prints it, as its slowest hundredth is one or two
 * responses, which anything may delay.
 */
export async function checkHealth(
  report: Report,
  origin: string,
  { work, isShort }: { work: () => Promise<unknown>; isShort: boolean },
): Promise<void> {
  const quiet = await healthDuring(origin, () => wait(quietSeconds * 1_000));
  const during = await healthDuring(origin, work);
  const isBusy = percentile(quiet.milliseconds, 99) > busyMs;
  const isTold = isShort || isBusy;
  report.tell("/healthz before", describe(quiet));
  report.check(
    `/healthz meanwhile${isTold ? ` (no verdict: ${isBusy ? "the machine is busy" : "a short run"})` : ""}`,
    describe(during),
    during.failures === 0 && (isTold || percentile(during.milliseconds, 99) < aimMs),
  );
}

function describe({ milliseconds }: Health): string {
  const at = (percent: number) => show(percentile(milliseconds, percent));
  return `p50 ${at(50)}, p99 ${at(99)}, longest ${at(100)}`;
}
