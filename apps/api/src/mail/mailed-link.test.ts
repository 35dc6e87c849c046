import { expect, it } from "vitest";
import { readToken, signToken } from "./mailed-link.ts";

const secret = Buffer.from("one secret");
const token = signToken(secret, "unsubscribe", "ana.5");

it("returns the signed subject", () => {
  expect(readToken(secret, "unsubscribe", token)).toBe("ana.5");
});

it.each([
  ["changed", token.replace("ana", "eve")],
  ["cut", token.slice(0, -1)],
  ["of another purpose", signToken(secret, "confirm", "ana.5")],
  ["of another secret", signToken(Buffer.from("another"), "unsubscribe", "ana.5")],
  ["without a signature", "ana.5"],
  ["with an empty signature", "ana.5."],
  ["without anything", ""],
  ["of nothing but dots", "..."],
])("takes no token %s", (_what, other) => {
  expect(readToken(secret, "unsubscribe", other)).toBeUndefined();
});
