import type { City } from "@before-ten/contracts/cities/output";
import type { VenuePage as VenueOnPage } from "@before-ten/contracts/venues/output";
import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import { cityJsonLd, venueJsonLd } from "../event-page/event-json-ld.ts";
import { CityPage } from "./city-page.tsx";
import { VenuePage } from "./venue-page.tsx";

const page = { now: new Date("2026-12-01T12:00:00.000Z"), publicUrl: "https://club.example" };
const past = [eventOn("2026-10-03", { eventName: "Disco <of> old" })];

const venue: VenueOnPage = {
  id: "0198c5ae-0000-7000-8000-000000000000",
  slug: "paper-mill-yard",
  name: "Paper Mill Yard",
  country: "UK",
  location: { formatted: "White Post Lane, London", coordinates: [-0.02, 51.54], city: "London" },
  city: "London",
  capacity: 300,
  arrival: "Through the blue gate.",
  transport: "Overground to Hackney Wick.",
  accessibility: null,
  bar: "Beer.",
  seats: null,
  cloakroom: null,
  rules: null,
  photos: [
    {
      url: "/media/a-1200.jpeg",
      alt: "The yard",
      width: 1200,
      height: 800,
      srcSet: "/media/a-1200.webp 1200w",
      avifSrcSet: null,
      svgUrl: null,
      wordlessUrl: null,
      preview: null,
      darkest: null,
    },
  ],
  updatedAt: "2026-11-28T09:00:00.000Z",
  upcoming: [eventOn("2026-12-05")],
  past,
};

const city: City = {
  slug: "london",
  name: "London",
  text: null,
  venues: [venue],
  upcoming: [eventOn("2026-12-05"), eventOn("2026-12-12")],
  past,
};

const factsOf = (list: HTMLElement) =>
  [...list.querySelectorAll("div")].map((fact) => fact.textContent);

it("a venue's page shows what it says, its photos and its parties", () => {
  render(<VenuePage venue={venue} {...page} album={<img src="/b.jpeg" alt="The bar" />} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Paper Mill Yard");
  expect(factsOf(screen.getByRole("region", { name: "The venue" }))).toEqual([
    "TransportOverground to Hackney Wick.",
    "Drinks and foodBeer.",
    "Capacity300 people",
  ]);
  const way = within(screen.getByRole("region", { name: "Getting there" }));
  expect(way.getByText("Paper Mill Yard, White Post Lane, London")).toBeTruthy();
  expect(way.getByText("Through the blue gate.")).toBeTruthy();
  expect(way.queryByRole("link", { name: /^More about/ })).toBeNull();
  expect(way.getByRole("link", { name: "All parties in London" }).getAttribute("href")).toBe(
    "/london",
  );
  expect(screen.getByRole("img", { name: "The yard" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "The bar" })).toBeTruthy();
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.getByRole("region", { name: "Past dates" }).textContent).toContain(
    "Disco <of> old",
  );
});

it("a venue that says nothing has no empty list", () => {
  const silent = { capacity: null, transport: null, bar: null, photos: [], upcoming: [] };
  render(<VenuePage venue={{ ...venue, ...silent }} {...page} />);
  expect(screen.queryByRole("region", { name: "The venue" })).toBeNull();
  expect(screen.getByText("No dates yet")).toBeTruthy();
});

it("a city's page shows the club's words, its parties, venues and feeds", () => {
  render(<CityPage city={city} {...page} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Day parties in London");
  expect(screen.getByText(/^Brick arches/)).toBeTruthy();
  expect(screen.getAllByRole("article")).toHaveLength(2);
  const venues = within(screen.getByRole("region", { name: "Where we dance in London" }));
  expect(venues.getByRole("link", { name: "Paper Mill Yard" }).getAttribute("href")).toBe(
    "/venues/paper-mill-yard",
  );
  const feeds = within(screen.getByRole("list", { name: "Feeds" }));
  expect(feeds.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "webcal://club.example/london.ics",
    "/london.rss",
    "/london.json",
  ]);
});

it("structured data is an EventVenue, and an ItemList", () => {
  const texts = createTextReader();
  expect(JSON.parse(venueJsonLd(venue, { ...page, texts }))).toMatchObject({
    "@type": "EventVenue",
    name: "Paper Mill Yard",
    url: "https://club.example/venues/paper-mill-yard",
    address: { addressLocality: "London", addressCountry: "GB" },
    geo: { latitude: 51.54, longitude: -0.02 },
    image: ["https://club.example/media/a-1200.jpeg"],
    maximumAttendeeCapacity: 300,
    event: [{ "@type": "Event" }],
  });
  expect(JSON.parse(cityJsonLd(city, page))).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 2,
    itemListElement: [{ position: 1 }, { position: 2 }],
  });
});
