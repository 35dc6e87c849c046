import { createHash } from "node:crypto";

/** The database should be no list of who visited us, nor of what opens the API. */
export function hashedKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
