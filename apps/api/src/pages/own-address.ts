/** Any value, because only the part after the origin is read. */
const anyOrigin = "http://own.invalid";

/**
 * A redirect's target, as path and query of this site. A browser takes `//elsewhere.example` and
 * `/\elsewhere.example` for another site, and drops tabs in between.
 */
export function ownAddress(location: string): string {
  const { pathname, search, hash } = new URL(location.replace(/^[/\\\s]+/, "/"), anyOrigin);
  return pathname.replace(/^\/*/, "/") + search + hash;
}
