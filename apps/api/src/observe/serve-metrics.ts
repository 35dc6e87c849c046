import cluster from "node:cluster";
import { once } from "node:events";
import { type Server, createServer } from "node:http";

const notHere = 404;
const requestTimeoutMs = 10_000;
/** How many ports after its own a cluster process tries; one may still be closing. */
const portsOfSeveral = 64;

/** From prom-client. */
interface Register {
  metrics: () => Promise<string>;
  contentType: string;
}

interface Address {
  host: string;
  port: number;
}

/**
 * Serves `GET /metrics` on a separate address that visitors can't reach, and reports the port: in a
 * cluster each process takes the next free one.
 */
export async function serveMetrics(
  register: Register,
  address: Address,
  ports = cluster.isWorker ? portsOfSeveral : 1,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer({ requestTimeout: requestTimeoutMs }, (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(notHere).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { "content-type": register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return {
    port: await listen(server, address, ports),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function listen(server: Server, { host, port }: Address, ports: number): Promise<number> {
  for (let next = port; ; next += 1) {
    // Otherwise a cluster would share the port, and answer from any of its processes.
    server.listen({ host, port: next, exclusive: true });
    try {
      await once(server, "listening");
      const address = server.address();
      return typeof address === "object" && address !== null ? address.port : next;
    } catch (cause) {
      const isTaken = cause instanceof Error && "code" in cause && cause.code === "EADDRINUSE";
      if (isTaken && next + 1 < port + ports) continue;
      throw new Error(`METRICS_PORT ${port} can't be opened: set it to another one.`, { cause });
    }
  }
}
