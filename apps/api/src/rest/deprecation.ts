import type { Deprecated, RestRoute } from "./route.ts";

/** `Deprecation` of RFC 9745 and `Sunset` of RFC 8594. */
export function deprecationHeaders({ doc }: Pick<RestRoute, "doc">): Record<string, string> {
  if (doc.deprecated === undefined) return {};
  const { since, until } = doc.deprecated;
  return {
    deprecation: `@${Date.parse(since) / 1_000}`,
    ...(until !== undefined && { sunset: new Date(until).toUTCString() }),
  };
}

export function deprecationWords({ since, until }: Deprecated): string {
  return `Deprecated since ${since}${until === undefined ? "" : `, and gone from ${until}`}.`;
}
