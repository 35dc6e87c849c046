import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { createTurns } from "./turns.ts";

function holdLoop(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it("admits all new requests before the next piece of work", async () => {
  const server = createServer((_request, response) => response.end("cached"));
  const turns = createTurns(server);
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;

  const over = new AbortController();
  let pieces = 0;
  async function work(): Promise<void> {
    while (!over.signal.aborted) {
      await turns.next();
      holdLoop(20);
      pieces += 1;
    }
  }
  const working = work();
  await expect.poll(() => pieces).toBeGreaterThan(1);
  const before = pieces;
  const headers = { connection: "close" };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => fetch(`http://127.0.0.1:${port}`, { headers })),
  );
  const meanwhile = pieces - before;
  over.abort();
  await working;

  expect(answers.every(({ ok }) => ok)).toBe(true);
  // With one connection per piece these would be forty.
  expect(meanwhile).toBeLessThan(15);
});

it("lets one waiter continue per turn of the event loop", async () => {
  const turns = createTurns(new EventEmitter());
  const seen: string[] = [];
  const waiting = ["a", "b"].map((name) => turns.next().then(() => seen.push(name)));
  setImmediate(() => seen.push("another task"));
  await Promise.all(waiting);
  expect(seen).toEqual(["a", "another task", "b"]);
});

it("continues waiting work however many requests come", async () => {
  const server = new EventEmitter();
  const turns = createTurns(server);
  let isOver = false;
  const keepComing = () => {
    if (isOver) return;
    server.emit("connection");
    setImmediate(keepComing);
  };
  keepComing();
  const began = performance.now();
  await turns.next();
  isOver = true;
  expect(performance.now() - began).toBeLessThan(1_000);
});
