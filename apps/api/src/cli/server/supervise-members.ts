import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Settings } from "../../env.ts";

/**
 * How long a member may take to close, in milliseconds: the primary process has nine seconds in
 * total, and stops PostgreSQL in the rest.
 */
export const memberClosesWithinMs = 6_000;
/** Grace period before a hung member is killed. */
const killAfterMs = memberClosesWithinMs + 500;

type MemberRole = "web" | "worker";

interface Supervision extends Pick<Settings, "role" | "webProcesses"> {
  /** The URL of the database, which may be the embedded one. */
  connectionString: string;
  log: Pick<Logger, "info" | "error">;
}

interface Members {
  /** Rejects if one of them ended before all were open; it has logged why. */
  opened: Promise<void>;
  /** Ends them all gracefully, and waits for it. */
  close: () => Promise<void>;
}

/**
 * Forks the processes that do the server's work on one shared port, and restarts each that ends:
 * immediately if it has run for a while, otherwise after longer and longer pauses. `node:cluster`
 * hands each connection to one of them, and passes one a closing process didn't accept to another.
 */
export function superviseMembers({
  role,
  webProcesses,
  connectionString,
  log,
}: Supervision): Members {
  const closing = new AbortController();
  const running = new Set<Worker>();
  const roles: MemberRole[] = Array.from({ length: webProcesses }, () => "web");
  // So that mails and imports don't delay requests, or the other way round.
  if (role === "all") roles.push("worker");

  const places = roles.map((memberRole) => {
    const isOpen = Promise.withResolvers<void>();
    return { opened: isOpen.promise, kept: keep(memberRole, isOpen) };
  });

  async function keep(
    memberRole: MemberRole,
    { resolve, reject }: Pick<PromiseWithResolvers<void>, "resolve" | "reject">,
  ): Promise<void> {
    let pauseMs = 0;
    let hasBeenOpen = false;
    while (!closing.signal.aborted) {
      const beganAt = performance.now();
      const member = fork(memberRole, (id) => {
        hasBeenOpen = true;
        log.info({ role: memberRole, member: id }, "a process of the server is open");
        resolve();
      });
      const how = await endOf(member);
      running.delete(member);
      if (closing.signal.aborted) return;
      if (!hasBeenOpen) {
        reject(new Error("The server's processes couldn't start: see the lines above."));
        return;
      }
      pauseMs = nextRestartPause(pauseMs, performance.now() - beganAt);
      const details = { role: memberRole, ended: member.process.pid, how, pauseMs };
      log.error(details, "a process of the server ended, and is made anew");
      await wait(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  function fork(memberRole: MemberRole, onOpen: (id: number | undefined) => void): Worker {
    // With this process's V8 flags and environment, as set by `limit-memory.ts`.
    const member = cluster.fork();
    endUntakenConnections(member);
    running.add(member);
    member.on("message", (message: unknown) => {
      if (message === "open") onOpen(member.process.pid);
    });
    // It may have ended already, which `endOf` reports.
    member.send({ role: memberRole, connectionString }, () => undefined);
    return member;
  }

  return {
    opened: Promise.all(places.map(({ opened }) => opened)).then(() => undefined),
    async close() {
      closing.abort();
      for (const member of running) member.process.kill("SIGTERM");
      const killing = setTimeout(() => {
        for (const member of running) member.process.kill("SIGKILL");
      }, killAfterMs);
      await Promise.all(places.map(({ kept }) => kept));
      clearTimeout(killing);
    },
  };
}

/** A process's exit code, the signal that ended it, or why there is neither. */
async function endOf(member: Worker): Promise<string> {
  try {
    const [code, signal]: unknown[] = await once(member, "exit");
    return typeof signal === "string" ? signal : `exit code ${String(code)}`;
  } catch (error) {
    return String(error);
  }
}

const firstPauseMs = 250;
const longestPauseMs = 30_000;
/** A process that ran longer than this didn't fail because of its start. */
const steadyAfterMs = 30_000;

/** Milliseconds before restarting a process that ran for `ranMs`, after the previous pause. */
export function nextRestartPause(pauseMs: number, ranMs: number): number {
  if (ranMs >= steadyAfterMs) return 0;
  return Math.min(Math.max(pauseMs * 2, firstPauseMs), longestPauseMs);
}

/**
 * When a member ends, closes the connection it had been handed but hadn't accepted: `node:cluster`
 * forgets it, and its client would wait forever. There is no public API for this, so it reads
 * Node's internal messages; if Node changes them, `supervise-members.int.test.ts` fails.
 */
function endUntakenConnections(member: Worker): void {
  const untaken = new Map<unknown, Handle>();
  const child = member.process;
  child.send = new Proxy(child.send.bind(child), {
    apply(send, _self, sent: [message: unknown, handle?: unknown]) {
      const [message, handle] = sent;
      if (isHandedConnection(message) && isHandle(handle)) untaken.set(message.seq, handle);
      return Reflect.apply(send, child, sent);
    },
  });
  // A closing member replies too, and its connection goes to another one.
  child.on("internalMessage", (message: unknown) => {
    if (isAcknowledgement(message)) untaken.delete(message.ack);
  });
  child.once("exit", () => {
    for (const handle of untaken.values()) handle.close();
  });
}

interface Handle {
  close: () => void;
}

function isHandle(value: unknown): value is Handle {
  return isObject(value) && "close" in value && typeof value.close === "function";
}

function isHandedConnection(message: unknown): message is { seq: unknown } {
  return isObject(message) && "act" in message && message.act === "newconn" && "seq" in message;
}

function isAcknowledgement(message: unknown): message is { ack: unknown } {
  return isObject(message) && "ack" in message;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
