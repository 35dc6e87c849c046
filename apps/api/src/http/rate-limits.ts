import { countHit } from "@before-ten/db/queries/shared/rate-limits";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { clientNetwork } from "./client-network.ts";
import type { Deps } from "../deps.ts";
import { hashedKey } from "./hashed-key.ts";
import {
  type LoginAttempt,
  type PasswordAttempt,
  createLoginAttempt,
  createPasswordAttempt,
} from "../features/auth/login-attempt.ts";

const minuteMs = 60_000;

/** Per client address. RATE_LIMIT_FACTOR multiplies `max`. */
const limits = {
  subscribe: { max: 5, timeWindow: 15 * minuteMs },
  unsubscribe: { max: 20, timeWindow: 15 * minuteMs },
  contact: { max: 5, timeWindow: 15 * minuteMs },
  /** Of events and posts together: one person looks at both. */
  view: { max: 120, timeWindow: minuteMs },
  eventClick: { max: 60, timeWindow: minuteMs },
  register: { max: 5, timeWindow: 60 * minuteMs },
  forgotPassword: { max: 5, timeWindow: 60 * minuteMs },
  /** Resetting a password and confirming an address: a token can't be guessed, but asking costs us. */
  mailedToken: { max: 20, timeWindow: 15 * minuteMs },
  updatePassword: { max: 10, timeWindow: 15 * minuteMs },
  updateProfile: { max: 10, timeWindow: 60 * minuteMs },
} as const;

export type LimitName = keyof typeof limits;

/** Counts one call of a client; the seconds to wait when it was one too many, otherwise 0. */
export type CountCall = (name: LimitName, request: FastifyRequest) => Promise<number>;

interface RateLimits {
  countCall: CountCall;
  loginAttempt: (request: FastifyRequest, account: string) => LoginAttempt;
  passwordAttempt: (request: FastifyRequest, account: string) => PasswordAttempt;
}

export async function registerRateLimits(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "clock" | "countingSecret">,
  factor: number,
): Promise<RateLimits> {
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
    register: limiterOf("register"),
    forgotPassword: limiterOf("forgotPassword"),
    mailedToken: limiterOf("mailedToken"),
    updatePassword: limiterOf("updatePassword"),
    updateProfile: limiterOf("updateProfile"),
  };

  return {
    async countCall(name, request) {
      const result = await limiters[name](request);
      return !result.isAllowed && result.isExceeded ? result.ttlInSeconds : 0;
    },
    loginAttempt: (request, account) =>
      createLoginAttempt(deps, { account, address: clientNetwork(request.ip), factor }),
    passwordAttempt: (request, account) =>
      createPasswordAttempt(deps, { account, address: clientNetwork(request.ip), factor }),
  };
}

/** Counts live in PostgreSQL: they survive a restart, and all server processes share them. */
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
