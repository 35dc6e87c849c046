import type { PublicEvent } from "@before-ten/contracts/events/output";
import { render, screen } from "@testing-library/react";
import { publicEvent } from "@before-ten/contracts/testing/public-event";
import { describe, expect, it } from "vitest";
import { EventListCard } from "../list/event-list-card.tsx";
import { EventPage } from "./event-page.tsx";
import { UpcomingCard } from "../list/upcoming-events.tsx";

const event = publicEvent({
  startDate: "2026-12-12T00:00:00.000Z",
  endDate: "2026-12-12T00:00:00.000Z",
  startsAt: "2026-12-12T16:00:00.000Z",
  endsAt: "2026-12-12T22:00:00.000Z",
  capacity: 200,
  registrations: 100,
});
const now = new Date("2026-12-01T12:00:00.000Z");
const said = {
  reason: "The roof leaks.",
  since: "2026-11-20T09:30:00.000Z",
  changes: [],
  previousDates: null,
  previousLocation: null,
};

const views = {
  "on Home": (change: Partial<PublicEvent>, at = now) =>
    render(<UpcomingCard event={{ ...event, ...change }} now={at} />),
  "on /events": (change: Partial<PublicEvent>) =>
    render(
      <EventListCard event={{ ...event, ...change }} now={now} heading="h3" priority={false} />,
    ),
  "on its page": (change: Partial<PublicEvent>, at = now) =>
    render(<EventPage event={{ ...event, ...change }} now={at} publicUrl="https://club.example" />),
};

const ticketLinks = () => screen.queryAllByRole("link", { name: /^Get Tickets/ });

describe.each(Object.entries(views))("%s", (_where, show) => {
  it.each([
    ["sold-out", "Sold out"],
    ["at-the-door", "Pay at the door"],
    ["not-yet-on-sale", "Tickets from 5 December"],
  ] as const)("%s: says so, and links to no tickets", (availability, words) => {
    const onSaleFrom = availability === "not-yet-on-sale" ? "2026-12-05T09:00:00.000Z" : null;
    show({ availability, onSaleFrom });
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(ticketLinks()).toEqual([]);
  });

  it("few-left and free: say so beside the link to the tickets", () => {
    show({ availability: "free" });
    expect(screen.getAllByText("Free").length).toBeGreaterThan(0);
    expect(screen.queryByText(/£/)).toBeNull();
    expect(ticketLinks().length).toBeGreaterThan(0);
    show({ availability: "few-left", registrations: 190 });
    expect(screen.getAllByText("Few left").length).toBeGreaterThan(0);
  });

  it.each(["cancelled", "postponed"] as const)(
    "%s: gives the reason, counts down to nothing and sells nothing",
    (kind) => {
      const { container } = show({ disruption: { ...said, kind } });
      expect(screen.getByText(said.reason)).toBeDefined();
      expect(container.querySelector("count-down")).toBeNull();
      expect(screen.queryByText(/£/)).toBeNull();
      expect(ticketLinks()).toEqual([]);
    },
  );

  it("rescheduled and moved: strike through what is outdated", () => {
    const previousDates = {
      startDate: "2026-12-05T00:00:00.000Z",
      endDate: "2026-12-05T00:00:00.000Z",
      startTime: "16:00",
      endTime: "22:00",
      startsAt: "2026-12-05T16:00:00.000Z",
      endsAt: "2026-12-05T22:00:00.000Z",
    };
    const previousLocation = { formatted: "Pier 9, London", coordinates: null };
    const { container } = show({
      disruption: { ...said, kind: "moved", previousDates, previousLocation },
    });
    const struck = [...container.querySelectorAll("s")].map(({ textContent }) => textContent);
    expect(struck.toSorted()).toEqual([
      "Previously: Pier 9, London",
      "Previously: Saturday 5 December 2026",
    ]);
    expect(screen.getAllByText(/Saturday 12 December 2026/).length).toBeGreaterThan(0);
    expect(ticketLinks().length).toBeGreaterThan(0);
  });

  it("new hours on the same day: strikes the old ones through, and says “New time”", () => {
    const day = "2026-12-12T00:00:00.000Z";
    const previousDates = {
      startDate: day,
      endDate: day,
      startTime: "18:00",
      endTime: "22:00",
      startsAt: "2026-12-12T18:00:00.000Z",
      endsAt: "2026-12-12T22:00:00.000Z",
    };
    const { container } = show({
      disruption: { ...said, kind: "rescheduled", changes: ["time"], previousDates },
    });
    const struck = [...container.querySelectorAll("s")].map(({ textContent }) => textContent);
    expect(struck).toEqual(["Previously: 6:00 PM to 10:00 PM"]);
    expect(screen.getAllByText(/^(New time|This party has a new time\.)$/).length).toBeGreaterThan(
      0,
    );
  });
});

it("counts no places if the availability says something else", () => {
  views["on its page"]({ availability: "sold-out" });
  expect(screen.queryByText(/spots left/)).toBeNull();
});

it("says nothing of a cancelled party's acts and what to expect", () => {
  const lineUp = [{ time: null, name: "DJ Marguerite" }];
  const regions = () =>
    ["Line-up", "What to Expect"].filter((name) => screen.queryByRole("region", { name }) !== null);
  views["on its page"]({ lineUp, disruption: { ...said, kind: "cancelled" } });
  expect(regions()).toEqual([]);
  views["on its page"]({ lineUp, disruption: { ...said, kind: "postponed" } });
  expect(regions()).toEqual(["Line-up", "What to Expect"]);
});

it("says once that it is free and in which country it is", () => {
  const { container } = views["on its page"]({
    availability: "free",
    country: "SG",
    location: { formatted: "Godown Terrace, Singapore", coordinates: null },
  });
  const [date, time, place] = container.querySelectorAll("dd");
  expect([date, time, place].map((fact) => fact?.textContent)).toContain(
    "Godown Terrace, Singapore",
  );
  // The sticky bar of a phone repeats it.
  expect(screen.getAllByText("Free")).toHaveLength(1);
  expect(screen.getAllByText("Free entry")).toHaveLength(1);
});

describe.each([
  ["on Home", views["on Home"]],
  ["on its page", views["on its page"]],
])("%s", (_where, show) => {
  it.each([
    ["2026-12-12T15:59:59.000Z", ["00", "00", "00", "01"], undefined],
    ["2026-12-12T16:00:00.000Z", ["00", "00", "00", "00"], "On now until 10:00 PM"],
    ["2026-12-12T21:59:59.000Z", ["00", "00", "00", "00"], "On now until 10:00 PM"],
  ])("at %s the countdown shows %j, beside it %s", (time, numbers, sentence) => {
    const { container } = show({}, new Date(time));
    const countdown = container.querySelector("count-down");
    expect([...(countdown?.querySelectorAll("dd") ?? [])].map((dd) => dd.textContent)).toEqual(
      numbers,
    );
    expect(countdown?.querySelector("p:not([hidden])")?.textContent).toBe(sentence);
  });
});
