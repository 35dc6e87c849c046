import { isIPv6 } from "node:net";
import { BROWSER_MAP, OS_MAP, parse } from "bowser";
import type { FastifyRequest } from "fastify";
import { clientNetwork } from "./client-network.ts";

const knownBrowsers: readonly string[] = Object.values(BROWSER_MAP);
const knownSystems: readonly string[] = Object.values(OS_MAP);
/** Everything relevant in a User-Agent comes well before this length. */
const judgedLength = 300;

/**
 * Where a call came from, for the account's owner to recognize: roughly, and using only words we
 * know from what the caller sends. A full address would reveal more about a person than necessary.
 */
export function describeOrigin(
  { headers, ip }: Pick<FastifyRequest, "headers" | "ip">,
  { isRest }: { isRest: boolean },
): string {
  const door = isRest ? "over the REST API" : "in the admin area";
  return `${door}, with ${describeDevice({ headers }) ?? "a program that isn't a known browser"}, at an address that begins with ${beginningOf(ip)}`;
}

/** `Firefox on Linux`; null for a program that isn't a known browser. */
export function describeDevice({ headers }: Pick<FastifyRequest, "headers">): string | null {
  const { browser, os } = parse(headers["user-agent"]?.slice(0, judgedLength) || "unknown");
  const name = knownBrowsers.find((each) => each === browser.name);
  const system = knownSystems.find((each) => each === os.name);
  if (name === undefined) return null;
  return system === undefined ? name : `${name} on ${system}`;
}

/** Three of the four numbers, or three of the eight groups. */
function beginningOf(ip: string): string {
  const network = clientNetwork(ip);
  return isIPv6(network)
    ? network.split(":").slice(0, 3).join(":")
    : network.split(".").slice(0, 3).join(".");
}
