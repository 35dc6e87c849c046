import { setSubscriberPreferencesInput } from "@before-ten/contracts/newsletter/input";
import { maxPreferenceLength, maxPreferences } from "@before-ten/contracts/newsletter/rules";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { newNameError, rebased, withPreference, withoutPreference } from "./preference-entries.ts";

function isTaken(preferences: Record<string, boolean | string>): boolean {
  return setSubscriberPreferencesInput.safeParse({ id: "1", preferences }).success;
}

it("accepts the names that the API accepts", () => {
  const name = fc.oneof(
    fc.string({ maxLength: 45 }),
    fc.stringMatching(/^[\w-]{0,45}$/),
    fc.constantFrom("toString", "constructor", "city", ""),
  );
  fc.assert(
    fc.property(name, (given) => {
      // The API drops this name.
      fc.pre(given !== "__proto__");
      const made = Object.fromEntries([[given, true]]);
      expect(newNameError(given, {}) === undefined).toBe(isTaken(made));
    }),
  );
});

it("counts as the API does", () => {
  const many = Object.fromEntries(
    Array.from({ length: maxPreferences }, (_, index) => [`p${index}`, true] as const),
  );
  expect(isTaken(many)).toBe(true);
  expect(newNameError("more", many)).toBe("There may be at most 20 preferences");
  expect(isTaken({ ...many, more: true })).toBe(false);
  expect(isTaken({ city: "x".repeat(maxPreferenceLength) })).toBe(true);
  expect(isTaken({ city: "x".repeat(maxPreferenceLength + 1) })).toBe(false);
});

it.each([
  ["", "Please enter a name"],
  ["city", "This preference already exists"],
  ["2nd", "Please use letters, digits, - and _, beginning with a letter, 40 at most"],
])("refuses %j", (name, sentence) => {
  expect(newNameError(name, { city: "Perth" })).toBe(sentence);
});

it("adds, changes and removes entries without touching the others", () => {
  const before = { city: "Perth" };
  expect(withPreference(before, "weekly", true)).toEqual({ city: "Perth", weekly: true });
  expect(withPreference(before, "city", "Hobart")).toEqual({ city: "Hobart" });
  expect(withoutPreference(before, "city")).toEqual({});
  expect(before).toEqual({ city: "Perth" });
});

it("applies the changes to what is stored by now", () => {
  const base = { city: "Perth", weekly: true, old: true };
  const shown = { city: "Leeds", weekly: true, vip: true };
  const stored = { city: "Hobart", weekly: false, old: true, theirs: "x" };
  expect(rebased({ base, shown, stored })).toEqual({
    city: "Leeds",
    weekly: false,
    theirs: "x",
    vip: true,
  });
  expect(rebased({ base, shown: base, stored })).toEqual(stored);
});
