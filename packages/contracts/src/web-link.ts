import { z } from "zod";

/** `z.url()` would let `javascript:` through. */
const webLink = z.httpUrl();

/** True for http and https only: the links a page may carry. */
export function isWebLink(text: string): boolean {
  return webLink.safeParse(text).success;
}
