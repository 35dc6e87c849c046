import type { PublicEvent } from "@before-ten/contracts/events/output";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { EventListCard } from "./event-list-card.tsx";
import { EventPage } from "./event-page.tsx";
import { UpcomingCard } from "./upcoming-card.tsx";

const event: PublicEvent = {
  id: "0198c5ae-0000-7000-8000-000000000000",
  eventName: "Sunday Disco",
  description: "Six hours of floor-fillers.",
  location: { formatted: "The Corn Exchange, London", coordinates: null },
  country: "UK",
  startDate: "2026-12-12T00:00:00.000Z",
  endDate: "2026-12-12T00:00:00.000Z",
  startTime: "16:00",
  endTime: "22:00",
  startsAt: "2026-12-12T16:00:00.000Z",
  endsAt: "2026-12-12T22:00:00.000Z",
  timeZone: "Europe/London",
  timeZoneAbbreviation: "GMT",
  poster: null,
  musicGenres: [],
  ticketPrice: { amount: 35, currency: "GBP" },
  redirectUrl: "https://tickets.example/before-ten",
  capacity: 200,
  unlimitedCapacity: false,
  registrations: 100,
  availability: "on-sale",
  availabilitySetting: null,
  onSaleFrom: null,
  disruption: null,
  sequence: 0,
  series: null,
  featured: false,
  status: "active",
  createdAt: "2026-11-01T09:30:00.000Z",
};
const now = new Date("2026-12-01T12:00:00.000Z");
const said = {
  reason: "The roof leaks.",
  since: "2026-11-20T09:30:00.000Z",
  previousDates: null,
  previousLocation: null,
};

const views = {
  "on Home": (change: Partial<PublicEvent>) =>
    render(<UpcomingCard event={{ ...event, ...change }} now={now} />),
  "on /events": (change: Partial<PublicEvent>) =>
    render(<EventListCard event={{ ...event, ...change }} now={now} priority={false} />),
  "on its page": (change: Partial<PublicEvent>) =>
    render(
      <EventPage event={{ ...event, ...change }} now={now} publicUrl="https://club.example" />,
    ),
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

  it("few-left and free: say so, beside the way to the tickets", () => {
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

  it("rescheduled and moved: strike through what no longer holds", () => {
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
    expect(screen.getByText(/Saturday 12 December 2026/)).toBeDefined();
    expect(ticketLinks().length).toBeGreaterThan(0);
  });
});

it("counts no places where that says something else than the availability", () => {
  views["on its page"]({ availability: "sold-out" });
  expect(screen.queryByText(/spots left/)).toBeNull();
});
