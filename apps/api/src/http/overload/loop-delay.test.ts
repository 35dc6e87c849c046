import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { watchLoopDelay } from "./loop-delay.ts";

it("notices that something holds the event loop", async () => {
  const server = new EventEmitter();
  const loop = watchLoopDelay(server);
  onTestFinished(loop.close);
  server.emit("listening");
  await expect
    .poll(
      () => {
        holdLoop(400);
        return loop.meanMs();
      },
      { interval: 20, timeout: 10_000 },
    )
    .toBeGreaterThan(50);
});

it("ignores the start, before there are any clients", async () => {
  const server = new EventEmitter();
  const loop = watchLoopDelay(server);
  onTestFinished(loop.close);
  await wait(30);
  holdLoop(1_000);
  server.emit("listening");
  let longestMs = 0;
  const until = performance.now() + 700;
  while (performance.now() < until) {
    await wait(20);
    longestMs = Math.max(longestMs, loop.meanMs());
  }
  expect(longestMs).toBeLessThan(250);
});

function holdLoop(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
