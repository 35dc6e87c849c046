import { randomUUID } from "node:crypto";
import { STATUS_CODES, maxHeaderSize } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "./security-headers.ts";

const protections = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`);

/** Errors Node raises before there is a request; Fastify's answer lacks our envelope and an id. */
export function answerClientError({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === "ECONNRESET" || socket.destroyed) return;
  const [status, error] = responseError(code);
  const body = JSON.stringify({ success: false, error });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    "Cache-Control: no-store",
    ...protections,
    "Connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroySoon();
}

function responseError(code: string | undefined): [number, string] {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return [408, "The request took too long to arrive. Please send it again."];
  }
  if (code === "HPE_HEADER_OVERFLOW") {
    return [431, `The headers of a request may hold up to ${maxHeaderSize / 1024} KB`];
  }
  return [400, "This can't be read as an HTTP request"];
}
