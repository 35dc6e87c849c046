import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { compressAnswers } from "./compress-answers.ts";

const long = "Party smart, not hard. ".repeat(100);

function startApp() {
  const app = Fastify();
  compressAnswers(app);
  app.get("/long", () => ({ text: long }));
  app.get("/short", () => ({ text: "short" }));
  app.get("/encoded", (_request, reply) => reply.header("content-encoding", "br").send(long));
  app.get("/file", (_request, reply) => reply.send(Readable.from([long, long])));
  app.get("/broken", (_request, reply) => reply.send(Readable.from(halfOfAFile(long, 0))));
  const much = randomBytes(200_000).toString("hex");
  app.get("/half", (_request, reply) => reply.send(Readable.from(halfOfAFile(much, 100))));
  onTestFinished(() => app.close());
  return (url: string, headers: Record<string, string> = { "accept-encoding": "gzip, br" }) =>
    app.inject({ url, headers });
}

/** Fails once the half has been sent as far as possible, or earlier. */
async function* halfOfAFile(half: string, failsAfterMs: number): AsyncGenerator<string> {
  yield half;
  if (failsAfterMs > 0) await wait(failsAfterMs);
  await Promise.reject(new Error("the database is gone"));
}

it.each([
  ["br", "gzip, deflate, br, zstd", brotliDecompressSync],
  ["gzip", "gzip, br;q=0", gunzipSync],
])("compresses a long answer as %s for who takes %s", async (encoding, accepted, unpack) => {
  const ask = startApp();
  const answer = await ask("/long", { "accept-encoding": accepted });
  expect(answer.headers).toMatchObject({
    "content-encoding": encoding,
    "content-length": String(answer.rawPayload.length),
    vary: "Accept-Encoding",
  });
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual({ text: long });
});

it("leaves it as it is for others, and says that it differs", async () => {
  const ask = startApp();
  const answer = await ask("/long", {});
  expect(answer.json()).toEqual({ text: long });
  expect(answer.headers).toMatchObject({ vary: "Accept-Encoding" });
  expect(answer.headers).not.toHaveProperty("content-encoding");
});

it("leaves short answers, and those already encoded", async () => {
  const ask = startApp();
  expect((await ask("/short")).json()).toEqual({ text: "short" });
  expect((await ask("/encoded")).body).toBe(long);
});

it("compresses a file while it is written", async () => {
  const ask = startApp();
  const { rawPayload } = await ask("/file");
  expect(gunzipSync(rawPayload).toString()).toBe(long + long);
});

it("doesn't pass half of a file for the whole", async () => {
  const ask = startApp();
  await expect(ask("/half")).rejects.toThrow("response destroyed before completion");
});

it("tells in plain text of a file that failed before any of it was sent", async () => {
  const ask = startApp();
  const { statusCode, headers, json } = await ask("/broken");
  expect(statusCode).toBe(500);
  expect(headers).not.toHaveProperty("content-encoding");
  expect(json()).toMatchObject({ message: "the database is gone" });
});
