import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { type Report, percentile, show } from "./report.ts";

export type Health = z.infer<typeof healthSchema>;

const healthSchema = z.object({
  /** How long each answer of /healthz took, in milliseconds. */
  milliseconds: z.array(z.number()),
  /** Answers but 200. */
  failures: z.number(),
});

const quietSeconds = 2;
/** No call may hold the event loop for longer, so /healthz doesn't wait for longer. */
const aimMs = 50;
/**
 * Where /healthz takes longer than this while nothing else is asked, other work has the machine,
 * and the figure says nothing.
 */
const busyMs = 15;

/**
 * Asks /healthz while `work` goes on, from a thread of its own: what we compute meanwhile must not
 * count.
 */
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
 * Compares the site's answers with those of a site that is asked nothing else. A difference is an
 * error only where the machine has time to spare. In a short run a hundredth of the answers are one
 * or two, which anything may delay, so there it is only printed.
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
