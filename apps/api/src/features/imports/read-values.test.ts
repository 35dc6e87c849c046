import { describe, expect, it } from "vitest";
import { guessDateOrder, readDay, readTime } from "./read-day.ts";
import { readInstant, readOffset } from "./read-clock.ts";
import { readTimeZone } from "./read-time-zone.ts";
import { readCountry, readList, readPrice } from "./read-value.ts";

describe("a day", () => {
  it.each([
    ["2026-12-05", "2026-12-05"],
    ["2026-12-05T16:00:00+11:00", "2026-12-05"],
    ["20261205", "2026-12-05"],
    ["20261205T160000", "2026-12-05"],
    ["2026/12/5 16:00", "2026-12-05"],
    ["5/12/2026", "2026-12-05"],
    ["05.12.26", "2026-12-05"],
    ["5-12-2026 4pm", "2026-12-05"],
    ["5 December 2026", "2026-12-05"],
    ["Saturday 5th Dec 2026", "2026-12-05"],
    ["Sat, 5 Dec 2026 16:00", "2026-12-05"],
    ["December 5, 2026", "2026-12-05"],
    ["05-Dec-26", "2026-12-05"],
    ["46361", "2026-12-05"],
    ["46361.6667", "2026-12-05"],
  ])("%s is %s", (text, day) => {
    expect(readDay(text, "dmy")).toBe(day);
  });

  it("may have the month first", () => {
    expect(readDay("12/5/2026", "mdy")).toBe("2026-12-05");
    expect(readDay("25/12/2026", "mdy")).toBeUndefined();
  });

  it.each(["", "soon", "31/2/2026", "2026-13-01", "99999", "1e309", "5 Foo 2026", "=1+1"])(
    "is not %s",
    (text) => {
      expect(readDay(text, "dmy")).toBeUndefined();
    },
  );

  it("tells its order where it can", () => {
    expect(guessDateOrder(["5/12/2026", "25/12/2026"])).toBe("dmy");
    expect(guessDateOrder(["5/12/2026", "12/25/2026"])).toBe("mdy");
    expect(guessDateOrder(["5/12/2026"])).toBeUndefined();
  });
});

describe("a time", () => {
  it.each([
    ["16:00", "16:00"],
    ["4pm", "16:00"],
    ["4:30 PM", "16:30"],
    ["12 a.m.", "00:00"],
    ["12pm", "12:00"],
    ["16.30", "16:30"],
    ["16h", "16:00"],
    ["16h30", "16:30"],
    ["2026-12-05T16:00:00Z", "16:00"],
    ["5/12/2026 4:15 pm", "16:15"],
    ["46361.6667", "16:00"],
    ["noon", "12:00"],
    ["16 Uhr", "16:00"],
    ["16.30 Uhr", "16:30"],
    ["1600", "16:00"],
    ["24:00", "00:00"],
    ["10 PM AEDT", "22:00"],
    ["22:00 BST", "22:00"],
    ["16:00 GMT+11", "16:00"],
    ["20261205T160000Z", "16:00"],
  ])("%s is %s", (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each(["", "25:00", "16:70", "13pm", "late", "5/12/2026", "2026-12-05"])(
    "is not %s",
    (text) => {
      expect(readTime(text)).toBeUndefined();
    },
  );
});

describe("an offset", () => {
  it.each([
    ["16:00", undefined],
    ["4pm", undefined],
    ["2026-12-05", undefined],
    ["5-12-2026 16:00", undefined],
    ["05:00Z", 0],
    ["2026-12-05T16:00:00+11:00", 660],
    ["16:00+11", 660],
    ["16:00 GMT-3", -180],
    ["10 PM AEDT", 660],
    ["4pm BST", 60],
    ["20261205T050000Z", 0],
  ])("of %s is %s", (text, minutes) => {
    expect(readOffset(text)).toBe(minutes);
  });
});

describe("a time zone", () => {
  it.each([
    ["Australia/Sydney", "Australia/Sydney"],
    ["AUS Eastern Standard Time", "Australia/Sydney"],
    ["(UTC+10:00) Canberra, Melbourne, Sydney", "Australia/Sydney"],
    ["Pacific Time (US & Canada)", "America/Los_Angeles"],
    ["(UTC+00:00) Dublin, Edinburgh, Lisbon, London", "Europe/London"],
    ["/mozilla.org/20050126_1/Australia/Sydney", "Australia/Sydney"],
    ["BST", undefined],
    ["constructor", undefined],
    ["", undefined],
  ])("%s is %s", (text, name) => {
    expect(readTimeZone(text)).toBe(name);
  });
});

describe("an instant", () => {
  it.each([
    ["2026-12-05T16:00:00+11:00", "2026-12-05T05:00:00.000Z"],
    ["2026-12-05 16:00:00", "2026-12-05T16:00:00.000Z"],
    ["5/12/2026", "2026-12-05T00:00:00.000Z"],
  ])("%s is %s", (text, instant) => {
    expect(readInstant(text, "dmy")?.instant).toBe(instant);
  });
});

describe("a price", () => {
  it.each([
    ["50", { amount: "50" }],
    ["A$50.00", { amount: "50.00", currency: "AUD" }],
    ["NZ$45", { amount: "45", currency: "NZD" }],
    ["US$ 35.5", { amount: "35.5", currency: "USD" }],
    ["GBP £35", { amount: "35", currency: "GBP" }],
    ["£35", { amount: "35", currency: "GBP" }],
    ["35.50 gbp", { amount: "35.50", currency: "GBP" }],
    ["1.234,50", { amount: "1234.50" }],
    ["1,234", { amount: "1234" }],
    ["Free", { amount: "0" }],
  ])("%s is %o", (text, price) => {
    expect(readPrice(text)).toMatchObject(price);
  });

  it.each(["", "ask", "10-20", "50 EUR", "=50*2", "1.2.3.4"])("is not %s", (text) => {
    expect(readPrice(text)).toBeUndefined();
  });
});

describe("a country", () => {
  it.each([
    ["AU", "AU"],
    ["australia", "AU"],
    ["The United Kingdom", "UK"],
    ["GB", "UK"],
    ["U.S.A.", "US"],
    ["Singapore", "SG"],
    ["Germany", undefined],
    ["constructor", undefined],
  ])("%s is %s", (text, code) => {
    expect(readCountry(text)).toBe(code);
  });
});

describe("a list", () => {
  it.each([
    ["vinyl; vinyl,x", ["vinyl", "x"]],
    ['"Fan","Front row"', ["Fan", "Front row"]],
    ['Fan, "front, ""row""" | x', ["Fan", 'front, "row"', "x"]],
    ['5" disc, "left', ['5" disc', '"left']],
    ["", []],
  ])("%s is %j", (text, parts) => {
    expect(readList(text)).toEqual(parts);
  });
});
