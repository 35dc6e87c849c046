import { once } from "node:events";
import { Agent, type IncomingMessage, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import type { Health } from "./health.ts";

/**
 * A thread that requests /healthz of an origin a hundred times a second until it is stopped. It
 * uses one connection and as little code as possible, so that it measures the server.
 */

const everyMs = 10;

async function main(): Promise<void> {
  const url = new URL("/healthz", z.string().parse(workerData));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const stopped = new AbortController();
  parentPort?.once("message", () => stopped.abort());
  const health: Health = { milliseconds: [], failures: 0 };
  while (!stopped.signal.aborted) {
    const started = performance.now();
    const status = await statusOf(url, agent).catch(() => undefined);
    health.milliseconds.push(performance.now() - started);
    if (status !== 200) health.failures += 1;
    await wait(everyMs);
  }
  agent.destroy();
  parentPort?.postMessage(health, []);
}

async function statusOf(url: URL, agent: Agent): Promise<number | undefined> {
  const answered: Promise<IncomingMessage[]> = once(get(url, { agent }), "response");
  const [response] = await answered;
  if (response !== undefined) await once(response.resume(), "end");
  return response?.statusCode;
}

await main();
