import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import { FakeClock } from "../testing/fake-clock.ts";
import { type KeyOf, answerFromCache } from "./answer-from-cache.ts";
import { toCachedResponse } from "./cached-response.ts";
import { createResponseCache } from "./response-cache.ts";

const text = '{"events":["Sunday Disco"]}';

/**
 * A server with a cached `/events` that shared caches may keep for a minute, and routes that answer
 * "routed".
 */
async function startServer() {
  const clock = new FakeClock("2026-12-05T05:00:00Z");
  const cache = createResponseCache(clock);
  const untilMs = clock.now().getTime() + 60_000;
  const response = await toCachedResponse({
    status: 200,
    headers: { "content-type": "application/json", vary: "Authorization, Accept-Encoding" },
    text,
    publicMs: () => untilMs - clock.now().getTime(),
  });
  await cache.get("/events", () =>
    Promise.resolve({ response, freshUntilMs: untilMs, staleUntilMs: untilMs }),
  );
  const app = Fastify();
  app.get("/*", () => "routed");
  const keyOf = vi.fn<KeyOf>(({ url }) => url);
  answerFromCache(app, { cache, keyOf });
  onTestFinished(() => app.close());
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    clock,
    keyOf,
    ask: (headers: Record<string, string> = {}, path = "/events") =>
      fetch(address + path, { headers }),
  };
}

it("answers cached responses with their headers, and routes everything else", async () => {
  const { ask } = await startServer();
  const answer = await ask({ "accept-encoding": "br" });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/json",
    "content-encoding": "br",
    vary: "Authorization, Accept-Encoding",
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(await answer.text()).toBe(text);
  expect(await (await ask({}, "/other")).text()).toBe("routed");
});

it("looks for the key of a cached address once, and of another each time", async () => {
  const { keyOf, ask } = await startServer();
  for (let time = 0; time < 3; time += 1) await ask();
  expect(keyOf).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 3; time += 1) await ask({}, "/other");
  expect(keyOf).toHaveBeenCalledTimes(4);
});

it("leaves a caller with a token to the routes, also at an address it knows", async () => {
  const { ask } = await startServer();
  await ask();
  expect(await (await ask({ authorization: "Bearer x" })).text()).toBe("routed");
});

it("tells other caches how long the answer still stays as it is", async () => {
  const { clock, ask } = await startServer();
  const cacheControl = async () => (await ask()).headers.get("cache-control");
  expect(await cacheControl()).toBe("public, max-age=60");
  clock.advance(12_500);
  expect(await cacheControl()).toBe("public, max-age=47");
  clock.advance(47_500);
  expect(await (await ask()).text()).toBe("routed");
});

it("sends the headers without a body to clients that have it", async () => {
  const { ask } = await startServer();
  const etag = (await ask()).headers.get("etag") ?? "";
  const answer = await ask({ "if-none-match": `"another", ${etag}` });
  expect([answer.status, await answer.text()]).toEqual([304, ""]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  expect(answer.headers.get("vary")).toBe("Authorization, Accept-Encoding");
});

it("leaves the pages of other sites to the routes, which know their headers", async () => {
  const { ask } = await startServer();
  expect(await (await ask({ origin: "https://partner.example" })).text()).toBe("routed");
});

it("keeps each body in separate memory, not in a slice of Node's pool", async () => {
  const { answerIn } = await toCachedResponse({ status: 200, headers: {}, text });
  for (const encoding of ["br", "gzip", "identity"] as const) {
    const { body } = answerIn(encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  }
  expect(brotliDecompressSync(answerIn("br").body).toString()).toBe(text);
});

it("makes each encoding once, and counts all of them as if they had been made", async () => {
  const { answerIn, sizeBytes } = await toCachedResponse({ status: 200, headers: {}, text });
  const bodies = (["br", "gzip", "identity"] as const).map((encoding) => answerIn(encoding).body);
  expect(answerIn("gzip").body).toBe(bodies[1]);
  expect(answerIn("identity").body.toString()).toBe(text);
  expect(sizeBytes).toBeGreaterThan(bodies.reduce((sum, { length }) => sum + length, 0));
});
