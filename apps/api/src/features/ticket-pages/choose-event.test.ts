import { describe, expect, it } from "vitest";
import { chosenEvent } from "./choose-event.ts";
import type { PageEvent, PageFacts } from "./page-facts.ts";
import { barePageEvent as bare } from "./testing/bare-page-event.ts";

const page = (events: Partial<PageEvent>[], openGraph: Partial<PageEvent> = {}): PageFacts => ({
  events: events.map((event) => ({ ...bare, ...event })),
  openGraph: { ...bare, ...openGraph },
});
const anyEvent = { timeZone: "Europe/London", now: new Date("2026-11-01T12:00:00Z") };
const expected = {
  eventName: "Sunday Disco",
  startDay: "2026-12-05",
  startTime: "16:00",
  sharesPage: false,
};
const disco = { name: "Sunday Disco", start: "2026-12-05" };
const ticket = { price: null, availability: null, starts: [], ends: [] };

describe("the event of a page", () => {
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
      "of one name and day the one at that time",
      page([
        { ...disco, start: "2026-12-05T12:00" },
        { name: "Sunday Disco II", start: "2026-12-05T16:00" },
      ]),
      "Sunday Disco II",
    ],
    [
      "none of several at other times",
      page([
        { ...disco, start: "2026-12-05T12:00" },
        { ...disco, start: "2026-12-05T20:00" },
      ]),
      undefined,
    ],
    [
      "none of several on other days",
      page([
        { ...disco, start: "2026-12-12" },
        { ...disco, start: "2026-12-19" },
      ]),
      undefined,
    ],
    [
      "of a series and its first date the date",
      page([disco, { ...disco, name: "Sunday Disco, first", offers: [ticket] }]),
      "Sunday Disco, first",
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
    expect(chosenEvent(facts, { ...anyEvent, expected })?.name).toBe(name);
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
    expect(chosenEvent(facts, { ...anyEvent, expected: sharing })?.name).toBe(name);
  });

  it.each<[string, PageFacts, name: string]>([
    ["the first", page([{ name: "Soul Night" }, { name: "Sunday Disco" }]), "Soul Night"],
    [
      "the one of the title",
      page([{ name: "Soul Night" }, disco], { name: "Sunday Disco" }),
      "Sunday Disco",
    ],
    ["the first to come", page([{ name: "Soul Night", start: "2026-10-01" }, disco]), disco.name],
    ["the title", page([], { name: "Tickets" }), "Tickets"],
  ])("is, when nothing is expected, %s", (_what, facts, name) => {
    expect(chosenEvent(facts, anyEvent)?.name).toBe(name);
  });
});
