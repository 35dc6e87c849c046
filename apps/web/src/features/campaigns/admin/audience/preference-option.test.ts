import { expect, it } from "vitest";
import { preferenceLabel, preferenceOption, readPreferenceOption } from "./preference-option.ts";

it.each([
  [{ name: "weekly", value: true }, "weekly: on"],
  [{ name: "weekly", value: false }, "weekly: off"],
  [{ name: "city", value: 'a="b" & c' }, 'city: a="b" & c'],
  [{ name: "weekly", value: "true" }, "weekly: true"],
])("%j goes through an option and back", (preference, label) => {
  const option = preferenceOption(preference);
  expect(readPreferenceOption(option)).toEqual(preference);
  expect(preferenceLabel(option)).toBe(label);
});
