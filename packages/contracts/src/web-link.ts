import { z } from "zod";

/** `z.url()` would let `javascript:` through. */
const webLink = z.httpUrl();

/** A URL's parser skips some of them, and PostgreSQL can't hold another. */
const control = /\p{Cc}/u;

/** True for http and https only: the links a page may carry. */
export function isWebLink(text: string): boolean {
  return !control.test(text) && webLink.safeParse(text).success;
}
