import { isIP } from "node:net";

/**
 * Names that aren't internet hosts (RFC 2606, 6761, 6762, 8375, 9476), such as those for examples
 * and tests; and names without a dot.
 */
const reserved =
  /(?:^|\.)(?:example|example\.(?:com|net|org)|test|invalid|localhost|local|internal|alt|onion|home\.arpa)\.?$/i;

/** Whether the host is reserved (such as `.example`), so nothing can be there. */
export function isReservedHost(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { hostname } = new URL(url);
  const isAddress = hostname.startsWith("[") || isIP(hostname) !== 0;
  return reserved.test(hostname) || (!isAddress && !hostname.includes("."));
}
