import { connect } from "node:http2";
import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { brotliDecompressSync } from "node:zlib";

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
  { method = "GET", headers = {}, body }: RequestOptions = {},
): Promise<Answer> {
  const session = connect(`https://localhost:${port}`, { ca, lookup: loopback });
  try {
    const stream = session.request({ ":method": method, ":path": path, ...headers });
    stream.setTimeout(giveUpAfterMs, () => stream.destroy(new Error("no answer")));
    stream.end(body);
    const [answered]: IncomingHttpHeaders[] = await once(stream, "response");
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    return {
      status: Number(answered?.[":status"]),
      headers: answered ?? {},
      body: Buffer.concat(chunks),
    };
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
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

export function textOf({ headers, body }: Answer): string {
  const plain = headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
  return plain.toString("utf8");
}
