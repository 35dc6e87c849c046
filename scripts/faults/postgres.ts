import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Db, createDatabase } from "@before-ten/db/client";
import { startEmbeddedPostgres } from "@before-ten/db/embedded/embedded-postgres";

export interface Postgres extends AsyncDisposable {
  connectionString: string;
  db: Db;
  /** Process id of PostgreSQL's first process, the "postmaster"; undefined if it isn't running. */
  postmaster: () => Promise<number | undefined>;
  /** Ids of PostgreSQL's process and all of its children. */
  processes: () => Promise<number[]>;
  /** Stops the server. */
  stop: () => Promise<void>;
}

/** The embedded PostgreSQL of a folder, running or started here, seen from outside the site. */
export async function openPostgres(dataDir: string): Promise<Postgres> {
  const { connectionString, directory, stop } = await startEmbeddedPostgres({ dataDir });
  const db = createDatabase({ connectionString, maxConnections: 4, statementTimeoutMs: 60_000 });

  async function postmaster(): Promise<number | undefined> {
    const file = join(directory, "cluster/postmaster.pid");
    const text = await readFile(file, "utf8").catch(() => "");
    const pid = Number(text.split("\n", 1).join());
    return pid > 0 && (await parentOf(pid)) !== undefined ? pid : undefined;
  }

  return {
    connectionString,
    db,
    postmaster,
    async processes() {
      const first = await postmaster();
      return first === undefined ? [] : [first, ...(await childrenOf(first))];
    },
    stop,
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

/** The processes that this one has started. On Linux. */
export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir("/proc")).map(Number).filter((pid) => pid > 0);
  const parents = await Promise.all(pids.map(parentOf));
  return pids.filter((_, index) => parents[index] === parent);
}

/** Undefined if there is no such process. */
async function parentOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields === undefined || fields[0] === "Z" ? undefined : Number(fields[1]);
}
