import { clientNetwork } from "./client-network.ts";
import { hashedKey } from "./hashed-key.ts";

const length = 12;

/**
 * The same for all calls of one client network, and no address of anybody's: in the log, and in the
 * history.
 */
export function clientLabel(countingSecret: Buffer, ip: string): string {
  return hashedKey(countingSecret, `log ${clientNetwork(ip)}`).slice(0, length);
}
