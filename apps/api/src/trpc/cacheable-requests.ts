import { type RequestHead, isAnonymousRead } from "../cache/request-head.ts";
import { cacheableCall } from "./cacheable-call.ts";
import type { ProcedureFacts } from "./procedure-facts.ts";

/** A request whose answer is the same for everyone. */
export interface CacheableRequest {
  key: string;
  /** The procedure's name, or several separated by commas. */
  path: string;
  /**
   * The equivalent query without anything else in it: the response cached under the key is the
   * answer to this one.
   */
  query: string;
}

/** Undefined: the answer depends on the caller, or an input is invalid. */
export type FindCacheable = (request: RequestHead) => CacheableRequest | undefined;

export const maxBatchSize = 20;

const pattern = /^\/trpc\/(?<path>[\w.,]+)(?:\?(?<query>.*))?$/;

/** Finds such requests by their address. */
export function cacheableRequests(procedures: Map<string, ProcedureFacts>): FindCacheable {
  return function findCacheable(request) {
    // tRPC refuses other content types, and answers HEAD without a body.
    if (request.method !== "GET" || request.headers["content-type"] !== undefined) return undefined;
    if (!isAnonymousRead(request)) return undefined;
    const { path, query } = pattern.exec(request.url ?? "")?.groups ?? {};
    if (path === undefined) return undefined;
    const search = new URLSearchParams(query);
    const isBatch = search.get("batch") === "1";
    const names = isBatch ? path.split(",") : [path];
    if (names.length > maxBatchSize) return undefined;
    const sent = inputsIn(search.get("input"), isBatch);
    const keys: string[] = [];
    const inputs: Record<number, unknown> = {};
    for (const [index, name] of names.entries()) {
      const facts = procedures.get(name);
      const call = facts && sent && cacheableCall(name, facts, sent[index]);
      if (call === undefined) return undefined;
      keys.push(call.key);
      inputs[index] = call.input;
    }
    const kind = isBatch ? "trpc batch" : "trpc";
    return { key: `${kind} ${keys.join(" ")}`, path, query: queryOf(inputs, isBatch) };
  };
}

/** By the call's position in the batch. Undefined: nothing tRPC could read. */
function inputsIn(text: string | null, isBatch: boolean): Record<number, unknown> | undefined {
  if (text === null || text === "") return {};
  try {
    const inputs: unknown = JSON.parse(text);
    if (!isBatch) return { 0: inputs };
    return isRecord(inputs) ? inputs : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<number, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function queryOf(inputs: Record<number, unknown>, isBatch: boolean): string {
  const sent = isBatch ? inputs : inputs[0];
  return new URLSearchParams({
    ...(isBatch && { batch: "1" }),
    ...(sent !== undefined && { input: JSON.stringify(sent) }),
  }).toString();
}
