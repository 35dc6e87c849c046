import { describe, expect, it } from "vitest";
import {
  latestOf,
  percentDone,
  rateText,
  sentText,
  shareText,
  subscribersText,
  timeLeftText,
} from "./campaign-texts.ts";

const none = {
  recipients: 0,
  waiting: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  bounced: 0,
  clicked: 0,
  unsubscribed: 0,
};

it.each([
  [0, 0, "–"],
  [0, 40, "0%"],
  [1, 4, "25%"],
  [42, 1_000, "4.2%"],
  [99_949, 1_000_000, "10%"],
  [1, 10_000, "<0.1%"],
  [40, 40, "100%"],
])("the share of %i in %i is %s", (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});

describe("what is done", () => {
  it("counts failed and skipped recipients, too", () => {
    const figures = { ...none, recipients: 1_240, sent: 600, failed: 10, skipped: 10 };
    expect(percentDone(figures)).toBe(50);
    expect(sentText(figures)).toBe("600 of 1,240");
  });

  it("reaches 100 only once no recipient is left", () => {
    expect(percentDone({ ...none, recipients: 10_000, sent: 9_999 })).toBe(99);
    expect(percentDone({ ...none, recipients: 10_000, sent: 10_000 })).toBe(100);
  });

  it("is nothing before there are recipients", () => {
    expect(percentDone(none)).toBe(0);
  });
});

it.each([
  [0, "less than a minute left"],
  [59, "less than a minute left"],
  [60, "about 1 minute left"],
  [250, "about 4 minutes left"],
  [3_580, "about 1 hour left"],
  [7_300, "about 2 hours left"],
  [170_000, "about 47 hours left"],
  [260_000, "about 3 days left"],
])("%i seconds are %s", (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});

it.each([
  [42.4, "42 a second"],
  [0.44, "0.4 a second"],
  [1_240, "1,240 a second"],
])("%d is %s", (perSecond, text) => {
  expect(rateText(perSecond)).toBe(text);
});

it.each([
  [1, "1 subscriber"],
  [1_240, "1,240 subscribers"],
])("%i is %s", (count, text) => {
  expect(subscribersText(count)).toBe(text);
});

describe("what last happened", () => {
  const draft = {
    status: "draft",
    updatedAt: "2026-11-02T12:00:00.000Z",
    scheduledAt: null,
    startedAt: null,
    finishedAt: null,
  } as const;
  const scheduledAt = "2026-11-03T12:00:00.000Z";
  const startedAt = "2026-11-03T12:00:01.000Z";
  const finishedAt = "2026-11-04T12:00:00.000Z";

  it.each([
    [draft, /^Changed 2 Nov 2026$/, draft.updatedAt],
    [{ ...draft, status: "scheduled", scheduledAt }, /^Goes out 3 Nov 2026, /, scheduledAt],
    [{ ...draft, status: "sending", scheduledAt, startedAt }, /^Started 3 Nov 2026, /, startedAt],
    [{ ...draft, status: "paused", startedAt }, /^Started/, startedAt],
    [{ ...draft, status: "sent", startedAt, finishedAt }, /^Sent 4 Nov 2026$/, finishedAt],
    [{ ...draft, status: "cancelled", startedAt }, /^Started/, startedAt],
  ] as const)("of %j", (campaign, text, instant) => {
    const latest = latestOf(campaign);
    expect(`${latest.what} ${latest.when}`).toMatch(text);
    expect(latest.instant).toBe(instant);
  });
});
