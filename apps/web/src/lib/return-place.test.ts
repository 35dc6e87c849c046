import { expect, it } from "vitest";
import { returnPlaceOf } from "./return-place.ts";

const newsletter = "/admin/newsletter?status=active";

/** A location with the other properties of a history entry. */
function at(href: string, returnTo?: string) {
  return returnPlaceOf({ href, state: { returnTo, __TSR_index: 0 } });
}

it("is the current page of the admin area with its filters", () => {
  expect(at("/admin")).toBe("/admin");
  expect(at(newsletter)).toBe(newsletter);
  expect(at("/admin/events/edit/1#poster")).toBe("/admin/events/edit/1#poster");
});

it("is passed on by /admin and the sign-in page", () => {
  expect(at("/admin", newsletter)).toBe(newsletter);
  expect(at("/admin/login", newsletter)).toBe(newsletter);
});

it.each(["/admin/login", "/admin/login?x", "/admin/login/", "/", "/events", "/administrator"])(
  "is never %s",
  (href) => {
    expect(at(href)).toBeUndefined();
    expect(at("/admin/login", href)).toBeUndefined();
  },
);

it.each([
  "https://evil.example/admin",
  "//evil.example/admin",
  "javascript:alert(1)",
  "/\\evil.example",
])("is on no other site: %s", (href) => {
  expect(at("/admin/login", href)).toBeUndefined();
});
