import { createHash } from "node:crypto";

/** The table of counts should not be a list of who visited us. */
export function hashedKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
