import { expect, it } from "vitest";
import {
  activateQuestion,
  countLabel,
  megabytes,
  percent,
  sourceOf,
  tagLabels,
} from "./subscriber-texts.ts";

it.each([
  [[], []],
  [["a"], ["a"]],
  [
    ["a", "b"],
    ["a", "b"],
  ],
  [
    ["a", "b", "c"],
    ["a", "b", "+1 more"],
  ],
  [
    ["a", "b", "c", "d", "e"],
    ["a", "b", "+3 more"],
  ],
])("shows of the tags %j: %j", (tags, labels) => {
  expect(tagLabels(tags)).toEqual(labels);
});

it.each([
  [0, "0%"],
  [Number.NaN, "0%"],
  [42, "42.0%"],
  [7.25, "7.3%"],
  [100, "100.0%"],
])("writes %d as %s", (value, text) => {
  expect(percent(value)).toBe(text);
});

it("names the source, or says that there is none", () => {
  const consent = { at: "", wording: "", via: null, page: null, confirmedAt: null };
  expect(sourceOf({ consent: { ...consent, utmParams: { source: "instagram" } } })).toBe(
    "instagram",
  );
  expect(sourceOf({ consent: { ...consent, utmParams: { source: "" } } })).toBe("Direct");
  expect(sourceOf({ consent: { ...consent, utmParams: { medium: "social" } } })).toBe("Direct");
});

it("says if counting stopped", () => {
  expect(countLabel(12_345, false)).toBe("12,345");
  expect(countLabel(1_000, true)).toBe("1,000+");
});

it("says how much was downloaded", () => {
  expect(megabytes(0)).toBe("0.0 MB");
  expect(megabytes(3_456_789)).toBe("3.5 MB");
});

it.each([
  [1, 1, "They unsubscribed themselves. Activate them only if they asked to come back."],
  [1, 20, "One of the 20 unsubscribed themselves. Activate them only if they asked to come back."],
  [3, 20, "3 of the 20 unsubscribed themselves. Activate only those who asked to come back."],
  [20, 20, "All 20 unsubscribed themselves. Activate only those who asked to come back."],
])("asks before %i of %i are brought back who left", (left, count, question) => {
  const label = String(count);
  expect(activateQuestion({ left, count, label, isEverybody: false })).toBe(question);
});

it("says if some of them aren't visible", () => {
  const question = { left: 12, count: 1_000, label: "1,000+", isEverybody: true };
  expect(activateQuestion(question)).toBe(
    "This affects 1,000+ subscribers, on this page and all the others. 12 of the 1,000+ unsubscribed themselves. Activate only those who asked to come back.",
  );
});
