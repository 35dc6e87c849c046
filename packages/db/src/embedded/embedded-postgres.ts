import { access, constants, mkdir, realpath, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chooseAccount } from "./account.ts";
import { binariesIn, locateBinaries, readMajor } from "./binaries.ts";
import { createHome, findHome, openHome, readClusterMajor } from "./home.ts";
import { connectionStringOf, findPostmaster } from "./postmaster.ts";
import { type Server, adoptOrStart, stopServer } from "./server.ts";
import { separateSuperuser } from "./superuser.ts";
import { removeUnfinished } from "./unfinished.ts";
import type { CarryOver, Upgraded } from "./upgrade.ts";

const lookEveryMs = 500;
/**
 * Starting may fail for hours, as on a full disk: the reason is logged once, and then at this
 * interval.
 */
const tellEveryMs = 60_000;

interface Log {
  error: (details: object, message: string) => void;
}

/**
 * Restarts the server at its port whenever it has died, such as by running out of memory or kill
 * -9. Returns a function that ends the watch.
 */
function keepRunning(server: Server, port: number, log: Log) {
  const ended = new AbortController();
  let isDown = false;
  let toldAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    if ((await findPostmaster(server.home)) === undefined) {
      if (!isDown) log.error({}, "PostgreSQL has ended and is started again");
      isDown = true;
      await adoptOrStart(server, { port });
    }
    isDown = false;
    toldAt = Number.NEGATIVE_INFINITY;
  }

  function tell(error: unknown): void {
    const now = performance.now();
    if (ended.signal.aborted || now - toldAt < tellEveryMs) return;
    toldAt = now;
    log.error({ err: error }, "PostgreSQL could not be started again");
  }

  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      await wait(lookEveryMs, undefined, { ref: false, signal: ended.signal })
        .then(look)
        .catch(tell);
    }
  }

  const watching = watch();
  return async () => {
    ended.abort();
    await watching;
  };
}

interface EmbeddedPostgresOptions {
  dataDir: string;
  /**
   * False only in tests: doesn't wait for the disk, so a crash of the machine may destroy the
   * database.
   */
  durable?: boolean;
  /** The folder with PostgreSQL's programs; undefined: the npm package's. Only set by tests. */
  binDir?: string | undefined;
  /**
   * Cancels the start: it stops what it has started and throws. A server that was already running
   * continues.
   */
  signal?: AbortSignal | undefined;
  /** Called when PostgreSQL is launched, and again if it has to be launched again. */
  onLaunch?: (() => void) | undefined;
  /**
   * Migrates the site's database if an older PostgreSQL created the files. Without it such a
   * database is refused.
   */
  carryOver?: CarryOver;
}

export interface EmbeddedPostgres {
  connectionString: string;
  /**
   * Where the files really are: `<dataDir>/postgres`, or its link target if PostgreSQL's account
   * can't enter dataDir.
   */
  directory: string;
  logFile: string;
  /** Whether it was already running, left behind by a killed process. */
  adopted: boolean;
  /** What was done to files of an older PostgreSQL, if there were any. */
  upgraded: Upgraded | undefined;
  /** From this call on, restarts PostgreSQL at the same address whenever it has died. */
  keepRunning: (log: Log) => void;
  /**
   * Stops it within 7 seconds, even an adopted one; calling it again has no effect. It stops for
   * every process, so only call it while holding the instance lock.
   */
  stop: () => Promise<void>;
}

/**
 * Starts the PostgreSQL in this folder, or takes over one that is running there. The first start
 * creates the database. It recovers from a kill -9 at any moment, and two processes may call it at
 * once. Throws a sentence that says what to do.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const { durable = true, binDir, signal, onLaunch } = options;
  await makeDataDir(dataDir);
  const existing = await findHome(dataDir);
  const account = await chooseAccount(existing);
  await removeUnfinished(dataDir);
  const binaries = binDir === undefined ? await locateBinaries(account) : binariesIn(binDir);
  refuseShellCharacters(await realpath(dataDir), binaries.postgres);
  const directory = existing ?? (await createHome({ dataDir, account, binaries, durable }));
  const home = await openHome(directory);
  const server = { home, account, binaries, durable };
  const upgraded = existing === undefined ? undefined : await upgradeWhereOlder(server, options);
  const { port, adopted } = await adoptOrStart(server, { signal, onLaunch });
  await separateSuperuser(home, port);
  if (signal?.aborted === true && !adopted) await stopServer(server);
  signal?.throwIfAborted();
  let endWatch = () => Promise.resolve();
  return {
    connectionString: connectionStringOf(home, port),
    directory,
    logFile: home.logFile,
    adopted,
    upgraded,
    keepRunning: (log) => {
      endWatch = keepRunning(server, port, log);
    },
    stop: async () => {
      await endWatch();
      await stopServer(server);
    },
  };
}

async function upgradeWhereOlder(
  server: Server,
  { carryOver, signal, onLaunch }: EmbeddedPostgresOptions,
): Promise<Upgraded | undefined> {
  const from = await readClusterMajor(server.home);
  const to = await readMajor(server.binaries);
  if (from === to) return undefined;
  if (from > to) {
    throw new Error(
      `PostgreSQL ${from} made this database, and this version of Before Ten has ${to}: start a newer version of Before Ten, ` +
        "or go back to the files of before (docs/operations.md, A newer PostgreSQL).",
    );
  }
  if (carryOver === undefined) {
    throw new Error(
      `PostgreSQL ${from} made this database, and this version of Before Ten has ${to}: the next start of the site, \`pnpm start\`, brings it over.`,
    );
  }
  const { upgradeCluster } = await import("./upgrade.ts");
  return upgradeCluster(server, { from, to }, { carryOver, signal, onLaunch });
}

/** Stops the PostgreSQL running in the folder and deletes the folder. Only for tests. */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const directory = await findHome(dataDir);
  if (directory !== undefined) {
    const account = await chooseAccount(directory);
    const binaries = await locateBinaries(account);
    await stopServer({ home: await openHome(directory), account, binaries, durable: false });
    await rm(directory, { recursive: true, force: true });
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (cause) {
    throw new Error(
      `The folder ${dataDir} can't be used: allow this account to write there, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** initdb and pg_ctl put these paths into a shell command, in double quotes. */
function refuseShellCharacters(...paths: string[]): void {
  const refused = paths.find((path) => process.platform !== "win32" && /["$`\\\n]/.test(path));
  if (refused === undefined) return;
  throw new Error(
    `PostgreSQL can't be started in ${refused}: rename the folder so that its path has no quote, $, backtick or backslash, ` +
      "or set DATA_DIR to another folder.",
  );
}
