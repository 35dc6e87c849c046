import type { SearchEngines } from "../../deps.ts";
import { type GuardOptions, createGuardedRequest } from "../../outbound/guarded-request.ts";

interface Options extends GuardOptions {
  key: string;
  /** The address of the service. */
  url: string;
  /** The site's own, without a trailing slash. */
  publicUrl: string;
  withinMs?: number;
}

const defaultWithinMs = 10_000;

/** As documented at https://www.indexnow.org/documentation. */
export function createIndexNow({
  key,
  url,
  publicUrl,
  withinMs = defaultWithinMs,
  ...guard
}: Options): SearchEngines {
  const request = createGuardedRequest(guard);
  const { host } = new URL(publicUrl);
  return {
    key,
    async tell(urls) {
      const keyLocation = `${publicUrl}/${key}.txt`;
      const json = JSON.stringify({ host, key, keyLocation, urlList: urls });
      const signal = AbortSignal.timeout(withinMs);
      try {
        const response = await request(new URL(url), { accept: "*/*", signal, json });
        // Its text says nothing more.
        response.destroy();
        const retryAfterMs = Number(response.headers["retry-after"]) * 1_000 || undefined;
        return { status: response.statusCode ?? 0, retryAfterMs };
      } catch {
        // No host, no connection, no answer in time, or not a public address.
        return { status: 0, retryAfterMs: undefined };
      }
    },
  };
}
