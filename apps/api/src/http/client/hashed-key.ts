import { createHmac } from "node:crypto";

/**
 * Hashes the key under which calls, failed attempts or mails are counted. There are few enough
 * network addresses to try them all, so the hash is keyed: the table of counts alone doesn't reveal
 * who visited.
 */
export function hashedKey(secret: Buffer, key: string): string {
  return createHmac("sha256", secret).update(key).digest("base64url");
}
