import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { PublicSeries } from "@before-ten/contracts/series/output";
import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { seriesTexts } from "@before-ten/contracts/site/texts/events/series";
import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import { seriesJsonLd } from "../event-page/event-json-ld.ts";
import { OtherDates } from "../event-page/other-dates.tsx";
import { scheduleText } from "./series-dates.ts";
import { SeriesPage } from "./series-page.tsx";

const now = new Date("2026-12-01T12:00:00.000Z");
const reader = createTextReader();
const publicUrl = "https://club.example";

const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    eventOn(new Date(Date.UTC(2026, 11, 5 + 7 * index)).toISOString().slice(0, 10)),
  );

const series: PublicSeries = {
  id: "0198c5ae-0000-7000-8000-000000000000",
  slug: "first-saturday",
  name: "First Saturday",
  rule: "FREQ=MONTHLY;BYDAY=1SA;UNTIL=20270206",
  schedule: "The first Saturday of every month until 6 February 2027",
  upcoming: days(2),
  past: [eventOn("2026-11-07", { endDate: "2026-11-08T00:00:00.000Z" }), eventOn("2026-10-03")],
};

const show = (changed: Partial<PublicSeries> = {}) =>
  render(<SeriesPage series={{ ...series, ...changed }} now={now} publicUrl={publicUrl} />);

describe("a series' page", () => {
  it("shows the next dates as tickets, the posters of past ones, and older ones as lines", () => {
    show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("First Saturday");
    expect(screen.getByText(series.schedule ?? "")).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(2);
    const past = within(screen.getByRole("region", { name: "Past dates" }));
    expect(past.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Saturday 7 to Sunday 8 November 2026",
      "Saturday 3 October 2026",
    ]);
    show({ past: days(14) });
    const [, all] = screen.getAllByRole("region", { name: "Past dates" });
    const lines = within(all ?? document.body).getAllByRole("listitem");
    expect(lines.map((item) => item.textContent).slice(11)).toEqual([
      "Saturday 20 February 2027",
      "Saturday 27 February 20274:00 PM GMT, The Corn Exchange, London",
      "Saturday 6 March 20274:00 PM GMT, The Corn Exchange, London",
    ]);
  });

  it("shows dates far ahead as lines, too", () => {
    show({ upcoming: days(12), past: [] });
    expect(screen.getAllByRole("article")).toHaveLength(9);
    const later = within(screen.getByRole("region", { name: "Later dates" }));
    expect(later.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.queryByRole("region", { name: "Past dates" })).toBeNull();
  });

  it("says so if there are no upcoming dates", () => {
    show({ upcoming: [] });
    expect(screen.getByText("No dates yet")).toBeTruthy();
    expect(screen.getByText("No more dates announced yet.")).toBeTruthy();
  });

  it("links to its feeds", () => {
    show();
    const feeds = within(screen.getByRole("list", { name: "Feeds" }));
    expect(feeds.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "webcal://club.example/series/first-saturday.ics",
      "/series/first-saturday.rss",
      "/series/first-saturday.json",
    ]);
  });
});

const cancelledOn = (day: string, changed: Partial<PublicEvent> = {}) =>
  eventOn(day, {
    ...changed,
    disruption: {
      kind: "cancelled",
      reason: "Rain",
      since: "2026-11-20T09:30:00.000Z",
      changes: [],
      previousDates: null,
      previousLocation: null,
    },
  });

it.each([
  [{}, series.schedule],
  [{ schedule: null }, "2 dates until 12 December 2026"],
  [{ upcoming: days(1) }, "One more date, on 5 December 2026"],
  [{ upcoming: [] }, "No more dates announced yet."],
  [{ upcoming: [cancelledOn("2026-12-05")] }, "No more dates announced yet."],
  [
    { schedule: null, upcoming: [cancelledOn("2026-12-05"), ...days(2).slice(1)] },
    "One more date, on 12 December 2026",
  ],
  [
    { schedule: null, upcoming: [...days(2), cancelledOn("2026-12-19")] },
    "2 dates until 12 December 2026",
  ],
])("a series of %j goes by: %s", (changed, text) => {
  expect(scheduleText({ ...series, ...changed }, reader(seriesTexts))).toBe(text);
});

it("an event's page shows at most six other dates, the soonest first", () => {
  const all = days(9);
  const [event = eventOn("2026-12-05")] = all;
  const { rerender } = render(<OtherDates event={event} upcoming={all} />);
  const [first, ...others] = screen.getAllByRole("listitem");
  expect(first?.textContent).toContain("Saturday 12 December 2026");
  expect(others).toHaveLength(5);
  const link = screen.getByRole("link", { name: "All dates of First" });
  expect(link.getAttribute("href")).toBe("/series/first-saturday");
  rerender(<OtherDates event={event} upcoming={[event]} />);
  expect(screen.getByText("No other dates announced yet.")).toBeTruthy();
  rerender(<OtherDates event={{ ...event, series: null }} upcoming={[]} />);
  expect(screen.queryByRole("heading")).toBeNull();
});

it("structured data is an EventSeries with its upcoming dates", () => {
  const read = (changed: Partial<PublicSeries> = {}): unknown =>
    JSON.parse(seriesJsonLd({ ...series, ...changed }, { publicUrl, texts: reader }));
  expect(read({ upcoming: [eventOn("2026-12-05"), cancelledOn("2026-12-12")] })).toMatchObject({
    "@context": "https://schema.org",
    "@type": "EventSeries",
    name: "First Saturday",
    url: "https://club.example/series/first-saturday",
    startDate: "2026-12-05T16:00:00+00:00",
    endDate: "2026-12-05T22:00:00+00:00",
    location: { "@type": "Place", name: "The Corn Exchange, London" },
    subEvent: [
      { "@type": "Event", eventStatus: "https://schema.org/EventScheduled" },
      { "@type": "Event", eventStatus: "https://schema.org/EventCancelled" },
    ],
  });
  const off = cancelledOn("2026-12-05", { description: "Rained off." });
  expect(read({ upcoming: [off, eventOn("2026-12-12")] })).toMatchObject({
    description: "Six hours of floor-fillers.",
    startDate: "2026-12-12T16:00:00+00:00",
    endDate: "2026-12-12T22:00:00+00:00",
  });
  expect(read({ upcoming: [off], past: [] })).toMatchObject({ description: "Rained off." });
  expect(read({ upcoming: [] })).toMatchObject({
    startDate: "2026-11-07T16:00:00+00:00",
    subEvent: [],
  });
});
