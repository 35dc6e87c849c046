import { once } from "node:events";
import { type Socket, connect, createServer } from "node:net";

interface SilentPostgres extends AsyncDisposable {
  /** Connects to the same database. */
  connectionString: string;
  /**
   * Stops all traffic in both directions without closing connections, as if PostgreSQL had been
   * suspended.
   */
  silence: () => void;
  /** Delivers what was held back, as when a suspended process resumes. */
  speak: () => void;
}

/**
 * A proxy to a database that can fall silent. It still accepts connections then, as a system does
 * for a suspended server.
 */
export async function startSilentPostgres(connectionString: string): Promise<SilentPostgres> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  let silent = false;

  const server = createServer((inner) => {
    const outer = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (silent) from.pause();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = new URL(connectionString);
  url.port = String(typeof address === "object" ? address?.port : address);

  return {
    connectionString: url.href,
    silence() {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    speak() {
      silent = false;
      for (const socket of sockets) socket.resume();
    },
    async [Symbol.asyncDispose]() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
