import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { watchLoopDelay } from "./loop-delay.ts";
import type { Log } from "../log.ts";
import { createOverloadLog } from "./overload-log.ts";
import type { CrowdedReason } from "./overload-error.ts";
import type { OverloadBounds } from "./overload-settings.ts";
import { type Places, createPlaces } from "./places.ts";
import { type Turns, createTurns } from "./turns.ts";
import { turnAway } from "./turn-away.ts";

export interface Overload {
  /** For rendering pages, which may also be refused here. */
  renders: Places;
  /** For work that computes for milliseconds: lets new requests in first. */
  nextTurn: Turns["next"];
  /**
   * Whether a request the cache doesn't answer may proceed. Otherwise it has been answered with
   * 503. `isShared`: it waits for a response already being loaded, which costs nothing.
   */
  admits: (request: IncomingMessage, response: ServerResponse, isShared: boolean) => boolean;
  /** Reports a request to log and metrics that was rejected at a later stage. */
  noteTurnedAway: (reason: CrowdedReason) => void;
  /** The current load, for metrics and the health page. */
  state: () => OverloadState;
}

export interface OverloadState {
  renders: { taken: number; waiting: number };
  calls: number;
  uploads: number;
  loopDelayMs: number;
  /** Since the process started. */
  turnedAway: Readonly<Record<CrowdedReason, number>>;
  /** Connections closed because there were too many. */
  droppedConnections: number;
}

/** The state without any load. */
export const noLoad: OverloadState = {
  renders: { taken: 0, waiting: 0 },
  calls: 0,
  uploads: 0,
  loopDelayMs: 0,
  turnedAway: {
    renders: 0,
    calls: 0,
    uploads: 0,
    database: 0,
    "event loop": 0,
    "sign-ins": 0,
    "share images": 0,
  },
  droppedConnections: 0,
};

interface Surroundings {
  bounds: OverloadBounds;
  /** How many statements currently wait for a connection. */
  databaseWaits: () => number;
  log: Pick<Log, "warn">;
}

/** Requests that may wait per rendering place. */
const linePerPlace = 8;
/** The other calls are for callers with a token: admins keep working while visitors flood in. */
const shareWithoutToken = 0.75;
/**
 * The share of the queue, and of the places for calls and uploads, that remains while the event
 * loop is late. Lateness alone rejects no request: a machine busy with something else, or a process
 * that has just started, still answers.
 */
const shareWhileLate = 0.5;

type Kind = "renders" | "calls" | "uploads";

/**
 * Limits concurrent work: beyond it the process answers 503 within milliseconds instead of
 * answering everyone late. Cached responses are served before this.
 */
export function registerOverload(app: FastifyInstance, surroundings: Surroundings): Overload {
  const { bounds, databaseWaits } = surroundings;
  const log = createOverloadLog(surroundings.log);
  const loop = watchLoopDelay(app.server);
  const turns = createTurns(app.server);
  const size = { atOnce: bounds.renders, inLine: bounds.renders * linePerPlace };
  const renders = createPlaces("renders", size, turns.next);
  const underWay = { calls: 0, uploads: 0 };
  /** Admitted but not started: pages, until they have a place or wait for one. */
  const arriving = new WeakMap<IncomingMessage, () => void>();
  let arrivingPages = 0;
  const turnedAway = { ...noLoad.turnedAway };
  const leaving = new WeakMap<IncomingMessage, () => void>();
  let droppedConnections = 0;

  app.server.maxConnections = bounds.connections;
  // Otherwise a cluster member would pass them on, and full ones to each other forever.
  Object.assign(app.server, { dropMaxConnection: true });
  app.server.on("drop", () => {
    droppedConnections += 1;
    log.note("connections");
  });
  // Many concurrent requests start one after the other.
  app.addHook("onRequest", (request, _reply, done) => {
    const begin = arriving.get(request.raw);
    if (begin === undefined) {
      done();
      return;
    }
    void turns
      .next()
      .then(begin)
      .then(() => done());
  });
  // The work is done once there is an answer, however slowly it is read.
  app.addHook("onSend", (request, _reply, payload, done) => {
    leaving.get(request.raw)?.();
    done(null, payload);
  });
  app.addHook("onClose", async () => {
    loop.close();
    log.close();
  });

  function crowdedFor(kind: Kind, { headers }: IncomingMessage): CrowdedReason | undefined {
    if (databaseWaits() >= bounds.databaseWaits) return "database";
    const waiting = countOf(kind);
    if (waiting >= boundOf(kind, headers)) return kind;
    const isLate = loop.meanMs() > bounds.loopDelayMs;
    return isLate && waiting >= boundOf(kind, headers, shareWhileLate) ? "event loop" : undefined;
  }

  function countOf(kind: Kind): number {
    if (kind !== "renders") return underWay[kind];
    const { taken, waiting } = renders.state();
    return taken + waiting + arrivingPages;
  }

  function boundOf(kind: Kind, { authorization }: IncomingHttpHeaders, share = 1): number {
    if (kind === "renders") return size.atOnce + Math.ceil(size.inLine * share);
    const hasToken = kind === "uploads" || authorization !== undefined;
    return Math.ceil(bounds[kind] * share * (hasToken ? 1 : shareWithoutToken));
  }

  function noteTurnedAway(reason: CrowdedReason): void {
    turnedAway[reason] += 1;
    log.note(reason);
  }

  /** Runs `leave` at the first call, or once the connection is closed. */
  function leaveOnce(response: ServerResponse, leave: () => void): () => void {
    let hasLeft = false;
    const leaveNow = () => {
      if (!hasLeft) leave();
      hasLeft = true;
    };
    response.once("close", leaveNow);
    return leaveNow;
  }

  return {
    renders,
    nextTurn: turns.next,
    noteTurnedAway,
    admits(request, response, isShared) {
      const kind = kindOf(request);
      if (kind === undefined || isShared) return true;
      const reason = crowdedFor(kind, request);
      if (reason !== undefined) {
        noteTurnedAway(reason);
        turnAway(request, response);
        return false;
      }
      if (kind === "renders") {
        arrivingPages += 1;
        arriving.set(
          request,
          leaveOnce(response, () => (arrivingPages -= 1)),
        );
      } else {
        underWay[kind] += 1;
        leaving.set(
          request,
          leaveOnce(response, () => (underWay[kind] -= 1)),
        );
        arriving.set(request, () => undefined);
      }
      return true;
    },
    state: () => ({
      renders: renders.state(),
      ...underWay,
      loopDelayMs: loop.meanMs(),
      turnedAway,
      droppedConnections,
    }),
  };
}

const calls = /^\/(?:api\/|trpc\/|mcp(?:$|\?))/;
/** Files only cost a disk read, and a load balancer has to see that the process lives. */
const files = /^\/(?:assets\/|media\/|healthz|readyz)|\.\w{2,8}(?:\?|$)/;

/** Which capacity a request needs. Undefined: none. */
function kindOf({ url = "", headers }: IncomingMessage): Kind | undefined {
  if (headers["content-type"]?.startsWith("multipart/") === true) return "uploads";
  if (calls.test(url)) return "calls";
  return files.test(url) ? undefined : "renders";
}
