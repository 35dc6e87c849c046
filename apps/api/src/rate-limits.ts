import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { countHit, deleteExpiredRateLimits } from "@before-ten/db/queries/rate-limits";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Address6 } from "ip-address";
import type { Deps } from "./deps.ts";

const minuteMs = 60_000;
const sweepEveryMs = 60 * minuteMs;

/** Per client address. RATE_LIMIT_FACTOR multiplies `max`. */
const limits = {
  subscribe: { max: 5, timeWindow: 15 * minuteMs },
  unsubscribe: { max: 20, timeWindow: 15 * minuteMs },
  contact: { max: 5, timeWindow: 15 * minuteMs },
  /** Of events and posts together: one person looks at both. */
  view: { max: 120, timeWindow: minuteMs },
  eventClick: { max: 60, timeWindow: minuteMs },
} as const;

export type LimitName = keyof typeof limits;

/** Counts one call of a client; the seconds to wait when it was one too many, otherwise 0. */
export type CountCall = (name: LimitName, request: FastifyRequest) => Promise<number>;

export async function registerRateLimits(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "clock">,
  factor: number,
): Promise<CountCall> {
  await app.register(rateLimit, { global: false, store: postgresStore(deps) });

  const limiterOf = (name: LimitName) =>
    app.createRateLimit({
      max: Math.ceil(limits[name].max * factor),
      timeWindow: limits[name].timeWindow,
      keyGenerator: (request) => `${name} ${clientNetwork(request.ip)}`,
    });
  const limiters: Record<LimitName, ReturnType<typeof limiterOf>> = {
    subscribe: limiterOf("subscribe"),
    unsubscribe: limiterOf("unsubscribe"),
    contact: limiterOf("contact"),
    view: limiterOf("view"),
    eventClick: limiterOf("eventClick"),
  };

  const sweep = setInterval(() => {
    deleteExpiredRateLimits(deps.db, deps.clock.now()).catch((error: unknown) =>
      app.log.warn({ err: error }, "expired rate limits stay for another hour"),
    );
  }, sweepEveryMs).unref();
  app.addHook("onClose", () => clearInterval(sweep));

  return async (name, request) => {
    const result = await limiters[name](request);
    return !result.isAllowed && result.isExceeded ? result.ttlInSeconds : 0;
  };
}

/** Counts live in PostgreSQL: they survive a restart, and all server processes share them. */
function postgresStore({ db, clock }: Pick<Deps, "db" | "clock">) {
  return class PostgresStore {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const now = clock.now();
      countHit(db, now, { key: hashed(key), windowMs }).then(
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

/** An IPv4 address, or the /64 network of an IPv6 one: who has one of those addresses has all of them. */
function clientNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${ip}/64`).startAddress().correctForm();
}

/** The table should not be a list of who visited us. */
function hashed(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
