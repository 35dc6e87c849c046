import Fastify from "fastify";
import { expect, it } from "vitest";
import { warmUp } from "./prepare-server.ts";

function createApp() {
  const requested: string[] = [];
  const app = Fastify({ logger: false });
  app.setNotFoundHandler(async ({ url }) => {
    requested.push(url);
    if (url === "/sitemap.xml") throw new Error("the database is away");
    return "answer";
  });
  return { app, requested };
}

it("requests pages first, and continues after a failed answer", async () => {
  const { app, requested } = createApp();
  await warmUp(app, { pauseMs: 0, signal: new AbortController().signal });
  expect(requested.slice(0, 4)).toEqual(["/unsubscribe", "/contact", "/", "/sitemap.xml"]);
  expect(requested.at(-1)).toBe("/api/docs");
});

it("ends with the server", async () => {
  const { app, requested } = createApp();
  const closing = new AbortController();
  const warming = warmUp(app, { pauseMs: 60_000, signal: closing.signal });
  closing.abort();
  await warming;
  expect(requested).toEqual([]);
});
