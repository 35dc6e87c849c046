const places = new Map<string, string>();

/** Remembers how a list is filtered, for coming back to it. */
export function rememberPlace(): void {
  places.set(location.pathname, location.pathname + location.search);
}

/** The list's address as it was last open in this tab. */
export function lastPlaceOf(list: string): string {
  return places.get(list) ?? list;
}
