import type { FastifyReply, FastifyRequest } from "fastify";
import { sendCached, toCachedResponse } from "./cached-response.ts";
import { isAnonymousRead } from "./request-head.ts";
import type { ResponseCache } from "./response-cache.ts";
import type { Clock } from "../deps.ts";

export interface Written {
  text: string;
  /** Specific headers, such as its type. */
  headers: Record<string, string>;
  /** How long it stays valid. */
  seconds: number;
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends what is cached under `key`, or `write`'s result, which is the same for everyone. */
export type SendWritten = (
  call: Call,
  key: string,
  write: () => Promise<Written>,
) => Promise<FastifyReply>;

export function createSendWritten(cache: ResponseCache, clock: Clock): SendWritten {
  return async function sendWritten({ request, reply }, key, write) {
    const load = async () => {
      const readAtMs = clock.now().getTime();
      const { text, headers, seconds } = await write();
      const freshUntilMs = readAtMs + seconds * 1_000;
      const response = await toCachedResponse({
        status: 200,
        headers: { ...headers, vary: "Accept-Encoding" },
        text,
        publicMs: () => freshUntilMs - clock.now().getTime(),
      });
      return { response, freshUntilMs, staleUntilMs: freshUntilMs };
    };
    const response = isAnonymousRead(request.raw)
      ? await cache.get<never>(key, load)
      : (await load()).response;
    return sendCached(request, reply, response);
  };
}
