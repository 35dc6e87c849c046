import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { hashedKey } from "./hashed-key.ts";

const secret = Buffer.from("one secret");
const key = "login 192.0.2.7";

it("is the same for all who share the secret, and can't be made without it", () => {
  expect(hashedKey(secret, key)).toBe(hashedKey(Buffer.from("one secret"), key));
  expect(hashedKey(secret, key)).not.toBe(hashedKey(Buffer.from("another"), key));
  expect(hashedKey(secret, key)).not.toBe(createHash("sha256").update(key).digest("base64url"));
  expect(hashedKey(secret, key)).not.toBe(hashedKey(secret, "login 192.0.2.8"));
});
