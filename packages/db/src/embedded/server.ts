import { open, readFile, rename, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { hasCode } from "./error-code.ts";
import { explainExit, isAlive } from "./unfinished.ts";
import type { Home } from "./home.ts";
import { findPostmaster, waitForPostmaster } from "./postmaster.ts";
import { type Account, runProgram } from "./run-program.ts";

export interface Server {
  home: Home;
  account: Account | undefined;
  binaries: Binaries;
  durable: boolean;
}

const startAttempts = 5;
const retryPauseMs = 300;
/**
 * How long a start retries its previous port: a killed server releases it only after its memory,
 * when it no longer counts as running.
 */
const portPatienceMs = 2_000;
const portPauseMs = 50;
const fastStopSeconds = 4;
const immediateStopSeconds = 1;
const startSeconds = 60;

/**
 * Passed at each start, so that a new version of the site also changes them for an existing
 * database.
 */
const commonSettings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "timezone=UTC",
  "log_timezone=UTC",
  // The site reports its own failed statements. PostgreSQL would log the values, including email
  // addresses, to a log that only grows.
  "log_min_messages=log",
  "log_error_verbosity=terse",
  "log_checkpoints=off",
];

const hastySettings = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_connections=200",
  // Autovacuum's workers belong to the superuser, so the owner couldn't drop a database one of them
  // is working on.
  "autovacuum=off",
];

interface StartOptions {
  /** Cancels the start, even during a long recovery from a crash. */
  signal?: AbortSignal | undefined;
  onLaunch?: (() => void) | undefined;
  /** The port to listen on; undefined: the previous one, if it is free. */
  port?: number;
}

interface Launch extends Server, Pick<StartOptions, "onLaunch"> {}

/** Takes over the server running on this database, or starts one. */
export async function adoptOrStart(
  server: Server,
  { signal, onLaunch, port: knownPort }: StartOptions = {},
): Promise<{ port: number; adopted: boolean }> {
  const { logFile } = server.home;
  let logStart = 0;
  for (let attempt = 1; attempt <= startAttempts; attempt++) {
    signal?.throwIfAborted();
    const running = await waitForPostmaster(server.home);
    if (typeof running === "number") return { port: running, adopted: true };
    if (running === "hung") await killServer(server);
    await ensureLog(server);
    logStart = (await stat(logFile)).size;
    const port = knownPort ?? (await choosePort(server.home));
    if (await startUnless(signal, { ...server, onLaunch }, port)) return { port, adopted: false };
    // The port was taken meanwhile, another process started the server, or the last children of a
    // killed one still hold its memory.
    await wait(retryPauseMs);
  }
  throw await explainExit(`PostgreSQL did not start (${logFile}).`, logFile, logStart);
}

/** The owner may delete the log, and PostgreSQL's account can't create one in root's folder. */
async function ensureLog({ home, account }: Server): Promise<void> {
  try {
    const log = await open(home.logFile, "ax", 0o600);
    if (account !== undefined) await log.chown(account.uid, account.gid);
    await log.close();
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
}

/**
 * "fast" ends all connections and flushes everything to disk; "immediate" leaves that to the next
 * start.
 */
export async function stopServer(server: Server): Promise<void> {
  await signalServer(server, "fast", fastStopSeconds);
  await killServer(server);
}

/** Kills a server that doesn't react. What it acknowledged is in its write-ahead log. */
async function killServer(server: Server): Promise<void> {
  await signalServer(server, "immediate", immediateStopSeconds);
  const hung = await findPostmaster(server.home);
  if (hung !== undefined && isAlive(hung.pid)) process.kill(hung.pid, "SIGKILL");
}

async function signalServer({ home, account, binaries }: Server, mode: string, seconds: number) {
  if ((await findPostmaster(home)) === undefined) return;
  const args = ["stop", "-D", home.cluster, "-m", mode, "-t", String(seconds), "-s"];
  await runProgram(binaries.pgCtl, args, { account, logFile: home.logFile });
}

/** pg_ctl waits for the server, and exits once the server has been stopped. */
async function startUnless(signal: AbortSignal | undefined, server: Launch, port: number) {
  const giveUp = () => void stopServer(server).catch(() => undefined);
  signal?.addEventListener("abort", giveUp);
  try {
    return await start(server, port);
  } finally {
    signal?.removeEventListener("abort", giveUp);
  }
}

async function start(
  { home, account, binaries, durable, onLaunch }: Launch,
  port: number,
): Promise<boolean> {
  const settings = [`port=${port}`, ...commonSettings, ...(durable ? [] : hastySettings)];
  const options = settings.map((setting) => `-c ${setting}`).join(" ");
  const { cluster, logFile } = home;
  const place = ["-D", cluster, "-l", logFile];
  const args = ["start", ...place, "-s", "-t", `${startSeconds}`, "-o", options];
  const code = await runProgram(binaries.pgCtl, args, { account, logFile, onSpawn: onLaunch });
  if (code !== 0) return false;
  if ((await lastPort(home)) !== port) {
    // A full disk would leave an empty file.
    await writeFile(`${home.portFile}.new`, `${port}\n`);
    await rename(`${home.portFile}.new`, home.portFile);
  }
  return true;
}

/**
 * The previous port, so that connection strings stay valid across a restart; a free one if it stays
 * taken.
 */
async function choosePort(home: Home): Promise<number> {
  const port = await lastPort(home);
  const patience = performance.now() + portPatienceMs;
  do {
    const free = await tryPort(port);
    if (free !== undefined) return free;
    await wait(portPauseMs);
  } while (performance.now() < patience);
  return (await tryPort(0)) ?? 0;
}

/** 0 if there was none. */
async function lastPort({ portFile }: Home): Promise<number> {
  return Number(await readFile(portFile, "utf8").catch(() => "0"));
}

async function tryPort(port: number): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const server = createServer();
  server.once("error", () => resolve(undefined));
  server.listen(port, "127.0.0.1", () => {
    const address = server.address();
    server.close(() => resolve(typeof address === "object" ? address?.port : undefined));
  });
  return promise;
}
