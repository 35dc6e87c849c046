import { expect, it } from "vitest";
import { livePause, shortestLivePause } from "./live-pause.ts";

const now = new Date("2026-12-04T09:00:00.000Z");
const draft = { status: "draft", scheduledAt: null } as const;
const sending = { status: "sending", scheduledAt: null } as const;
const tomorrow = { status: "scheduled", scheduledAt: "2026-12-05T09:00:00.000Z" } as const;
const due = { status: "scheduled", scheduledAt: "2026-12-04T09:00:05.000Z" } as const;

it.each([
  [draft, false],
  [{ status: "paused", scheduledAt: null } as const, false],
  [sending, 1_500],
  [tomorrow, 10_000],
  [due, 1_500],
])("%j is looked at again after: %s", (campaign, pause) => {
  expect(livePause(campaign, now)).toBe(pause);
});

it("a list is polled as often as its most active campaign", () => {
  expect(shortestLivePause([draft, tomorrow, due], now)).toBe(1_500);
  expect(shortestLivePause([draft, tomorrow], now)).toBe(10_000);
  expect(shortestLivePause([draft], now)).toBe(false);
});
