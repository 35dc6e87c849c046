import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./schema.ts";

/**
 * A typed client for the REST API: `await restClient("https://club.example").GET("/events/{id}",
 * …)`. The token is a session's, or an API key.
 */
export function restClient(siteUrl: string, options: { token?: string } = {}): Client<paths> {
  const { token } = options;
  return createClient<paths>({
    baseUrl: `${siteUrl}/api`,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
}
