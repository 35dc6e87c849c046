import type { EventReceipt } from "@before-ten/contracts/alerts/output";
import { describe, expect, it } from "vitest";
import { alertEffect, newsOnceSaid, receiptLines, waitingCounts } from "./receipt-lines.ts";

const at = "2026-12-01T12:00:00.000Z";
const lastAt = "2026-12-01T12:00:07.000Z";
const receipt: EventReceipt = {
  id: "one",
  kind: "cancelled",
  reason: "The roof leaks.",
  saidBy: "Ana",
  at,
  searchEnginesAt: null,
  sequence: 3,
  mails: { waiting: 0, sent: 0, failed: 0, lastAt: null },
};
const textsOf = (change: Partial<EventReceipt>) =>
  receiptLines({ ...receipt, ...change }).map(({ what }) => what);

describe("a receipt", () => {
  it("says at once where it is shown, and how many mails are sent", () => {
    const mails = { waiting: 1, sent: 1_200, failed: 2, lastAt };
    expect(receiptLines({ ...receipt, mails })).toEqual([
      { what: "The party's page, lists and search results", at },
      { what: "Shared links, with a new image", at },
      { what: "Feeds and calendars, at their next refresh (change no. 3)", at },
      { what: "1,200 emails sent", at: lastAt },
      { what: "1 email on the way", at: null },
      { what: "2 emails failed: rejected by the mailbox", at: lastAt },
    ]);
  });

  it("says so if no visitor was waiting", () => {
    expect(textsOf({}).at(-1)).toBe("No emails: nobody was waiting");
    expect(textsOf({ kind: "moved" }).at(-1)).toBe("No emails");
  });

  it("has no other line for news that is only sent by mail", () => {
    const mails = { waiting: 0, sent: 1, failed: 0, lastAt };
    expect(textsOf({ kind: "places-return", mails })).toEqual(["1 email sent"]);
  });
});

it.each([
  [
    { placesReturn: 14, onSale: 0 },
    "cancelled",
    "14 people waiting for places will be emailed that it is cancelled.",
  ],
  [
    { placesReturn: 0, onSale: 1 },
    "cancelled",
    "1 person waiting for tickets will be emailed that it is cancelled.",
  ],
  [
    { placesReturn: 1, onSale: 1 },
    undefined,
    "2 people waiting for places or tickets will keep waiting and won't be emailed.",
  ],
  [
    { placesReturn: 1, onSale: 0 },
    "tickets",
    "1 person waiting for places will be emailed in the order they asked: as many as there are places, the next an hour later.",
  ],
  [
    { placesReturn: 0, onSale: 2 },
    "tickets",
    "2 people waiting for tickets will be emailed that the wait is over.",
  ],
  [
    { placesReturn: 0, onSale: 1 },
    undefined,
    "1 person waiting for tickets will keep waiting and won't be emailed.",
  ],
  [
    { placesReturn: 0, onSale: 0, changes: 21 },
    "tickets",
    "21 people following it will be emailed.",
  ],
  [
    { placesReturn: 1, onSale: 0, changes: 1 },
    undefined,
    "1 person following it will be emailed. 1 person waiting for places will keep waiting and won't be emailed.",
  ],
  [{ placesReturn: 0, onSale: 0 }, "cancelled", "No emails go out: no one has asked for any."],
] as const)("of %j, who are told %s: %s", (counts, news, effect) => {
  const all = { changes: 0, reminder: 9, nextEvent: 9, nextToldAt: null, ...counts };
  expect(alertEffect(all, news)).toBe(effect);
});

const party = {
  status: "active",
  startsAt: "2026-12-05T16:00:00.000Z",
  endsAt: "2026-12-05T22:00:00.000Z",
  timeZone: "America/Los_Angeles",
  availability: "on-sale",
  disruption: { kind: "postponed" },
} as const;

it.each([
  ["a new date, with places: they are told so", "rescheduled", "2026-12-12", {}, "tickets"],
  ["a new date, which is today at the place", "rescheduled", "2026-12-05", {}, "tickets"],
  ["a new date that is over", "rescheduled", "2026-12-04", {}, undefined],
  ["a new date while it is being typed", "rescheduled", "", {}, "tickets"],
  ["a new date, sold out", "rescheduled", "2026-12-12", { availability: "sold-out" }, undefined],
  ["a new place once it is over", "moved", "2026-12-12", {}, undefined],
  [
    "that it is cancelled",
    "cancelled",
    "2026-12-05",
    { endsAt: "2026-12-12T22:00:00.000Z" },
    "cancelled",
  ],
  [
    "that a draft is cancelled",
    "cancelled",
    "2026-12-05",
    { endsAt: "2026-12-12T22:00:00.000Z", status: "draft" },
    undefined,
  ],
  ["that it is postponed", "postponed", "2026-12-05", {}, undefined],
] as const)("of a party that was postponed, %s", (_what, kind, endDate, change, news) => {
  const night = new Date("2026-12-06T07:00:00.000Z");
  expect(newsOnceSaid({ ...party, ...change }, { kind, endDate }, night)).toBe(news);
});

it.each([
  [{ placesReturn: 0, onSale: 0, nextEvent: 0 }, "Nobody"],
  [{ placesReturn: 1_400, onSale: 0, nextEvent: 0 }, "1,400 for places"],
  [
    { placesReturn: 2, onSale: 1, nextEvent: 9 },
    "2 for places, 1 for tickets, 9 for the next one in the United Kingdom",
  ],
  [
    { placesReturn: 0, onSale: 0, nextEvent: 0, changes: 21, reminder: 1 },
    "21 to hear about changes, 1 for a reminder",
  ],
] as const)("of %j says %s", (counts, text) => {
  expect(waitingCounts({ changes: 0, reminder: 0, ...counts, nextToldAt: null }, "UK")).toBe(text);
});

it("says when the next of those waiting for places are told", () => {
  const counts = {
    placesReturn: 3,
    onSale: 0,
    nextEvent: 0,
    changes: 0,
    reminder: 0,
    nextToldAt: "2026-12-01T13:00:00.000Z",
  };
  expect(waitingCounts(counts, "UK")).toMatch(/^3 for places \(next told [12] Dec 2026, .*\)$/);
});
