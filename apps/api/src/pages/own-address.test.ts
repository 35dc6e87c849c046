import * as fc from "fast-check";
import { expect, it } from "vitest";
import { ownAddress } from "./page-address.ts";

const site = "https://club.example";

it.each([
  "/\\evil.example/",
  "//evil.example/",
  "\\\\evil.example",
  "/\t/evil.example/",
  "/.//evil.example/",
  "https://evil.example/",
  "/%5Cevil.example/",
  "javascript:alert(1)",
])("%j leads to no other site", (location) => {
  const own = ownAddress(location);
  expect(own).toMatch(/^\/(?![/\\])/);
  expect(new URL(own, site).origin).toBe(site);
});

it("no path leads elsewhere", () => {
  const piece = fc.constantFrom("/", "\\", ".", "..", "\t", "\n", "%5c", "evil.example", "?", "#");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      expect(new URL(ownAddress(`/${pieces.join("")}`), site).origin).toBe(site);
    }),
  );
});

it.each(["/", "/blog/four?utm_source=mail", "/events?q=a%3D&country=A%26B#list"])(
  "%s stays as it is",
  (location) => expect(ownAddress(location)).toBe(location),
);
