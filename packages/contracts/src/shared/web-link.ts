import { z } from "zod";

/** Any host: a name with or without a dot, `localhost`, an address. */
const url = z.url({ protocol: /^https?$/ });

/** A URL parser skips some of them, and PostgreSQL can't store another. */
const control = /\p{Cc}/u;

/**
 * The scheme, then a host without a user name: `https://brand.example@evil.example` looks like
 * another site's address, and a password in a public link isn't secret. The parser would also
 * accept `https:host` and `https:\\host`.
 */
const beginning = /^https?:\/\/[^/\\?#@]+(?:[/\\?#]|$)/i;

/** `www.club.example`, possibly with a port, followed by the end or a path, as people type it. */
const domainFirst =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;

/** Whether it is http or https, the only links allowed on a page. */
export function isWebLink(text: string): boolean {
  return !control.test(text) && beginning.test(text) && url.safeParse(text).success;
}

/** Completes a typed link: `www.club.example/x` means https. */
export function withScheme(typed: string): string {
  return domainFirst.test(typed) ? `https://${typed}` : typed;
}
