import { z } from "zod";
import { type RequestHead, isAnonymousRead } from "../cache/request-head.ts";
import { type CacheableCall, cacheableCall } from "../trpc/cacheable-call.ts";
import type { RestRoute } from "./route.ts";
import { type WarnOf, warnOfUnknown } from "./unknown-parameters.ts";

/** A request to a row whose answer is the same for everyone. */
export interface CacheableRead extends CacheableCall {
  route: RestRoute;
  /** Not cached: only part of this request's answer. */
  warnings: string[];
}

/** Undefined: the answer depends on the caller, or the input is invalid. */
export type FindCacheable = (request: RequestHead) => CacheableRead | undefined;

interface Candidate {
  route: RestRoute;
  /** Undefined for a path without parameters. */
  pattern: RegExp | undefined;
  /** The fields the procedure reads; other query parameters make no difference. */
  fields: string[];
  warn: WarnOf;
}

/** Finds such requests by their address, below `prefix`. */
export function cacheableRows(routes: readonly RestRoute[], prefix: string): FindCacheable {
  const reads = routes.filter(({ method }) => method === "GET").map(candidateOf);
  const byPath = new Map(
    reads.filter(({ pattern }) => pattern === undefined).map((each) => [each.route.path, each]),
  );
  const withParameters = reads.filter(({ pattern }) => pattern !== undefined);

  return function findCacheable(request) {
    const { url = "" } = request;
    if (!url.startsWith(prefix) || !isAnonymousRead(request)) return undefined;
    const [, path = "", query] = /^([^?]*)(?:\?(.*))?$/.exec(url.slice(prefix.length)) ?? [];
    // As in the router, a path without a parameter wins.
    const found =
      byPath.get(path) ?? withParameters.find(({ pattern }) => pattern?.test(path) === true);
    if (found === undefined) return undefined;
    const { route, pattern, fields, warn } = found;
    const search = new URLSearchParams(query);
    const sent = sentFields(search, fields);
    if (sent === undefined) return undefined;
    const call = cacheableCall(route.procedure, route.facts, {
      ...sent,
      ...pattern?.exec(path)?.groups,
    });
    if (call === undefined) return undefined;
    const warnings = warn(Object.fromEntries(search));
    return { ...call, key: `${prefix}${route.path} ${call.key}`, route, warnings };
  };
}

/** Path parameters with other characters go the usual way, which decodes them. */
function candidateOf(route: RestRoute): Candidate {
  const { path, facts } = route;
  const pattern = path.includes(":")
    ? new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[\\w-]+)")}$`)
    : undefined;
  const { input } = facts;
  return {
    route,
    pattern,
    fields: input instanceof z.ZodObject ? Object.keys(input.shape) : [],
    warn: warnOfUnknown(route),
  };
}

/** Undefined if one is repeated, which the schema has to refuse. */
function sentFields(
  search: URLSearchParams,
  fields: readonly string[],
): Record<string, string> | undefined {
  const sent: Record<string, string> = {};
  for (const field of fields) {
    const [value, ...more] = search.getAll(field);
    if (more.length > 0) return undefined;
    if (value !== undefined) sent[field] = value;
  }
  return sent;
}
