import { clientNetwork } from "./client-network.ts";
import { hashedKey } from "./hashed-key.ts";

const length = 12;

/**
 * The same label for all calls from one client network, without an address: for the log and the
 * history.
 */
export function clientLabel(countingSecret: Buffer, ip: string): string {
  return hashedKey(countingSecret, `log ${clientNetwork(ip)}`).slice(0, length);
}
