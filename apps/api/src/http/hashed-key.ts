import { createHmac } from "node:crypto";

/**
 * What a count of calls, failures or mails is kept under. Addresses are few enough to try them all, so the hash is keyed: the
 * table of counts alone is no list of who visited us.
 */
export function hashedKey(secret: Buffer, key: string): string {
  return createHmac("sha256", secret).update(key).digest("base64url");
}
