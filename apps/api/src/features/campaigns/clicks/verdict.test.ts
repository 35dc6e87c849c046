import { expect, it } from "vitest";
import { judgeClick } from "./follow-link.service.ts";

const sentAt = new Date("2026-12-04T09:00:00Z");

function after(seconds: number): Date {
  return new Date(sentAt.getTime() + seconds * 1_000);
}

function clicked(linkNumber: number, seconds: number, isScanner = false) {
  return { linkNumber, isScanner, firstAt: after(seconds) };
}

it("takes a click a while after the mail for a person's", () => {
  const verdict = judgeClick({ linkNumber: 1, at: after(10), sentAt, recent: [] });
  expect(verdict).toEqual({ isScanner: false, laterKnown: [] });
});

it.each([after(9.9), sentAt])("takes one sooner for a scanner's", (at) => {
  expect(judgeClick({ linkNumber: 1, at, sentAt, recent: [] }).isScanner).toBe(true);
});

it("takes one before the mail is noted as sent for a scanner's", () => {
  const verdict = judgeClick({ linkNumber: 1, at: after(60), sentAt: null, recent: [] });
  expect(verdict.isScanner).toBe(true);
});

it("counts two links at once, and any number of clicks on one link, as a person's", () => {
  const recent = [clicked(1, 60), clicked(2, 61)];
  expect(judgeClick({ linkNumber: 2, at: after(62), sentAt, recent }).isScanner).toBe(false);
});

it("takes three links at once for a scanner's, the earlier ones too", () => {
  const recent = [clicked(1, 60), clicked(2, 61)];
  expect(judgeClick({ linkNumber: 3, at: after(62), sentAt, recent })).toEqual({
    isScanner: true,
    laterKnown: [1, 2],
  });
});

it("keeps a link as a person's if it was clicked before the burst", () => {
  const recent = [clicked(1, 60), clicked(2, 3_601), clicked(3, 3_602, true)];
  expect(judgeClick({ linkNumber: 4, at: after(3_603), sentAt, recent })).toEqual({
    isScanner: true,
    laterKnown: [2],
  });
});
