import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

interface Pace {
  lookEveryMs: number;
  /** A piece of an answer has to be taken within this, and so much longer as it is large. */
  pieceWithinMs: number;
  pieceBytesPerSecond: number;
  /** Milliseconds that requests under way have to finish once the server closes. */
  finishWithinMs: number;
  /**
   * Milliseconds for which a new connection isn't idle: its first request is on its way. A proxy
   * may not send a write to another server that it has sent to one already.
   */
  newForMs: number;
}

/**
 * Four kilobytes a second is a phone at the edge of the slowest network that is left. A file that
 * is written while it is read, as an export is, goes out in pieces, so it may take as long as it
 * needs.
 */
const usualPace: Pace = {
  lookEveryMs: 1_000,
  pieceWithinMs: 30_000,
  pieceBytesPerSecond: 4_000,
  finishWithinMs: 3_000,
  newForMs: 1_000,
};

const closingLookEveryMs = 50;
const acceptWithinMs = 1_000;
const shortTurnMs = 1;

interface Connection {
  /** By `performance.now()`. */
  openedAt: number;
  /** Requests whose headers are read and whose answer hasn't gone out. */
  underWay: number;
  /** Bytes that the system took from us, and since when it has been so many. */
  taken: number;
  since: number;
}

/**
 * Drops clients that read their answers too slowly, and all idle clients once the server closes.
 * Node handles slow senders (`requestTimeout`), but closes only connections that have had an
 * answer.
 */
export function registerConnections(app: FastifyInstance, pace: Pace = usualPace): void {
  const { server } = app;
  const connections = new Map<Socket, Connection>();
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  server.on("connection", (socket) => {
    const now = performance.now();
    connections.set(socket, { openedAt: now, underWay: 0, taken: 0, since: now });
    socket.once("close", () => connections.delete(socket));
  });
  // Not of what comes from the cache: that is written at once, and goes out before a close.
  server.on("request", ({ socket }, response) => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.underWay += 1;
    response.once("close", () => (connection.underWay -= 1));
  });
  app.addHook("onReady", async () => {
    timer = setInterval(cutSlowReaders, pace.lookEveryMs).unref();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isClosing) reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    clearInterval(timer);
    const cutAt = performance.now() + pace.finishWithinMs;
    await acceptWaiting();
    closeIdle();
    const closing = setInterval(() => {
      setImmediate(() => {
        if (performance.now() >= cutAt) server.closeAllConnections();
        else closeIdle();
      });
    }, closingLookEveryMs);
    server.once("close", () => clearInterval(closing));
  });

  /**
   * Accepts the connections that the system holds for us, one a turn of the event loop: it resets
   * those still waiting when the server stops listening. Two short turns without one have missed
   * none; the first may not have looked.
   */
  async function acceptWaiting(): Promise<void> {
    let accepted = 0;
    const count = () => (accepted += 1);
    server.on("connection", count);
    const until = performance.now() + acceptWithinMs;
    for (let quietTurns = 0; quietTurns < 2 && performance.now() < until;) {
      const before = accepted;
      const began = performance.now();
      await nextTurn();
      const isQuiet = accepted === before && performance.now() - began < shortTurnMs;
      quietTurns = isQuiet ? quietTurns + 1 : 0;
    }
    server.off("connection", count);
  }

  /** Closes idle connections, and those that have sent no request or only part of its headers. */
  function closeIdle(): void {
    const now = performance.now();
    for (const [socket, { openedAt, underWay }] of connections) {
      if (underWay === 0 && now - openedAt > pace.newForMs) socket.destroySoon();
    }
  }

  function cutSlowReaders(): void {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const waiting = socket.writableLength;
      const taken = socket.bytesWritten - waiting;
      if (waiting === 0 || taken !== connection.taken) {
        connection.taken = taken;
        connection.since = now;
        continue;
      }
      const allowedMs = pace.pieceWithinMs + (waiting / pace.pieceBytesPerSecond) * 1_000;
      // An ordinary close would let the client go on reading what the system holds for it.
      if (now - connection.since > allowedMs) socket.resetAndDestroy();
    }
  }
}
