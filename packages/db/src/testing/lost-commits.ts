import { type Socket, connect, createServer } from "node:net";
import { once } from "node:events";
import { sql } from "kysely";
import type { Db } from "../client.ts";

/**
 * From this call on, a transaction that writes to the table loses its connection just before its
 * commit, so that nothing is stored. Returns a function that ends this.
 */
export async function dieBeforeCommit(db: Db, table: string): Promise<() => Promise<void>> {
  await sql`
    create function die() returns trigger language plpgsql as
      $$begin perform pg_terminate_backend(pg_backend_pid()); return null; end$$
  `.execute(db);
  await sql`
    create constraint trigger dies after insert or update on ${sql.table(table)}
    deferrable initially deferred for each row execute function die()
  `.execute(db);
  return async () => {
    await sql`drop function die cascade`.execute(db);
  };
}

interface LossyWay extends AsyncDisposable {
  connectionString: string;
  /** PostgreSQL commits, but its answer is lost with the connection. */
  loseNextCommit: () => void;
}

/** Opens a proxy to the same database on which the answer to a commit can get lost. */
export async function openLossyWay(connectionString: string): Promise<LossyWay> {
  const commitDone = Buffer.from("COMMIT\0");
  const there = new URL(connectionString);
  const sockets = new Set<Socket>();
  let isArmed = false;
  const server = createServer((client) => {
    const database = connect(Number(there.port), there.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
    }
    client.on("close", () => database.destroy());
    database.on("close", () => client.destroy());
    client.pipe(database);
    database.on("data", (bytes) => {
      const isLost = isArmed && bytes.includes(commitDone);
      if (!isLost) {
        client.write(bytes);
        return;
      }
      isArmed = false;
      client.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const here = new URL(connectionString);
  here.host = `127.0.0.1:${address.port}`;
  return {
    connectionString: here.href,
    loseNextCommit: () => {
      isArmed = true;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
