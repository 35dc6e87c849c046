import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Figures of processes from Linux; missing on other systems. */

const megabyte = 1_024;

/** Resident memory in MB, including shared memory. */
async function residentMb(pid: number): Promise<number> {
  return Math.round((await kilobytes(`/proc/${pid}/status`, "VmRSS")) / megabyte);
}

/** The same for a server with its workers. */
export async function serverMb(pid: number): Promise<number> {
  let sum = await residentMb(pid);
  for (const each of await processIds()) {
    const isWorker = (await parentOf(each)) === String(pid) && (await isRunning(each, "worker.ts"));
    // NaN if it has ended meanwhile.
    if (isWorker) sum += (await residentMb(Number(each))) || 0;
  }
  return sum;
}

/**
 * Memory of PostgreSQL and all its processes in MB. Shared memory, above all its buffers, counts
 * once.
 */
export async function postgresMb(dataDir: string): Promise<number> {
  const file = join(dataDir, "postgres/cluster/postmaster.pid");
  const [postmaster = ""] = (await readFile(file, "utf8")).split("\n");
  let sum = 0;
  for (const pid of await processIds()) {
    const isPart = pid === postmaster || (await parentOf(pid)) === postmaster;
    if (isPart) sum += await kilobytes(`/proc/${pid}/smaps_rollup`, "Pss");
  }
  return Math.round(sum / megabyte);
}

async function processIds(): Promise<string[]> {
  return (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
}

async function isRunning(pid: string, file: string): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).includes(file);
}

async function parentOf(pid: string): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
}

async function kilobytes(file: string, name: string): Promise<number> {
  const text = await readFile(file, "utf8").catch(() => "");
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1]);
}
