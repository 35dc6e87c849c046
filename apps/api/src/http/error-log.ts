import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OutageLog } from "./outages.ts";
import type { Overload } from "./overload/overload.ts";
import { OverloadError } from "./overload/overload-error.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Logs why a request failed on our side; every answer of 500 or above goes through here. */
    logError: (error: unknown, message: string) => void;
  }
}

/** Default Retry-After, if no better value is known. */
const retryAfterSeconds = 5;

/** Logs failed requests for the operator, and sets Retry-After for a 503. */
export function registerErrorLog(
  app: FastifyInstance,
  outages: OutageLog,
  overload: Pick<Overload, "noteTurnedAway">,
): void {
  app.decorateRequest("logError", function logError(this: FastifyRequest, error, message) {
    const crowded = overloadIn(error);
    if (crowded !== undefined) overload.noteTurnedAway(crowded.reason);
    else if (!outages.takes(error)) this.log.error({ err: error }, message);
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader("retry-after")) {
      reply.header("retry-after", retryAfterSeconds);
    }
    done(null, payload);
  });
  app.addHook("onClose", async () => outages.close());
  app.addHook("onResponse", ({ routeOptions }, { statusCode }, done) => {
    // A load balancer's checks don't count as visitors.
    if (statusCode === 503 && routeOptions.url !== "/readyz") outages.countTurnedAway();
    done();
  });
}

function overloadIn(error: unknown): OverloadError | undefined {
  if (error instanceof OverloadError) return error;
  return error instanceof Error ? overloadIn(error.cause) : undefined;
}
