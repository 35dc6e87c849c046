import type { Settings } from "../env.ts";

/**
 * Connections of all web processes together: PostgreSQL allows a hundred by default, and each
 * process takes two or three more.
 */
const webConnections = 50;
const mostConnections = 10;
const leastConnections = 4;
/** Of each process: to listen for changes, and to see whether the database is ready. */
const besidePool = 2;

/** How many the pool of a process has at most. */
export function poolSizeOf(role: "web" | "worker", webProcesses: number): number {
  if (role === "worker") return mostConnections;
  const share = Math.floor(webConnections / webProcesses);
  return Math.max(leastConnections, Math.min(mostConnections, share));
}

type Start = Pick<Settings, "role" | "webProcesses" | "databaseReadUrl">;

/** How many connections to DATABASE_URL a start takes at most, with all its processes. */
export function connectionsOfStart({ role, webProcesses, databaseReadUrl }: Start): number {
  // A replica is compared with the primary server.
  const beside = besidePool + (databaseReadUrl === undefined ? 0 : 1);
  if (webProcesses === 1 || role === "worker") return mostConnections + beside;
  const web = webProcesses * (poolSizeOf("web", webProcesses) + beside);
  const worker = role === "all" ? mostConnections + beside : 0;
  // The primary process, which prepares the database before the others begin.
  return web + worker + mostConnections;
}

/** A sentence for the log, where PostgreSQL has fewer connections left than a start may take. */
export function warnOfConnections(start: Start, left: number): string | undefined {
  const needed = connectionsOfStart(start);
  if (needed <= left) return undefined;
  return (
    `This start may take ${needed} connections to PostgreSQL, which has ${Math.max(0, left)} left: ` +
    "under load some are refused, and requests are answered with 503. Raise max_connections there, or lower WEB_PROCESSES."
  );
}
