import { z } from "zod";

/** Whatever the host: a name with or without a dot, `localhost`, an address. */
const url = z.url({ protocol: /^https?$/ });

/** A URL's parser skips some of them, and PostgreSQL can't hold another. */
const control = /\p{Cc}/u;

/**
 * The scheme, then a host without a user name: `https://brand.example@evil.example` looks like
 * another site's, and a password in a public link is no secret. The parser would also take
 * `https:host` and `https:\\host`.
 */
const beginning = /^https?:\/\/[^/\\?#@]+(?:[/\\?#]|$)/i;

/** `www.club.example`, perhaps with a port, before the end or a path, as people type it. */
const domainFirst =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;

/** True for http and https only: the links a page may carry. */
export function isWebLink(text: string): boolean {
  return !control.test(text) && beginning.test(text) && url.safeParse(text).success;
}

/** Completes a typed link: `www.club.example/x` means https. */
export function withScheme(typed: string): string {
  return domainFirst.test(typed) ? `https://${typed}` : typed;
}
