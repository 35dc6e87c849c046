import { once } from "node:events";
import { createServer, request } from "node:http";

/**
 * The fate of one request: an HTTP status, a connection cut before the answer or within its body,
 * or no answer at all. "pass" is no trouble.
 */
export type Trouble = number | "cut" | "half" | "silence" | "pass";

export interface FlakyProxy {
  url: string;
  /** For the next requests, one after the other; later ones pass. */
  troubles: Trouble[];
  /** Number of requests received. */
  requests: () => number;
  close: () => Promise<void>;
}

/** A proxy before a real server, on loopback, that fails as told. */
export async function startFlakyProxy(target: string): Promise<FlakyProxy> {
  const troubles: Trouble[] = [];
  let requests = 0;
  const server = createServer((incoming, outgoing) => {
    requests += 1;
    const trouble = troubles.shift();
    if (trouble === "silence") return;
    if (trouble === "cut") return void incoming.socket.destroy();
    if (typeof trouble === "number") {
      incoming.resume();
      return void outgoing.writeHead(trouble).end();
    }
    const { method, headers } = incoming;
    const passed = request(new URL(incoming.url ?? "/", target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (trouble === "half") answer.once("data", () => incoming.socket.destroy());
      else answer.pipe(outgoing);
    });
    passed.on("error", () => incoming.socket.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    troubles,
    requests: () => requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
