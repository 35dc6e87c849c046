import { randomUUID } from "node:crypto";
import { type Answer, type Call, call } from "../faults/calls.ts";

export interface Counts {
  sent: number;
  /** Calls without an answer, or with a status of 500 and above. */
  failed: number;
  /** Failed calls that were answered when they were sent again. */
  answeredLater: number;
  longestMs: number;
}

export type Visits = ReturnType<typeof startVisits>;

const visitors = 6;

/** Visitors who read pages, call the API and write, as fast as they get answers. */
export function startVisits(origin: string) {
  const reads: Counts = { sent: 0, failed: 0, answeredLater: 0, longestMs: 0 };
  const writes: Counts = { sent: 0, failed: 0, answeredLater: 0, longestMs: 0 };
  /** Number of occurrences by error: "GET /events: 502". */
  const errors = new Map<string, number>();
  const stopped = new AbortController();

  async function send(counts: Counts, path: string, options: Call = {}): Promise<void> {
    const started = performance.now();
    const answer = await call(origin, path, options);
    counts.sent += 1;
    counts.longestMs = Math.max(counts.longestMs, performance.now() - started);
    if (isAnswered(answer)) return;
    counts.failed += 1;
    if (isAnswered(await call(origin, path, options))) counts.answeredLater += 1;
    const [place] = path.split("?", 1);
    const error = `${options.method ?? "GET"} ${place}: ${answer?.status ?? "no answer"}`;
    errors.set(error, (errors.get(error) ?? 0) + 1);
  }

  async function visit(): Promise<void> {
    while (!stopped.signal.aborted) {
      await send(reads, "/");
      // A random search isn't cached.
      await send(reads, `/events?search=${randomUUID().slice(0, 8)}`);
      await send(reads, "/api/events");
      await send(reads, `/api/events?search=${randomUUID().slice(0, 8)}`);
      const body = { email: `${randomUUID()}@mail.example` };
      // A write that is repeated, as some have to be after a SIGKILL, takes effect once.
      const idempotencyKey = randomUUID();
      await send(writes, "/api/contact/newsletter", { method: "POST", body, idempotencyKey });
    }
  }

  const visiting = Array.from({ length: visitors }, visit);
  return {
    /** Waits for every call to end. */
    async stop() {
      stopped.abort();
      await Promise.all(visiting);
      return { reads, writes, errors };
    },
  };
}

function isAnswered(answer: Answer | undefined): boolean {
  return answer !== undefined && answer.status < 500;
}
