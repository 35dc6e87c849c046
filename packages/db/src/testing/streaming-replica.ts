import { globSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type Db, createDatabase } from "../client.ts";
import { chooseAccount } from "../embedded/account.ts";
import { removeEmbeddedPostgres, startEmbeddedPostgres } from "../embedded/embedded-postgres.ts";
import { runProgram } from "../embedded/run-program.ts";
import { findFreePort } from "./find-free-port.ts";
import { superuserUrl } from "./test-postgres.ts";

/**
 * Debian's PostgreSQL programs, because the embedded ones lack pg_basebackup; undefined if not
 * installed.
 */
export const replicaBinDir = globSync("/usr/lib/postgresql/*/bin/pg_basebackup")
  .sort()
  .at(-1)
  ?.replace(/\/pg_basebackup$/, "");

/** The ending of a test's name that explains why it is skipped. */
export const replicaCondition =
  replicaBinDir === undefined ? " (skipped: no pg_basebackup, apt-get install postgresql)" : "";

export interface StreamingReplica {
  /** The primary server's. */
  primaryUrl: string;
  replicaUrl: string;
  /** The replica still receives what is written, but doesn't show it until `resume`. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Kills the replica. */
  stopReplica: () => Promise<void>;
  startReplica: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a PostgreSQL and a second one that streams from it. */
export async function startStreamingReplica(binDir: string): Promise<StreamingReplica> {
  const dataDir = await mkdtemp(join(tmpdir(), "before-ten-replica-"));
  await chmod(dataDir, 0o711);
  const { connectionString: primaryUrl, directory } = await startEmbeddedPostgres({
    dataDir,
    binDir,
  });
  const account = await chooseAccount(directory);
  const home = join(dataDir, "replica");
  await mkdir(home, { mode: 0o711 });
  if (account !== undefined) await chown(home, account.uid, account.gid);
  const cluster = join(home, "cluster");
  const logFile = join(dataDir, "replica.log");
  const superuser = await superuserUrl(primaryUrl, directory);
  const run = async (program: string, args: string[]) => {
    const code = await runProgram(join(binDir, program), args, { account, logFile });
    if (code !== 0) throw new Error(`${program}:\n${await readFile(logFile, "utf8")}`);
  };
  const copy = ["-d", superuser, "-D", cluster, "-R", "-X", "stream", "-c", "fast", "-N"];
  await run("pg_basebackup", copy);
  const port = await findFreePort();
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories="];
  const options = settings.map((setting) => `-c ${setting}`).join(" ");
  const place = ["-D", cluster, "-s", "-w"];
  const serverLog = join(home, "postgres.log");
  const startReplica = () => run("pg_ctl", ["start", ...place, "-l", serverLog, "-o", options]);
  const stopReplica = () => run("pg_ctl", ["stop", ...place, "-m", "immediate"]);
  await startReplica();

  const withPort = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  async function tell(statement: string): Promise<void> {
    const db: Db = createDatabase({ connectionString: withPort(superuser), maxConnections: 1 });
    await sql.raw(statement).execute(db);
    await db.destroy();
  }

  return {
    primaryUrl,
    replicaUrl: withPort(primaryUrl),
    pause: () => tell("select pg_wal_replay_pause()"),
    resume: () => tell("select pg_wal_replay_resume()"),
    stopReplica,
    startReplica,
    async close() {
      await stopReplica().catch(() => undefined);
      await removeEmbeddedPostgres(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
