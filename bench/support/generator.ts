import { connect } from "node:net";
import { createHistogram } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Requests one address repeatedly in a separate process and prints figures: `node generator.ts
 * [url] [connections] [seconds] [headers]`. It reads only an answer's status and length. autocannon
 * parses every header in JavaScript, which takes longer than a cached answer, so that it would
 * measure itself.
 */
const [address = "", connections = "1", seconds = "1", headersText = "{}"] = process.argv.slice(2);

const { host, hostname, port, pathname, search } = new URL(address);
const headers: unknown = JSON.parse(headersText);
const lines = Object.entries({ host, ...(typeof headers === "object" && headers) });
const request = Buffer.from(
  `GET ${pathname}${search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
);
const success = "HTTP/1.1 200 ";
const endOfHead = "\r\n\r\n";

const durations = createHistogram();
let isOver = false;

function ask(): void {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let sentAt = performance.now();
  let missingBytes = 0;
  const send = () => {
    sentAt = performance.now();
    socket.write(request);
  };
  socket.on("connect", send);
  socket.on("data", (bytes) => {
    if (missingBytes === 0) missingBytes = lengthOf(bytes);
    missingBytes -= bytes.length;
    if (missingBytes > 0) return;
    durations.record(Math.max(1, Math.round((performance.now() - sentAt) * 1_000)));
    if (isOver) socket.destroy();
    else send();
  });
}

/** Length of the whole answer that begins with these bytes; its headers arrive in one piece. */
function lengthOf(bytes: Buffer): number {
  const headEnd = bytes.indexOf(endOfHead);
  const head = bytes.toString("latin1", 0, headEnd);
  const [, bodyLength] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (!head.startsWith(success) || bodyLength === undefined) throw new Error(`${address}\n${head}`);
  return headEnd + endOfHead.length + Number(bodyLength);
}

const startedAt = performance.now();
for (let count = 0; count < Number(connections); count += 1) ask();
await wait(Number(seconds) * 1_000);
const { count } = durations;
const figures = {
  requests: count,
  perSecond: count / ((performance.now() - startedAt) / 1_000),
  p99Ms: durations.percentile(99) / 1_000,
};
isOver = true;
console.log(JSON.stringify(figures));
