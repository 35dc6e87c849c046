import { readFile } from "node:fs/promises";
import { type Postgres, childrenOf } from "../../scripts/faults/postgres.ts";

/** Figures of processes from Linux; missing on other systems. */

const megabyte = 1_024;

/** Resident memory in MB, including shared memory. */
async function residentMb(pid: number): Promise<number> {
  return Math.round((await kilobytes(`/proc/${pid}/status`, "VmRSS")) / megabyte);
}

/** The same for a server with its workers. */
export async function serverMb(pid: number): Promise<number> {
  let sum = await residentMb(pid);
  for (const child of await childrenOf(pid)) {
    const command = await readFile(`/proc/${child}/cmdline`, "utf8").catch(() => "");
    // NaN if it has ended meanwhile.
    if (command.includes("worker.ts")) sum += (await residentMb(child)) || 0;
  }
  return sum;
}

/** Memory of all of PostgreSQL's processes in MB; what they share, such as buffers, counts once. */
export async function postgresMb({ processes }: Pick<Postgres, "processes">): Promise<number> {
  let sum = 0;
  for (const pid of await processes()) sum += await kilobytes(`/proc/${pid}/smaps_rollup`, "Pss");
  return Math.round(sum / megabyte);
}

async function kilobytes(file: string, name: string): Promise<number> {
  const text = await readFile(file, "utf8").catch(() => "");
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1]);
}
