import type { IncomingMessage, ServerResponse } from "node:http";
import { uploadStallMs } from "@before-ten/contracts/shared/limits";
import type { FastifyInstance } from "fastify";

/** In milliseconds. */
interface Pace {
  lookEveryMs: number;
  /** For the whole body of a request, except an upload. */
  bodyWithinMs: number;
  /** An upload takes as long as bytes keep arriving. */
  stallMs: number;
}

/** Cuts at most half a second later, so a slow body is cut within 15 seconds. */
const usualPace: Pace = { lookEveryMs: 500, bodyWithinMs: 14_000, stallMs: uploadStallMs };

/** Node's own limit for a request, which an upload on the slowest network may need. */
export const longestUploadMs = 15 * 60_000;

/** A request whose body is still arriving; times by `performance.now()`. */
interface Arriving {
  response: ServerResponse;
  isUpload: boolean;
  since: number;
  bytes: number;
  bytesAt: number;
  answeredAt: number | undefined;
}

/**
 * Ends requests whose body takes too long: Node has one limit for all of them, and a picture on a
 * phone's uplink needs minutes. A request that has its answer, such as a refusal, loses its
 * connection if it goes on sending.
 */
export function registerRequestDeadlines(app: FastifyInstance, pace: Pace = usualPace): void {
  const { server } = app;
  const arriving = new Map<IncomingMessage, Arriving>();
  let timer: NodeJS.Timeout | undefined;

  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { headers, socket } = request;
    if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) {
      return;
    }
    const now = performance.now();
    arriving.set(request, {
      response,
      isUpload: headers["content-type"]?.toLowerCase().startsWith("multipart/") ?? false,
      since: now,
      bytes: socket.bytesRead,
      bytesAt: now,
      answeredAt: undefined,
    });
  });
  app.addHook("onReady", async () => {
    timer = setInterval(look, pace.lookEveryMs).unref();
  });
  app.addHook("preClose", async () => clearInterval(timer));

  function look(): void {
    const now = performance.now();
    for (const [request, state] of arriving) {
      const { socket } = request;
      if (request.complete || socket.destroyed) {
        arriving.delete(request);
        continue;
      }
      if (state.response.writableEnded) {
        state.answeredAt ??= now;
        if (now - state.answeredAt > pace.bodyWithinMs) socket.destroy();
      } else if (isLate(request, state, now)) {
        const error = Object.assign(new Error("The body took too long to arrive"), {
          code: "ERR_HTTP_REQUEST_TIMEOUT",
        });
        server.emit("clientError", error, socket);
        arriving.delete(request);
      }
    }
  }

  function isLate(request: IncomingMessage, state: Arriving, now: number): boolean {
    if (!state.isUpload) return now - state.since > pace.bodyWithinMs;
    const { bytesRead } = request.socket;
    // With a full buffer it is we who don't read, because other uploads come first.
    const isFull = request.readableLength >= request.readableHighWaterMark;
    if (bytesRead !== state.bytes || isFull) {
      state.bytes = bytesRead;
      state.bytesAt = now;
    }
    return now - state.bytesAt > pace.stallMs;
  }
}
