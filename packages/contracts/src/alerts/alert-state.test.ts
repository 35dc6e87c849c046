import { describe, expect, it } from "vitest";
import { type AlertableEvent, alertKindFor, isToCome, newsOf } from "./alert-state.ts";

const now = new Date("2026-12-04T12:00:00.000Z");
const onSale: AlertableEvent = {
  status: "active",
  startsAt: "2026-12-05T16:00:00.000Z",
  endsAt: "2026-12-05T22:00:00.000Z",
  availability: "on-sale",
  disruption: null,
};
const soldOut = { ...onSale, availability: "sold-out" } as const;
const notYet = { ...onSale, availability: "not-yet-on-sale" } as const;
const past = { startsAt: "2026-12-03T16:00:00.000Z", endsAt: "2026-12-03T22:00:00.000Z" };
const running = { startsAt: "2026-12-04T11:00:00.000Z", endsAt: "2026-12-04T17:00:00.000Z" };
const cancelled = { disruption: { kind: "cancelled" } } as const;
const postponed = { disruption: { kind: "postponed" } } as const;
const moved = { disruption: { kind: "moved" } } as const;

describe("on the page of an event, one can ask", () => {
  it.each([
    ["nothing while there are tickets", onSale, undefined],
    ["nothing where one pays at the door", { ...onSale, availability: "at-the-door" }, undefined],
    ["for places once it is sold out", soldOut, "places-return"],
    ["for places while it is on", { ...soldOut, ...running }, "places-return"],
    ["for places also after it moved", { ...soldOut, ...moved }, "places-return"],
    ["for tickets that are to come", notYet, "on-sale"],
    ["for the next one once it is over", { ...soldOut, ...past }, "next-event"],
    ["for the next one when it is completed", { ...onSale, status: "completed" }, "next-event"],
    ["for the next one when it is cancelled", { ...notYet, ...cancelled }, "next-event"],
    ["nothing while it has no date", { ...soldOut, ...postponed }, undefined],
  ] as const)("%s", (_what, event, kind) => {
    expect(alertKindFor(event, now)).toBe(kind);
  });
});

describe("people waiting for an event are told", () => {
  it.each([
    ["that there are tickets", onSale, "tickets"],
    ["that there are few", { ...onSale, availability: "few-left" }, "tickets"],
    ["that one pays at the door", { ...onSale, availability: "at-the-door" }, "tickets"],
    ["nothing while it is sold out", soldOut, undefined],
    ["nothing before the sale", notYet, undefined],
    ["that it is cancelled, places or not", { ...soldOut, ...cancelled }, "cancelled"],
    ["nothing while it has no date", { ...onSale, ...postponed }, undefined],
    ["nothing once it is over", { ...onSale, ...past }, undefined],
    [
      "nothing of a cancelled one that would be over",
      { ...onSale, ...past, ...cancelled },
      undefined,
    ],
    ["nothing of a draft", { ...onSale, status: "draft" }, undefined],
    ["nothing of a cancelled draft", { ...onSale, ...cancelled, status: "draft" }, undefined],
  ] as const)("%s", (_what, event, news) => {
    expect(newsOf(event, now)).toBe(news);
  });
});

it.each([
  ["one that takes place", onSale, true],
  ["a sold-out one", soldOut, true],
  ["a moved one", { ...onSale, ...moved }, true],
  ["one that has begun", { ...onSale, ...running }, false],
  ["a cancelled one", { ...onSale, ...cancelled }, false],
  ["a postponed one", { ...onSale, ...postponed }, false],
  ["a draft", { ...onSale, status: "draft" }, false],
  ["a completed one", { ...onSale, status: "completed" }, false],
] as const)("a next event can be %s: %s", (_what, event, expected) => {
  expect(isToCome(event, now)).toBe(expected);
});
