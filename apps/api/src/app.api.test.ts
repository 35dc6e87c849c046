import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { openTestApp, startTestApp } from "./testing/test-app.ts";

const { db, app } = await openTestApp();

describe("every answer", () => {
  const calls = [
    { url: "/api/events", status: 200 },
    { url: "/api/events?limit=0", status: 400 },
    { url: "/api/events/nothing", status: 404 },
    { url: "/api/events/%zz", status: 404 },
    { url: "/api/nothing", status: 404 },
    { method: "DELETE", url: "/api/events", status: 405 },
    { url: "/trpc/events.list?input=%7B%7D", status: 200 },
    { url: "/trpc/events.list?input=%7B", status: 400 },
    { url: "/trpc/events.nothing", status: 404 },
    { url: "/trpc/newsletter.subscribe", status: 405 },
    { url: "/trpc/%zz", status: 404 },
    { url: "/trpc/%25zz?batch=1", status: 404 },
    { url: "/healthz", status: 200 },
    { url: "/readyz", status: 200 },
    { url: "/media/nothing.webp", status: 404 },
    { url: "/media/..%2f..%2fetc%2fpasswd", status: 404 },
    { url: "/media/%2e%2e", status: 404 },
    { url: "/media/..%5cx", status: 404 },
    { url: "/media/", status: 404 },
  ] as const;

  it.each(calls)("of $url carries its own request id and the security headers", async (call) => {
    const { status, ...request } = call;
    const [first, second] = [await app.inject(request), await app.inject(request)];
    expect(first.statusCode).toBe(status);
    expect(first.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
    expect(first.headers).toMatchObject({
      "content-security-policy":
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      "strict-transport-security": expect.stringMatching(/max-age=\d{8}/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    // These headers restrict a document.
    expect(first.headers).not.toHaveProperty("x-frame-options");
    expect(first.headers).not.toHaveProperty("x-powered-by");
    expect(first.headers).not.toHaveProperty("server");
  });

  it("ignores a request id that the client made up", async () => {
    const headers = { "x-request-id": "made-up", "request-id": "made-up" };
    const response = await app.inject({ url: "/api/events", headers });
    expect(response.headers["x-request-id"]).not.toBe("made-up");
  });

  it("sets no cookie and can't be read by other sites", async () => {
    const headers = { origin: "https://evil.example" };
    const response = await app.inject({ url: "/api/events", headers });
    expect(response.headers).not.toHaveProperty("set-cookie");
    expect(response.headers).not.toHaveProperty("access-control-allow-origin");
  });
});

it("requests in progress when the server closes are still answered", async () => {
  const { app: closing } = await startTestApp(db);
  const { port } = new URL(await closing.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), "127.0.0.1");
  const begun = once(closing.server, "request");
  socket.write(
    "POST /api/contact/send HTTP/1.1\r\nHost: club.example\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{",
  );
  await begun;
  const closed = closing.close();
  socket.write("}");
  const answer = await text(socket);
  await closed;

  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
  expect(answer).toMatch(/\r\nconnection: close\r\n/);
  expect(answer).toContain('{"success":false,');
});

describe("tRPC", () => {
  it("answers a batch, of up to 20 calls", async () => {
    const batchOf = (size: number) =>
      app.inject({
        url: `/trpc/${Array.from({ length: size }, () => "events.list").join(",")}`,
        query: {
          batch: "1",
          input: JSON.stringify(
            Object.fromEntries(Array.from({ length: size }, (_, index) => [index, {}])),
          ),
        },
      });
    const full = await batchOf(20);
    expect(full.statusCode).toBe(200);
    expect(full.json<unknown[]>()).toHaveLength(20);
    expect((await batchOf(21)).statusCode).toBe(400);
  });

  it.each([
    ["that is no JSON", "application/json", 400, "{bad"],
    ["that is too large", "application/json", 413, `{"email":"${"a".repeat(600_000)}"}`],
    ["with a prototype", "application/json", 400, '{"__proto__":{"email":"ana@mail.example"}}'],
    ["of XML", "application/xml", 415, "<a/>"],
    ["of plain text", "text/plain", 415, "{}"],
  ])("refuses a body %s (%s) with %i", async (_what, type, status, payload) => {
    const response = await app.inject({
      method: "POST",
      url: "/trpc/newsletter.subscribe",
      headers: { "content-type": type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.body).not.toContain("node_modules");
  });
});

describe("health", () => {
  it("/healthz and /readyz answer ok while the database does", async () => {
    expect((await app.inject("/healthz")).json()).toEqual({ status: "ok" });
    expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
  });

  it("/readyz is 503 without a database, /healthz stays 200", async () => {
    const { app: alone } = await startTestApp(db, {
      askReadiness: () => Promise.resolve("no database"),
    });
    onTestFinished(() => alone.close());
    const { statusCode, headers, body } = await alone.inject("/readyz");
    expect(statusCode).toBe(503);
    expect(headers["retry-after"]).toBe("5");
    expect(JSON.parse(body)).toEqual({ status: "no database" });
    expect((await alone.inject("/healthz")).statusCode).toBe(200);
  });

  it("an unexpected fault outside of both APIs shows nothing of itself", async () => {
    const { app: broken } = await startTestApp(db, {
      askReadiness: () => Promise.reject(new Error("password of postgres")),
    });
    onTestFinished(() => broken.close());
    const response = await broken.inject("/readyz");
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain("password");
    expect(response.json()).toMatchObject({ requestId: response.headers["x-request-id"] });
  });
});
