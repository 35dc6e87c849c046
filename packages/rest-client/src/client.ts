import createClient, { type Client } from "openapi-fetch";
import { type Fetch, retrying } from "./retry.ts";
import type { paths } from "./schema.ts";

export { ApiError, dataOf, itemsOf } from "./answers.ts";

interface ClientOptions {
  /** A session's, or an API key. */
  token?: string;
  /** Instead of the runtime's own. */
  fetch?: Fetch;
}

/**
 * A typed client for the REST API: `await restClient("https://club.example").GET("/events", …)`.
 */
export function restClient(siteUrl: string, options: ClientOptions = {}): Client<paths> {
  const { token, fetch = (request) => globalThis.fetch(request) } = options;
  return createClient<paths>({
    baseUrl: `${siteUrl}/api`,
    fetch: retrying(fetch),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
}
