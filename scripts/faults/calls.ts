import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";

export interface Answer {
  status: number;
  body: unknown;
  retryAfter: string | null;
  requestId: string | null;
  ms: number;
}

export interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: object | FormData;
  token?: string;
  idempotencyKey?: string;
  /** The client's User-Agent, which distinguishes visitors. */
  userAgent?: string;
}

/** Calls with a token aren't answered from the cache; this one is invalid. */
export const uncached: Call = { token: "unknown" };

/** No answer may take this long; a call that does has hung. */
export const hungAfterMs = 20_000;

/** Undefined if there was no answer: the connection was refused or lost. */
export async function call(
  origin: string,
  path: string,
  {
    method = "GET",
    body,
    token,
    idempotencyKey,
    userAgent = "Mozilla/5.0 Firefox/140.0",
  }: Call = {},
): Promise<Answer | undefined> {
  const started = performance.now();
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(origin + path, {
      method,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      headers: {
        "user-agent": userAgent,
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      },
      signal: AbortSignal.timeout(hungAfterMs),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text,
      retryAfter: response.headers.get("retry-after"),
      requestId: response.headers.get("x-request-id"),
      ms: performance.now() - started,
    };
  } catch {
    return undefined;
  }
}

/** Waits until the call is answered with 200; resolves to the milliseconds. */
export async function untilAnswered(origin: string, path: string, options?: Call): Promise<number> {
  const started = performance.now();
  while ((await call(origin, path, options))?.status !== 200) await wait(20);
  return performance.now() - started;
}

const withToken = z.object({ token: z.string() });
const withEntity = z.object({ data: z.looseObject({ id: z.string() }) });

export function tokenOf({ body }: Answer): string {
  return withToken.parse(body).token;
}

export function entityOf({ body }: Answer): { id: string; [field: string]: unknown } {
  return withEntity.parse(body).data;
}
