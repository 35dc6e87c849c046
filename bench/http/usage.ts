import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/** What Linux says of processes; elsewhere the figures are missing. */

const megabyte = 1_024;

/** Megabytes of memory that are in use, those that it shares with others included. */
export async function residentMb(pid: number): Promise<number> {
  return Math.round((await kilobytes(`/proc/${pid}/status`, "VmRSS")) / megabyte);
}

/**
 * Megabytes that PostgreSQL and all its processes take. What they share, above all its buffers,
 * counts once.
 */
export async function postgresMb(dataDir: string): Promise<number> {
  const file = join(dataDir, "postgres/cluster/postmaster.pid");
  const [postmaster = ""] = (await readFile(file, "utf8")).split("\n");
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  let sum = 0;
  for (const pid of pids) {
    const isPart = pid === postmaster || (await parentOf(pid)) === postmaster;
    if (isPart) sum += await kilobytes(`/proc/${pid}/smaps_rollup`, "Pss");
  }
  return Math.round(sum / megabyte);
}

async function parentOf(pid: string): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
}

async function kilobytes(file: string, name: string): Promise<number> {
  const text = await readFile(file, "utf8").catch(() => "");
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1]);
}
