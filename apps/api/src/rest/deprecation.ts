import type { RestRoute } from "./route.ts";

/** When a call was deprecated, and when it ends, if that is known; both are days. */
export interface Deprecated {
  since: string;
  until?: string;
}

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
