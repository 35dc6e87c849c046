import type { Settings } from "../../env.ts";

/**
 * Connections of all web processes together: PostgreSQL allows a hundred by default, and each
 * process needs two or three more.
 */
const webConnections = 50;
const mostConnections = 10;
const leastConnections = 4;
/** For each process: one to listen for changes, and one to check whether the database is ready. */
const besidePool = 2;

/** Max size of a process's pool. */
export function poolSizeOf(role: "web" | "worker", webProcesses: number): number {
  if (role === "worker") return mostConnections;
  const share = Math.floor(webConnections / webProcesses);
  return Math.max(leastConnections, Math.min(mostConnections, share));
}

type Start = Pick<Settings, "role" | "webProcesses" | "databaseReadUrl">;

/** Max connections to DATABASE_URL for all processes of a start. */
export function connectionsOfStart({ role, webProcesses, databaseReadUrl }: Start): number {
  // Comparing a replica with the primary server takes another one.
  const beside = besidePool + (databaseReadUrl === undefined ? 0 : 1);
  if (webProcesses === 1 || role === "worker") return mostConnections + beside;
  const web = webProcesses * (poolSizeOf("web", webProcesses) + beside);
  const worker = role === "all" ? mostConnections + beside : 0;
  // The primary process prepares the database before the others begin.
  return web + worker + mostConnections;
}

/** A sentence for the log if PostgreSQL has fewer connections left than a start may need. */
export function warnOfConnections(start: Start, left: number): string | undefined {
  const needed = connectionsOfStart(start);
  if (needed <= left) return undefined;
  return (
    `This start may take ${needed} connections to PostgreSQL, which has ${Math.max(0, left)} left: ` +
    "under load some are refused, and requests are answered with 503. Raise max_connections there, or lower WEB_PROCESSES."
  );
}
