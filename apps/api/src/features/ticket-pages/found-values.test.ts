import { describe, expect, it } from "vitest";
import { foundValuesOf, nothingFound, wallClock } from "./found-values.ts";
import type { PageEvent, PageFacts } from "./page-facts.ts";

const bare: PageEvent = {
  name: null,
  start: null,
  end: null,
  place: null,
  status: null,
  offers: [],
};
const page = (events: Partial<PageEvent>[], openGraph: Partial<PageEvent> = {}): PageFacts => ({
  events: events.map((event) => ({ ...bare, ...event })),
  openGraph: { ...bare, ...openGraph },
});
const london = { timeZone: "Europe/London" };
const expected = { eventName: "Sunday Disco", startDay: "2026-12-05", sharesPage: false };
const offer = (amount: number | null, availability: string | null = null, currency = "GBP") => ({
  amount,
  availability,
  currency,
});

describe("the time at the venue", () => {
  it.each([
    ["2026-12-05", "Europe/London", "2026-12-05", null],
    ["2026-12-05T16:00", "Australia/Sydney", "2026-12-05", "16:00"],
    ["2026-12-05 16:00:00", undefined, "2026-12-05", "16:00"],
    ["2026-12-05T16:00:00.000Z", "Europe/London", "2026-12-05", "16:00"],
    ["2026-12-05T05:00:00Z", "Australia/Sydney", "2026-12-05", "16:00"],
    ["2026-12-05T21:00:00Z", "Pacific/Auckland", "2026-12-06", "10:00"],
    ["2026-12-05T16:00:00+1100", "Australia/Sydney", "2026-12-05", "16:00"],
    ["2026-12-05T16:00:00+11:00", undefined, "2026-12-05", "16:00"],
    // UTC isn't a venue's wall clock.
    ["2026-12-05T05:00:00Z", undefined, null, null],
    ["2026-12-05T05:00:00+00:00", undefined, null, null],
    // Sellers write midnight, local to the venue, if no time was entered.
    ["2026-12-05T00:00:00", "Europe/London", "2026-12-05", null],
    ["2026-12-05T00:00:00+11:00", "Australia/Sydney", "2026-12-05", null],
    ["2026-12-04T13:00:00Z", "Australia/Sydney", "2026-12-05", null],
    ["2026-12-05T00:00:00+11:00", undefined, "2026-12-05", null],
    // In another zone it isn't midnight.
    ["2026-12-05T00:00:00+11:00", "Europe/London", "2026-12-04", "13:00"],
    ["2026-06-07T00:00:00Z", "America/Los_Angeles", "2026-06-06", "17:00"],
    ["2026-06-07T00:00:00Z", undefined, null, null],
    ["2026-13-45", "Europe/London", null, null],
    ["2026-12-05T99:99", "Europe/London", "2026-12-05", null],
    ["next Saturday", "Europe/London", null, null],
    [null, "Europe/London", null, null],
  ])("of %j in %s is %s, %s", (text, zone, day, time) => {
    expect(wallClock(text, zone)).toEqual({ day, time });
  });
});

describe("the event of a page", () => {
  const disco = { name: "Sunday Disco", start: "2026-12-05" };
  it.each<[string, PageFacts, name: string | undefined]>([
    ["its only one", page([{ name: "Anything" }]), "Anything"],
    ["the one of that name", page([{ name: "Soul Night" }, disco]), "Sunday Disco"],
    [
      "of one name the one of that day",
      page([
        { ...disco, start: "2026-12-12" },
        { ...disco, name: "Sunday Disco, London" },
      ]),
      "Sunday Disco, London",
    ],
    [
      "of other names the one of that day",
      page([{ name: "A" }, { name: "B", start: "2026-12-05" }]),
      "B",
    ],
    ["none of many others", page([{ name: "A" }, { name: "B" }]), undefined],
    [
      "Open Graph's, where it has a start",
      page([], { name: "Disco", start: "2026-12-05" }),
      "Disco",
    ],
    ["not a mere title", page([], { name: "Tickets" }), undefined],
    ["none", page([]), undefined],
  ])("is %s", (_what, facts, name) => {
    expect(foundValuesOf(facts, { ...london, expected })?.name).toBe(name);
  });

  it.each<[string, PageFacts, name: string | undefined]>([
    ["of that day", page([{ ...disco, start: "2026-12-12" }, disco]), "Sunday Disco"],
    [
      "of that day and that name",
      page([
        { name: "Soul Night", start: "2026-12-05" },
        { name: "Sunday Disco, London", start: "2026-12-05" },
      ]),
      "Sunday Disco, London",
    ],
    ["of that day by another name", page([{ name: "B", start: "2026-12-05" }]), "B"],
    ["of Open Graph on that day", page([], { name: "D", start: "2026-12-05" }), "D"],
    ["no only one of another day", page([{ ...disco, start: "2026-12-12" }]), undefined],
    ["no only one without a day", page([{ name: "Sunday Disco" }]), undefined],
    [
      "none of two others on that day",
      page([
        { name: "A", start: "2026-12-05" },
        { name: "B", start: "2026-12-05" },
      ]),
      undefined,
    ],
    ["not Open Graph's of another day", page([], { ...disco, start: "2026-12-12" }), undefined],
  ])("is, where others have the same page, the one %s", (_what, facts, name) => {
    const sharing = { ...expected, sharesPage: true };
    expect(foundValuesOf(facts, { ...london, expected: sharing })?.name).toBe(name);
  });

  it("is the one of the title, or the first, when nothing is expected", () => {
    const two = [{ name: "Soul Night" }, { name: "Sunday Disco" }];
    expect(foundValuesOf(page(two), london)?.name).toBe("Soul Night");
    expect(foundValuesOf(page(two, { name: "Sunday Disco" }), london)?.name).toBe("Sunday Disco");
    expect(foundValuesOf(page([], { name: "Tickets" }), london)?.name).toBe("Tickets");
  });
});

describe("its values", () => {
  it("are null where the page says nothing", () => {
    expect(foundValuesOf(page([{}]), london)).toEqual(nothingFound);
  });

  it.each([
    [[offer(40), offer(28.5), offer(null)], { amount: 28.5, currency: "GBP" }],
    [[offer(20, "SoldOut"), offer(40, "InStock")], { amount: 40, currency: "GBP" }],
    [[offer(20, "SoldOut"), offer(40, "SoldOut")], { amount: 20, currency: "GBP" }],
    [[offer(20, null, "pounds")], { amount: 20, currency: null }],
    [[], null],
  ])("have the lowest price that can be bought: %j", (offers, price) => {
    expect(foundValuesOf(page([{ offers }]), london)?.price).toEqual(price);
  });

  it.each([
    [["InStock"], "on-sale"],
    [["SoldOut", "InStock"], "on-sale"],
    [["SoldOut", "LimitedAvailability"], "few-left"],
    [["SoldOut", "OutOfStock"], "sold-out"],
    [["SoldOut", null], null],
    [["PreOrder"], null],
    [["constructor"], null],
    [[], null],
  ])("are sold out when everything is: %j", (offered, availability) => {
    const offers = offered.map((each) => offer(40, each));
    expect(foundValuesOf(page([{ offers }]), london)?.availability).toBe(availability);
  });

  it.each([
    ["EventCancelled", "cancelled"],
    ["EventPostponed", "postponed"],
    ["EventScheduled", null],
    ["toString", null],
  ])("say what happened: %s", (status, disruption) => {
    expect(foundValuesOf(page([{ status }]), london)?.disruption).toBe(disruption);
  });
});
