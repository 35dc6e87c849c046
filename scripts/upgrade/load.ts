import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Answer, type Call, call, entityOf, uncached } from "../faults/calls.ts";
import { descriptionOf, eventBody, messageBody } from "../faults/load.ts";

interface Counts {
  sent: number;
  failed: number;
  longestMs: number;
}

export interface Stage {
  name: string;
  reads: Counts;
  writes: Counts;
}

/** Acknowledged writes, to be checked afterwards. */
export interface Acknowledged {
  emails: string[];
  subjects: string[];
  descriptions: Map<string, string>;
}

const visitors = 5;
/** A pause between two pages; without it, two cores would mostly measure themselves. */
const pauseMs = 20;

/**
 * Visitors who read pages, use both APIs, subscribe, write messages and click, and an admin who
 * creates and changes events. Any unexpected answer is a failure, including a 4xx.
 */
export function startLoad(origin: string, token: string) {
  const stages: Stage[] = [];
  /** Number of occurrences by error: "POST /api/contact/send: 500". */
  const errors = new Map<string, number>();
  const acknowledged: Acknowledged = { emails: [], subjects: [], descriptions: new Map() };
  const stopped = new AbortController();
  /** Counts further requests under this stage. */
  const enter = (name: string) => {
    const none = () => ({ sent: 0, failed: 0, longestMs: 0 });
    stages.push({ name, reads: none(), writes: none() });
  };
  enter("the release before serves");

  async function send(path: string, options: Call = {}): Promise<Answer | undefined> {
    const isRead = options.method === undefined;
    const counts = stages.at(-1)?.[isRead ? "reads" : "writes"];
    if (counts === undefined) throw new Error("There is no stage");
    const started = performance.now();
    const answer = await call(origin, path, options);
    counts.sent += 1;
    counts.longestMs = Math.max(counts.longestMs, performance.now() - started);
    await wait(pauseMs);
    if (answer !== undefined && answer.status < 300) return answer;
    counts.failed += 1;
    const place = path.replace(/[?].*/, "").replaceAll(/[\da-f-]{36}/g, ":id");
    const error = `${options.method ?? "GET"} ${place}: ${answer?.status ?? "no answer"}`;
    errors.set(error, (errors.get(error) ?? 0) + 1);
    return undefined;
  }

  async function visit(): Promise<void> {
    while (!stopped.signal.aborted) {
      await send("/");
      // A random search isn't cached.
      await send(`/events?search=${randomUUID().slice(0, 8)}`);
      await send("/blog");
      await send(`/api/blogs?search=${randomUUID().slice(0, 8)}`);
      await subscribe();
      await write();
      await click();
    }
  }

  async function subscribe(): Promise<void> {
    const email = `${randomUUID()}@mail.example`;
    const answer = await send("/api/contact/newsletter", { method: "POST", body: { email } });
    if (answer !== undefined) acknowledged.emails.push(email);
  }

  async function write(): Promise<void> {
    const subject = `Message ${randomUUID()}`;
    const answer = await send("/api/contact/send", { method: "POST", body: messageBody(subject) });
    if (answer !== undefined) acknowledged.subjects.push(subject);
  }

  async function click(): Promise<void> {
    const [id] = acknowledged.descriptions.keys();
    if (id === undefined) return;
    const userAgent = `Reader/${randomUUID()}`;
    await send(`/api/events/${id}/view`, { method: "POST", userAgent });
    await send(`/api/events/${id}/click`, { method: "POST", userAgent });
  }

  async function edit(): Promise<void> {
    while (!stopped.signal.aborted) {
      const body = eventBody(`Upgrade ${randomUUID()}`);
      const created = await send("/api/events", { method: "POST", token, body });
      if (created === undefined) continue;
      const { id } = entityOf(created);
      for (let step = 1; step <= 5; step += 1) {
        const description = descriptionOf(step);
        const changed = { ...body, description };
        const answer = await send(`/api/events/${id}`, { method: "PUT", token, body: changed });
        if (answer !== undefined) acknowledged.descriptions.set(id, description);
        await send("/api/admin/events", { token });
        await send(`/api/events/${id}`, uncached);
      }
    }
  }

  const working = [...Array.from({ length: visitors }, visit), edit()];
  return {
    enter,
    /** Waits for every call to end. */
    async stop() {
      stopped.abort();
      await Promise.all(working);
      return { stages, errors, acknowledged };
    },
  };
}
