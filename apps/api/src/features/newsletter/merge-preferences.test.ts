import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import { maxPreferences } from "@before-ten/contracts/newsletter/rules";
import { expect, it } from "vitest";
import { mergePreferences } from "./admin-subscribers.service.ts";

const base = { city: "Perth", weekly: true };

it("keeps others' changes under other names", () => {
  const stored = { weekly: true, vip: true };
  expect(mergePreferences({ base: stored, sent: stored, stored: base })).toEqual(base);
  expect(
    mergePreferences({ base, sent: { ...base, city: "Hobart" }, stored: { ...base, vip: true } }),
  ).toEqual({ city: "Hobart", weekly: true, vip: true });
  expect(
    mergePreferences({ base, sent: { weekly: true }, stored: { ...base, vip: true } }),
  ).toEqual({ weekly: true, vip: true });
});

it.each([
  ["another value", { city: "Leeds", weekly: true }, messages.preferenceChanged("city", "Leeds")],
  ["none", { weekly: true }, messages.preferenceChanged("city", undefined)],
])("refuses a name that was given %s meanwhile", (_what, stored, sentence) => {
  const sent = { ...base, city: "Hobart" };
  expect(() => mergePreferences({ base, sent, stored })).toThrow(sentence);
});

it("takes the same change by two for one", () => {
  const sent = { ...base, city: "Leeds" };
  expect(mergePreferences({ base, sent, stored: sent })).toEqual(sent);
});

it("limits what two added together", () => {
  const names = (count: number, prefix: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}`, true]));
  const merge = () =>
    mergePreferences({
      base: {},
      sent: names(1, "mine"),
      stored: names(maxPreferences, "theirs"),
    });
  expect(merge).toThrow(messages.tooManyPreferences);
});
