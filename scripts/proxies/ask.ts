import { X509Certificate, createHash } from "node:crypto";
import { connect } from "node:http2";
import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { findChromium } from "../find-chromium.ts";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Visitor {
  /** Port of the proxy. */
  port: number;
  /** The CA certificate to trust. */
  ca: string;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

const giveUpAfterMs = 30_000;

/** `localhost` may resolve to ::1 first. */
const loopback: LookupFunction = (_host, options, done) => {
  if (options.all === true) done(null, [{ address: "127.0.0.1", family: 4 }]);
  else done(null, "127.0.0.1", 4);
};

/** Sends a request over HTTP/2 on its own connection. */
export async function askByHttp2(
  { port, ca }: Visitor,
  path: string,
  { method = "GET", headers = {}, body: sent }: RequestOptions = {},
): Promise<Answer> {
  const session = connect(`https://localhost:${port}`, { ca, lookup: loopback });
  try {
    const stream = session.request({ ":method": method, ":path": path, ...headers });
    stream.setTimeout(giveUpAfterMs, () => stream.destroy(new Error("no answer")));
    stream.end(sent);
    const [answered]: IncomingHttpHeaders[] = await once(stream, "response");
    const body = await buffer(stream);
    return { status: Number(answered?.[":status"]), headers: answered ?? {}, body };
  } finally {
    session.close();
  }
}

export async function askByHttp1({ port, ca }: Visitor, path: string): Promise<Answer> {
  const sent = request({
    host: "localhost",
    port,
    path,
    ca,
    lookup: loopback,
    agent: false,
    headers: { "accept-encoding": "br" },
  });
  sent.end();
  const [response] = await once(sent, "response");
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await buffer(response),
  };
}

export function textOf({ headers, body }: Answer): string {
  const plain = headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
  return plain.toString("utf8");
}

/** The protocol by which a browser loaded the page: "h3". Undefined if there is no Chromium. */
export async function readOverHttp3({ port, ca }: Visitor): Promise<string | undefined> {
  const executablePath = findChromium();
  if (executablePath === undefined) return undefined;
  const key = new X509Certificate(ca).publicKey.export({ type: "spki", format: "der" });
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--origin-to-force-quic-on=localhost:${port}`,
      `--ignore-certificate-errors-spki-list=${createHash("sha256").update(key).digest("base64")}`,
      "--host-resolver-rules=MAP localhost 127.0.0.1",
    ],
  });
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    await page.goto(`https://localhost:${port}/`);
    return await page.evaluate(() =>
      performance
        .getEntriesByType("navigation")
        .map((entry) => Reflect.get(entry, "nextHopProtocol"))
        .join(),
    );
  } finally {
    await browser.close();
  }
}
