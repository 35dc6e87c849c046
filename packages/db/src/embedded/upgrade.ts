import { access, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { locateOlderBinaries } from "./binaries.ts";
import { type Home, finishUpgrade, makeCluster, makePassword, role, superuser } from "./home.ts";
import { holdInstanceLock } from "./instance-lock.ts";
import { connectionStringOf } from "./postmaster.ts";
import { type Server, adoptOrStart, stopServer } from "./server.ts";

/** Copies the site's database from one server into an empty one on the other, and compares them. */
export type CarryOver = (addresses: { from: string; to: string }) => Promise<void>;

export interface Upgraded {
  from: number;
  to: number;
  /** The folder with the untouched old files. */
  oldFiles: string;
  /** What else was on the old server and is now only in the kept files. */
  leftBehind: string[];
}

interface UpgradeOptions {
  carryOver: CarryOver;
  signal: AbortSignal | undefined;
  onLaunch: (() => void) | undefined;
}

/**
 * Migrates a database created by an older PostgreSQL to that of `server`: both run side by side,
 * the rows are copied and compared, and the new files replace the old ones, which are kept. May be
 * killed at any moment: until the last step the old files are the database, and the next start
 * begins again.
 * @throws Error with a sentence; the old files are then unchanged
 */
export async function upgradeCluster(
  server: Server,
  { from, to }: { from: number; to: number },
  { carryOver, signal, onLaunch }: UpgradeOptions,
): Promise<Upgraded> {
  const binaries = await locateOlderBinaries(from, server.account);
  if (binaries === undefined) throw new Error(missingBinaries(from, to));
  const old = { ...server, binaries };
  const { port, adopted } = await adoptOrStart(old, { signal, onLaunch });
  const connectionString = connectionStringOf(server.home, port);
  try {
    const lock = await holdInstanceLock({ connectionString, url: "", onLost: () => undefined });
    try {
      const leftBehind = await listOthers(connectionString);
      const next = await makeNext(server);
      await fillNext(next, { connectionString, carryOver, signal });
      await stopServer(old);
      return { from, to, oldFiles: await exchange(next, from), leftBehind };
    } finally {
      await lock.release();
    }
  } catch (cause) {
    if (!adopted) await stopServer(old);
    signal?.throwIfAborted();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The database of PostgreSQL ${from} could not be brought to ${to}, and is as it was: ${reason}`,
      { cause },
    );
  }
}

/** The new server, with its own files. Removes leftovers of a killed start. */
async function makeNext(server: Server): Promise<Server> {
  const { home, account, binaries, durable } = server;
  const { directory, superuserPasswordFile } = home;
  const next = {
    ...home,
    cluster: join(directory, "cluster-unfinished"),
    portFile: join(directory, "port-unfinished"),
  };
  await stopServer({ ...server, home: next });
  await removeNext(next);
  // If the owner chose the superuser's password, there is no file with it.
  await writeFile(superuserPasswordFile, `${makePassword()}\n`, { mode: 0o600, flag: "ax" }).catch(
    () => undefined,
  );
  try {
    await makeCluster(next, { account, binaries, durable });
  } catch (error) {
    await removeNext(next);
    throw error;
  }
  return { ...server, home: next };
}

async function fillNext(
  next: Server,
  {
    connectionString,
    carryOver,
    signal,
  }: { connectionString: string } & Pick<UpgradeOptions, "carryOver" | "signal">,
): Promise<void> {
  const giveUp = () => void stopServer(next).catch(() => undefined);
  signal?.addEventListener("abort", giveUp);
  try {
    const { port } = await adoptOrStart(next, { signal });
    await carryOver({ from: connectionString, to: connectionStringOf(next.home, port) });
    signal?.throwIfAborted();
    await stopServer(next);
  } catch (error) {
    await stopServer(next);
    await removeNext(next.home);
    throw error;
  } finally {
    signal?.removeEventListener("abort", giveUp);
  }
}

/** Returns where the old files are now. If killed between two steps, the next start finishes. */
async function exchange({ home }: Server, from: number): Promise<string> {
  const { directory } = home;
  const oldFiles = await findFreeName(join(directory, `cluster-${from}`));
  await rename(home.cluster, home.readyCluster);
  await rename(join(directory, "cluster"), oldFiles);
  await finishUpgrade(directory);
  await rm(home.portFile, { force: true });
  return oldFiles;
}

async function findFreeName(name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name}-${number}`;
    const isThere = await access(tried).then(
      () => true,
      () => false,
    );
    if (!isThere) return tried;
  }
}

async function removeNext({ cluster, readyCluster, portFile }: Home): Promise<void> {
  for (const path of [cluster, readyCluster, portFile]) {
    await rm(path, { recursive: true, force: true });
  }
}

/** Databases and roles that the owner created in addition to ours. */
async function listOthers(connectionString: string): Promise<string[]> {
  const client = new Client({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select 'database ' || datname as name from pg_database
      where not datistemplate and datname not in ('postgres', current_database())
        and not starts_with(datname::text, 'before_ten_drill_')
      union all
      select 'role ' || rolname from pg_roles
      where rolname !~ '^pg_' and rolname <> all ($1)
      order by 1`,
      [[role, superuser]],
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

function missingBinaries(from: number, to: number): string {
  return (
    `PostgreSQL ${from} made this database, and this version of Before Ten has ${to}. To bring it over it needs the programs of ${from} once more: ` +
    `install again with all dependencies, or install PostgreSQL ${from} (Debian: apt-get install postgresql-${from}). Or start the version that ` +
    "made it, run `pnpm backup` there, and `pnpm restore` here with another DATA_DIR."
  );
}
