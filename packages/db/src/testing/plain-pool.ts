import { Pool } from "pg";

/** Plain connections. The database may be dropped while they are closing, in use or idle. */
export function openPlainPool(connectionString: string): Pool {
  const pool = new Pool({ connectionString });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
