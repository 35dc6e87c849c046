import { Pool } from "pg";

/**
 * Connections without anything of ours. The database may be dropped while they still say goodbye,
 * in use or idle.
 */
export function openPlainPool(connectionString: string): Pool {
  const pool = new Pool({ connectionString });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
