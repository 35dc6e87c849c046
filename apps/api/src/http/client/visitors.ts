import { createHmac } from "node:crypto";
import type { Db } from "@before-ten/db/client";
import { deleteSecretsBefore, getSecret } from "@before-ten/db/queries/shared/secrets";
import type { FastifyRequest } from "fastify";
import { isUnattended } from "./bots.ts";
import { clientNetwork } from "./client-network.ts";
import type { Limit } from "../rate-limits.ts";

/** For events and posts together, because one person views both. */
export const viewLimit: Limit = {
  name: "view",
  max: 120,
  windowMs: 60_000,
  message: "Too many requests. Please try again in a minute.",
};

/** The caller, for counting visits. */
export interface Visitor {
  /** A bot, or a browser that prefetches, gets its answer but isn't a visit. */
  counts: boolean;
  /**
   * Hashes a visit: the same for repeated visits by the same visitor on that day, and not traceable
   * to them.
   */
  hashVisit: (visit: string, at: Date) => Promise<string>;
}

const secretPrefix = "visitors ";
/** Long enough to match the last visits of a day with the first of the next. */
const secretOutlivesDayMs = 60 * 60_000;
const maxCachedSecrets = 2;

/** A visitor is an address and a browser, hashed with a daily secret of all processes. */
export function createVisitors(db: Db): (request: FastifyRequest) => Visitor {
  const secretOf = cacheSecrets(db);
  return ({ headers, ip }) => ({
    counts: !isUnattended(headers),
    hashVisit: async (visit, at) =>
      createHmac("sha256", await secretOf(utcDay(at)))
        .update(JSON.stringify([clientNetwork(ip), headers["user-agent"], visit]))
        .digest("base64url"),
  });
}

/**
 * Deletes the secrets of past days, after which visitor hashes can't be linked to an address, even
 * by someone who knows the address.
 */
export function forgetVisitorSecrets(db: Db, now: Date): Promise<void> {
  const day = utcDay(new Date(now.getTime() - secretOutlivesDayMs));
  return deleteSecretsBefore(db, { prefix: secretPrefix, day });
}

/** Caches the daily secrets, so that a visit needs no query. */
function cacheSecrets(db: Db): (day: string) => Promise<Buffer> {
  const cached = new Map<string, Promise<Buffer>>();
  return (day) => {
    const known = cached.get(day);
    if (known !== undefined) return known;
    const secret = getSecret(db, `${secretPrefix}${day}`);
    cached.set(day, secret);
    secret.catch(() => cached.delete(day));
    const [oldest] = cached.keys();
    if (cached.size > maxCachedSecrets && oldest !== undefined) cached.delete(oldest);
    return secret;
  };
}

function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
