/** Without zod, so that every page can import it. */

/** The first parts of the site's own addresses, which no city's page takes. */
const ownAddresses = new Set(
  (
    "about admin alerts api assets blog c contact embed events films forgot-password gallery " +
    "healthz invitation maps mcp media newsletter o p placeholders portraits readyz reset-password " +
    "review series share sitemap t trpc trust undo-email-change unsubscribe venues verify-email"
  ).split(" "),
);

const slug = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** What a city is called in addresses: `new-york`. Undefined if it can have no page. */
export function citySlug(name: string): string | undefined {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return isCitySlug(words) ? words : undefined;
}

export function isCitySlug(text: string): boolean {
  return slug.test(text) && !ownAddresses.has(text);
}

export function cityPath(citysSlug: string): `/${string}` {
  return `/${citysSlug}`;
}

/** The club's own text about a city. */
export function findCityText(
  list: readonly { readonly url: string; readonly text: string }[],
  citysSlug: string,
): string | undefined {
  return list.find(({ url }) => url === cityPath(citysSlug))?.text;
}
