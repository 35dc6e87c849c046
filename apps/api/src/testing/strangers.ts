import { lookup } from "node:dns/promises";
import { type RequestListener, createServer } from "node:http";
import { onTestFinished } from "vitest";
import type { OutboundErrorReason } from "../outbound/outbound-error.ts";
import { createPageFetcher } from "../outbound/page-fetcher.ts";
import { FakeClock } from "./fake-clock.ts";

/** Strangers' servers on this machine, and what reads them. */

export const userAgent = "BeforeTenTicketWatch/1.0 (+https://club.example)";
export const htmlType = { "content-type": "text/html" };
export const clock = new FakeClock("2026-12-04T12:00:00Z");

/** Requests made by a person, and automatic ones. */
export const person = { obeysRobots: false };
export const robot = { obeysRobots: true };

/** A real server; a fetcher has to be allowed its port. */
export async function serve(listener: RequestListener): Promise<{ port: number; url: string }> {
  const server = createServer(listener);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { port, url: `http://127.0.0.1:${port}` };
}

interface Page {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Answers every path from the table, and others with 404. */
export function pages(table: Record<string, Page>): RequestListener {
  return (request, response) => {
    const page = table[request.url ?? ""] ?? { status: 404 };
    const { status = 200, headers = htmlType, body = "" } = page;
    response.writeHead(status, headers).end(body);
  };
}

/** Only asks the machine's resolver about itself, so that no test leaves it. */
export function fetcher(options: Partial<Parameters<typeof createPageFetcher>[0]> = {}) {
  const resolve = (name: string) =>
    name === "localhost" ? lookup(name, { all: true }) : Promise.resolve([]);
  return createPageFetcher({ clock, userAgent, resolve, ...options });
}

export function refused(reason: OutboundErrorReason) {
  return { name: "OutboundError", reason };
}
