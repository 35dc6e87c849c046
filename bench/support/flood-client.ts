import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";

/**
 * Sends requests for overload.ts at a constant rate, however long the answers take, and prints the
 * number of answers by status as JSON.
 */

const { url, paths, perSecond, seconds } = z
  .object({
    url: z.string(),
    paths: z.array(z.string()),
    perSecond: z.number(),
    seconds: z.number(),
  })
  .parse(JSON.parse(process.argv[2] ?? ""));

const agent = new Agent({ keepAlive: true });
const times = new Map<string, number[]>();
let failed = 0;
let sent = Math.floor(Math.random() * 1e9);

function nextPath(): string {
  sent += 1;
  return (paths[sent % paths.length] ?? "/").replace("<n>", `x${sent}`);
}

function ask(): Promise<void> {
  const began = performance.now();
  return new Promise((resolve) => {
    const request = get(url + nextPath(), { agent }, (response) => {
      response.resume();
      response.on("end", () => {
        const status = String(response.statusCode);
        const ofStatus = times.get(status) ?? [];
        times.set(status, ofStatus);
        ofStatus.push(performance.now() - began);
        resolve();
      });
    });
    request.on("error", () => {
      failed += 1;
      resolve();
    });
  });
}

/** Sends as many requests as are due by now, as a timer may be late. */
async function keepAsking(): Promise<void> {
  const answers: Promise<void>[] = [];
  const began = performance.now();
  for (;;) {
    const passed = (performance.now() - began) / 1_000;
    if (passed >= seconds) break;
    while (answers.length < passed * perSecond) answers.push(ask());
    await wait(2);
  }
  await Promise.all(answers);
}

await keepAsking();
agent.destroy();

const byStatus = Object.fromEntries(
  [...times].map(([status, ms]) => {
    ms.sort((one, other) => one - other);
    const at = (share: number) => ms[Math.floor(ms.length * share)] ?? 0;
    return [status, { count: ms.length, p50Ms: at(0.5), p99Ms: at(0.99) }];
  }),
);
console.log(JSON.stringify({ failed, byStatus }));
