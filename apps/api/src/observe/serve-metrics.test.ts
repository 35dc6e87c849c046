import { expect, it, onTestFinished } from "vitest";
import { serveMetrics } from "./serve-metrics.ts";

const register = { metrics: () => Promise.resolve("up 1\n"), contentType: "text/plain" };

async function serve(port: number, ports?: number) {
  const server = await serveMetrics(register, { host: "127.0.0.1", port }, ports);
  onTestFinished(server.close);
  return server.port;
}

it("answers at one address alone", async () => {
  const origin = `http://127.0.0.1:${await serve(0)}`;
  expect(await (await fetch(`${origin}/metrics`)).text()).toBe("up 1\n");
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: "POST" })).status).toBe(404);
});

it("says so when its port is taken", async () => {
  const port = await serve(0);
  await expect(serve(port)).rejects.toThrow(`METRICS_PORT ${port} can't be opened`);
});

it("takes the next port that is free, as one of several processes", async () => {
  const port = await serve(0);
  expect(await serve(port, 64)).toBeGreaterThan(port);
});
