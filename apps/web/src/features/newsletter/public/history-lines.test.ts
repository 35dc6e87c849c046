import type { OwnHistoryEntry } from "@before-ten/contracts/newsletter/output";
import { createTextReader } from "@before-ten/contracts/site/read-texts";
import {
  choicesHistoryTexts,
  choicesTexts,
} from "@before-ten/contracts/site/texts/newsletter/choices";
import { expect, it } from "vitest";
import { historyLine as historyLineIn } from "./history-lines.ts";

const at = "2026-12-04T12:00:00.000Z";

const texts = createTextReader();
const words = { texts: texts(choicesHistoryTexts), topics: texts(choicesTexts) };

function historyLine(given: OwnHistoryEntry) {
  return historyLineIn(given, words);
}

function entry(kind: OwnHistoryEntry["kind"], more: Partial<OwnHistoryEntry>): OwnHistoryEntry {
  return {
    kind,
    at,
    wording: null,
    source: null,
    via: null,
    page: null,
    from: null,
    to: null,
    reason: null,
    topics: null,
    countries: null,
    pausedUntil: null,
    preferences: null,
    byTeam: false,
    ...more,
  };
}

it.each([
  [null, "active", false, "You subscribed"],
  [null, "pending", false, "You subscribed, and we asked you to confirm"],
  ["pending", "active", false, "You confirmed your address"],
  ["active", "unsubscribed", false, "You unsubscribed"],
  ["unsubscribed", "active", false, "You subscribed again"],
  ["active", "bounced", false, "Our emails came back"],
  ["active", "unsubscribed", true, "Our team took you off the list"],
  ["unsubscribed", "active", true, "Our team put you on the list"],
] as const)("says of %s to %s, by the team: %s", (from, to, byTeam, title) => {
  expect(historyLine(entry("status", { from, to, byTeam }))).toEqual({ title });
});

it("repeats the wording of the consent and where it was given", () => {
  expect(historyLine(entry("consent", { wording: "Yes, do.", source: "tram" }))).toEqual({
    title: "You agreed",
    text: "“Yes, do.” You came from tram.",
  });
  expect(historyLine(entry("consent", { wording: "Yes, do." })).text).toBe("“Yes, do.”");
});

it("says only which choices changed, and that none means all", () => {
  expect(historyLine(entry("choices", { topics: ["events", "posts"] })).text).toBe(
    "Topics: Parties, Blog posts.",
  );
  expect(historyLine(entry("choices", { topics: [], countries: ["UK"] })).text).toBe(
    "Topics: all. Countries: United Kingdom.",
  );
});

it("distinguishes a pause from its end", () => {
  expect(historyLine(entry("pause", { pausedUntil: at })).title).toMatch(/^You paused until \d/);
  expect(historyLine(entry("pause", {})).title).toBe("You ended the pause");
});
