import type { ParsedLocation } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /**
     * The admin page to return to after signing in. It isn't in the address, so that no link can
     * redirect to another site.
     */
    returnTo?: string | undefined;
  }
}

/**
 * Where signing in from here returns to: the page that asked for it, or the current one. Undefined
 * outside the admin area.
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
