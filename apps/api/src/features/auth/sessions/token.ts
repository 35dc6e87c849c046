import { hash, randomBytes } from "node:crypto";

const tokenBytes = 32;

/** Makes an unguessable token of 256 bits for a mailed link. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** Makes the hash to store. A token is random, so it needs neither salt nor a slow hash. */
export function hashToken(token: string): string {
  return hash("sha256", token, "hex");
}
