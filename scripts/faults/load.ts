import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Answer, type Call, call, entityOf } from "./calls.ts";
import type { Oracle } from "./oracle.ts";

interface LoadOptions {
  /** Calls go to these in turn, including the retries of a create. */
  origins: readonly string[];
  token: string;
  oracle: Oracle;
  writers?: number;
}

interface Load {
  /** Waits for every call, and retries every unanswered create until it is answered. */
  stop: () => Promise<void>;
}

const pauseMs = 50;
/** A create that isn't acknowledged this long after the end never will be. */
const patienceMs = 90_000;

/** Creates and views events, sends messages and subscribes as fast as the site responds. */
export function startLoad({ origins, token, oracle, writers = 6 }: LoadOptions): Load {
  const stopped = new AbortController();
  let turn = 0;
  const origin = () => origins[(turn += 1) % origins.length] ?? "";

  async function send(path: string, options: Call) {
    const answer = await call(origin(), path, options);
    oracle.count(answer);
    if (answer === undefined || answer.status >= 500) await wait(pauseMs);
    return answer;
  }

  async function writeOn(): Promise<void> {
    while (!stopped.signal.aborted) {
      await makeEvent();
      await sendMessage();
      await subscribe();
    }
  }

  async function makeEvent(): Promise<void> {
    const name = `Fault ${randomUUID()}`;
    const id = await createKeyed(name, send, { token, oracle });
    if (id === undefined) return;
    const event = oracle.acknowledgeCreate(name, id);
    for (let step = 1; step <= 3 && !stopped.signal.aborted; step += 1) {
      event.sent = step;
      const body = { ...eventBody(name), description: descriptionOf(step) };
      const changed = await send(`/api/events/${id}`, { method: "PUT", token, body });
      if (changed?.status === 200) event.acknowledged = step;
      event.views.sent += 1;
      const view = { method: "POST", userAgent: `Reader/${randomUUID()}` } as const;
      const viewed = await send(`/api/events/${id}/view`, view);
      if (viewed?.status === 200) event.views.acknowledged += 1;
    }
  }

  async function sendMessage(): Promise<void> {
    const subject = `Message ${randomUUID()}`;
    oracle.messages.set(subject, false);
    const body = messageBody(subject);
    const answer = await send("/api/contact/send", { method: "POST", body });
    if (answer?.status === 200 || answer?.status === 201) oracle.messages.set(subject, true);
  }

  async function subscribe(): Promise<void> {
    const email = `${randomUUID()}@mail.example`;
    const answer = await send("/api/contact/newsletter", { method: "POST", body: { email } });
    if (answer?.status === 200 || answer?.status === 201) oracle.subscribers.add(email);
  }

  const writing = Array.from({ length: writers }, writeOn);
  return {
    async stop() {
      stopped.abort();
      await Promise.all(writing);
    },
  };
}

type Send = (path: string, options: Call) => Promise<Answer | undefined>;

/** Repeats the create with its key until it is acknowledged. Returns the event's id. */
export async function createKeyed(
  name: string,
  send: Send,
  { token, oracle }: Pick<LoadOptions, "token" | "oracle">,
): Promise<string | undefined> {
  oracle.creates.set(name, undefined);
  const idempotencyKey = randomUUID();
  const started = performance.now();
  let wasInterrupted = false;
  while (performance.now() - started < patienceMs) {
    const body = eventBody(name);
    const answer = await send("/api/events", { method: "POST", token, idempotencyKey, body });
    if (answer?.status === 201) {
      if (wasInterrupted) oracle.retriedCreates += 1;
      return entityOf(answer).id;
    }
    if (answer === undefined) wasInterrupted = true;
    await wait(pauseMs);
  }
  return undefined;
}

/** An event as admins send it. */
export function eventBody(eventName: string) {
  return {
    eventName,
    description: descriptionOf(0),
    startDate: "2031-06-01T00:00:00.000Z",
    endDate: "2031-06-01T00:00:00.000Z",
    startTime: "16:00",
    endTime: "22:00",
    country: "UK",
    ticketPrice: { amount: 35.5, currency: "GBP" },
    redirectUrl: "https://tickets.example/before-ten",
    location: { formatted: "The Corn Exchange, London", coordinates: [-0.08, 51.52] },
    status: "active",
  };
}

export function messageBody(subject: string) {
  const message = "Is there a cloakroom?";
  return { name: "Ana", email: "ana@mail.example", subject, message, type: "general" };
}

export function descriptionOf(step: number): string {
  return `Version ${step} of a party that is written down.`;
}
