import { hash, randomBytes } from "node:crypto";

/** Distinguishes keys from session tokens, and lets secret scanners recognize them. */
const prefix = "bt_";
const secretBytes = 32;
const hintLength = prefix.length + 4;

const pattern = /^bt_[\w-]{43}$/;

/** 256 unguessable bits. */
export function createSecret(): string {
  return prefix + randomBytes(secretBytes).toString("base64url");
}

/** The stored form of a secret. It is random, so it needs neither salt nor a slow hash. */
export function hashSecret(secret: string): string {
  return hash("sha256", secret, "base64url");
}

export function hintOf(secret: string): string {
  return secret.slice(0, hintLength);
}

export function looksLikeSecret(token: string): boolean {
  return pattern.test(token);
}
