import type { ParsedLocation } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /**
     * The page of the admin area that signing in leads back to. It stands in no address, so that no
     * link can name another site.
     */
    returnTo?: string | undefined;
  }
}

/**
 * Where signing in leads back to from here: where one came from, or where one is. Undefined outside
 * of the admin area.
 */
export function returnPlaceOf({
  href,
  state,
}: Pick<ParsedLocation, "href" | "state">): string | undefined {
  return [state.returnTo, href].find((place) => place !== undefined && isAdminPage(place));
}

function isAdminPage(href: string): boolean {
  return /^\/admin(?![^/?#])(?!\/login(?![^/?#]))/.test(href);
}
