import { randomBytes } from "node:crypto";

/** Tells a key from a session's token, and tells scanners of source code what they found. */
const prefix = "bt_";
const secretBytes = 32;
const hintLength = prefix.length + 4;

const pattern = /^bt_[\w-]{43}$/;

/** 256 bits that nobody guesses. */
export function createSecret(): string {
  return prefix + randomBytes(secretBytes).toString("base64url");
}

export function hintOf(secret: string): string {
  return secret.slice(0, hintLength);
}

export function looksLikeSecret(token: string): boolean {
  return pattern.test(token);
}
