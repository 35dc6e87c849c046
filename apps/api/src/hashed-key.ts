import { createHash } from "node:crypto";

/** For tables that should not be a list of who visited us, nor of what opens an account's doors. */
export function hashedKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
