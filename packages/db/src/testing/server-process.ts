import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Db } from "../client.ts";

const tickMs = 10;

/** The process behind a database's only connection. */
export async function findServerProcess(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("No connection");
  return row.pid;
}

/**
 * CPU time, which measures a query's cost even if other work shares the machine. Linux only:
 * otherwise undefined.
 */
export async function readCpuMs(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = [fields[11], fields[12]];
  return user === undefined || system === undefined
    ? undefined
    : (Number(user) + Number(system)) * tickMs;
}
