import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./schema.ts";

/** The REST API as typed calls: `await restClient("https://club.example").GET("/events/{id}", …)`. */
export function restClient(siteUrl: string, options: { token?: string } = {}): Client<paths> {
  const { token } = options;
  return createClient<paths>({
    baseUrl: `${siteUrl}/api`,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
}
