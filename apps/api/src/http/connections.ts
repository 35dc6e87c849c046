import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

interface Pace {
  lookEveryMs: number;
  /** The time limit for a client to read a chunk of an answer, extended by its size. */
  pieceWithinMs: number;
  pieceBytesPerSecond: number;
  /** Milliseconds for requests in progress to finish once the server closes. */
  finishWithinMs: number;
  /**
   * Milliseconds during which a new connection doesn't count as idle, because its first request is
   * on its way. A proxy may not retry a write on another server.
   */
  newForMs: number;
}

/**
 * Four kilobytes a second is a phone at the edge of the slowest remaining network. A streamed file,
 * such as an export, is sent in chunks, so it may take as long as it needs.
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
  /** Requests whose headers have been read and whose answer hasn't been sent. */
  underWay: number;
  /** Bytes the system has taken from us, and since when the number hasn't changed. */
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
  // Doesn't see answers from the cache, which are written immediately and sent before a close.
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
   * Accepts the connections still waiting in the system, one per turn of the event loop: it would
   * reset them when the server stops listening. Two short turns without a new one mean that none is
   * left; the first may not have checked.
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
      // An ordinary close would let the client keep reading what the system has buffered.
      if (now - connection.since > allowedMs) socket.resetAndDestroy();
    }
  }
}
