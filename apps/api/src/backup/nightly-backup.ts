import { spawn } from "node:child_process";
import { join } from "node:path";
import { brand } from "@before-ten/contracts/shared/brand";
import { claimNightlyBackup } from "@before-ten/db/queries/backups/backup-runs";
import { inTransaction } from "@before-ten/db/transactions";
import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../deps.ts";
import type { OutageLog } from "../http/outages.ts";

interface NightlyBackup extends Pick<Deps, "db" | "clock"> {
  /** The hour, in the club's time zone, from which a day's backup is due. */
  hour: number;
  log: Pick<FastifyBaseLogger, "info" | "error">;
  outages: Pick<OutageLog, "takes">;
  /** Node's arguments for the program that makes the backup; the run's id is appended. */
  program?: readonly string[];
}

const everyMs = 60_000;
/** V8's heap limit in megabytes: a backup streams. */
const heapLimitMb = 192;

const defaultProgram = [
  `--max-old-space-size=${heapLimitMb}`,
  join(import.meta.dirname, "../cli/nightly-backup.ts"),
];

/**
 * Makes one backup a day, in a separate process so that it takes neither memory nor time from the
 * server; one of all server processes does it. A day whose hour was missed is made up for. Returns
 * a function that stops it.
 */
export function startNightlyBackup({
  db,
  clock,
  hour,
  log,
  outages,
  program = defaultProgram,
}: NightlyBackup): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    const now = clock.now();
    const night = dueNight(now, hour);
    if (night === undefined) return;
    const runId = await inTransaction(db, (trx) => claimNightlyBackup(trx, { night, now }));
    if (runId === undefined) return;
    const error = await run([...program, runId], ending.signal);
    if (ending.signal.aborted) return;
    if (error === undefined) log.info("the nightly backup is done");
    else log.error({ reason: error }, "the nightly backup, or the drill of it, failed");
  }

  const tick = () => {
    running ??= look()
      .catch((error: unknown) => {
        if (!outages.takes(error)) log.error({ err: error }, "the nightly backup didn't begin");
      })
      .finally(() => {
        running = undefined;
      });
  };
  tick();
  const timer = setInterval(tick, everyMs).unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  };
}

/** The club's calendar day, once its hour has come. */
export function dueNight(now: Date, hour: number): string | undefined {
  const [day, time = ""] = new Intl.DateTimeFormat("sv-SE", {
    timeZone: brand.timeZone,
    dateStyle: "short",
    timeStyle: "short",
  })
    .format(now)
    .split(" ");
  return Number(time.slice(0, 2)) >= hour ? day : undefined;
}

/** Returns its standard error if it failed. */
async function run(args: readonly string[], signal: AbortSignal): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "ignore", "pipe"],
    signal,
  });
  let told = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    told = `${told}${text}`.slice(-2_000);
  });
  child.once("error", (error) => resolve(error.message));
  child.once("close", (code) => resolve(code === 0 ? undefined : told.trim()));
  return promise;
}
