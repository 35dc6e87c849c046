import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { hasCode } from "./error-code.ts";
import { type Home, role } from "./home.ts";
import { isAlive } from "./unfinished.ts";

interface Postmaster {
  pid: number;
  /** Undefined until it has got that far. */
  port: number | undefined;
}

const connectTimeoutMs = 1_000;
const pauseMs = 50;
/** Time without an answer after which a server counts as hung. */
const silenceMs = 2_000;
/** Time for a server that answers "starting up": recovery after a crash may take long. */
const startingMs = 120_000;

export function connectionStringOf(home: Home, port: number): string {
  return `postgres://${role}:${home.password}@127.0.0.1:${port}/${role}`;
}

/**
 * The server process ("postmaster") of this database. A file left by a dead one is removed:
 * PostgreSQL would refuse to start if its process id now belongs to another program, which is
 * common in containers.
 */
export async function findPostmaster(home: Home): Promise<Postmaster | undefined> {
  const file = join(home.cluster, "postmaster.pid");
  const text = await readIfThere(file);
  const [pidLine, , , portLine] = text?.split("\n") ?? [];
  const pid = Number(pidLine);
  if (text === undefined || !Number.isSafeInteger(pid) || pid <= 0) return undefined;
  if (await isPostmasterOf(home.cluster, pid)) return { pid, port: Number(portLine) || undefined };
  // Read again, in case another start has just written its own.
  if ((await readIfThere(file)) === text) await rm(file, { force: true });
  return undefined;
}

/** The port of the running server once it accepts connections. */
export async function waitForPostmaster(home: Home): Promise<number | "none" | "hung"> {
  const patience = Date.now() + startingMs;
  let heard = Date.now();
  for (;;) {
    const postmaster = await findPostmaster(home);
    if (postmaster === undefined) return "none";
    const { port } = postmaster;
    const answer = port === undefined ? "silent" : await ask(connectionStringOf(home, port));
    if (port !== undefined && answer === "ready") return port;
    if (answer === "busy") heard = Date.now();
    if (Date.now() > Math.min(heard + silenceMs, patience)) return "hung";
    await wait(pauseMs);
  }
}

/** Connecting proves that it is our server, because only ours knows the random password. */
async function ask(connectionString: string): Promise<"ready" | "busy" | "silent"> {
  const client = new Client({ connectionString, connectionTimeoutMillis: connectTimeoutMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return "ready";
  } catch (error) {
    // cannot_connect_now (starting up, shutting down) and too_many_connections
    return hasCode(error, "57P03", "53300") ? "busy" : "silent";
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await commandOf(pid);
  return command === undefined || command.includes(cluster);
}

/**
 * The command line of a process; undefined if the system doesn't tell, "" if the process is gone.
 */
async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform === "linux") return (await readIfThere(`/proc/${pid}/cmdline`)) ?? "";
  // Windows has no signal 0, so a reused process id doesn't mislead PostgreSQL there.
  if (process.platform === "win32") return undefined;
  const ps = promisify(execFile)("ps", ["-p", String(pid), "-ww", "-o", "command="]);
  return ps.then(({ stdout }) => stdout).catch(() => "");
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT", "ESRCH")) return undefined;
    throw error;
  }
}
