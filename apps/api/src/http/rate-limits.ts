import { countHit } from "@before-ten/db/queries/shared/rate-limits";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { clientNetwork } from "./client/client-network.ts";
import type { Deps } from "../deps.ts";
import { hashedKey } from "./client/hashed-key.ts";

/** How often a client may make a call, or several calls that share the name. */
export interface Limit {
  name: string;
  /** Per client address; multiplied by RATE_LIMIT_FACTOR. */
  max: number;
  windowMs: number;
  /** The error message after one call too many. */
  message: string;
}

/** Counts a client's call; returns the seconds to wait if it was one too many, otherwise 0. */
export type CountCall = (limit: Limit, request: FastifyRequest) => Promise<number>;

export async function registerRateLimits(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "clock" | "countingSecret">,
  factor: number,
): Promise<CountCall> {
  await app.register(rateLimit, { global: false, store: postgresStore(deps) });

  const limiterOf = ({ name, max, windowMs }: Limit) =>
    app.createRateLimit({
      max: Math.ceil(max * factor),
      timeWindow: windowMs,
      keyGenerator: (request) => `${name} ${clientNetwork(request.ip)}`,
    });
  const limiters = new Map<Limit, ReturnType<typeof limiterOf>>();

  return async function countCall(limit, request) {
    const limiter = limiters.get(limit) ?? limiterOf(limit);
    limiters.set(limit, limiter);
    const result = await limiter(request);
    return !result.isAllowed && result.isExceeded ? result.ttlInSeconds : 0;
  };
}

/** Counts in PostgreSQL survive a restart, and all server processes share them. */
function postgresStore({
  db,
  clock,
  countingSecret,
}: Pick<Deps, "db" | "clock" | "countingSecret">) {
  return class PostgresStore {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const now = clock.now();
      countHit(db, now, { key: hashedKey(countingSecret, key), windowMs }).then(
        ({ hits, resetsAt }) =>
          done(null, { current: hits, ttl: resetsAt.getTime() - now.getTime() }),
        (error: Error) => done(error),
      );
    }

    child() {
      return this;
    }
  };
}
