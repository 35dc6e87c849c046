import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { answerClientError } from "./answer-client-error.ts";

const app = Fastify({
  clientErrorHandler: answerClientError,
  http: { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 },
});
const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
afterAll(() => app.close());

it.each([
  [
    "headers that are too long",
    `GET / HTTP/1.1\r\nHost: club.example\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
    "The headers of a request may hold up to 16 KB",
  ],
  [
    "a request that doesn't arrive",
    "GET / HTTP/1.1\r\nHost: club.exam",
    "408 Request Timeout",
    "The request took too long to arrive. Please send it again.",
  ],
  [
    "what is no request",
    "Hello?\r\n\r\n",
    "400 Bad Request",
    "This can't be read as an HTTP request",
  ],
])("refuses %s in our envelope", async (_what, sent, status, error) => {
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(sent);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  expect(head.split("\r\n")[0]).toBe(`HTTP/1.1 ${status}`);
  expect(head).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
  expect(head).toContain("frame-ancestors 'none'\r\n");
  expect(head).toContain("\r\nstrict-transport-security: max-age=31536000; ");
  expect(head).toContain("\r\nx-content-type-options: nosniff\r\n");
  expect(JSON.parse(body)).toEqual({ success: false, error });
});
