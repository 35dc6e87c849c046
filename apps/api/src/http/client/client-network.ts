import { isIPv6 } from "node:net";
import { Address6 } from "ip-address";
import { hashedKey } from "./hashed-key.ts";

/** An IPv4 address, or the /64 network of an IPv6 one: one client owns all of its addresses. */
export function clientNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${ip}/64`).startAddress().correctForm();
}

const length = 12;

/** One label for all calls from a client network, without an address: for log and history. */
export function clientLabel(countingSecret: Buffer, ip: string): string {
  return hashedKey(countingSecret, `log ${clientNetwork(ip)}`).slice(0, length);
}
