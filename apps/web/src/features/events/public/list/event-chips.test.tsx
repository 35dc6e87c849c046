import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import { EventChips } from "./event-chips.tsx";
import { EventFilters } from "./event-filters.tsx";
import { EventTickets } from "./events-list.tsx";
import type { EventsSearch } from "./events-search.ts";

const inSydney = { formatted: "1 Bent Street", city: "Sydney", coordinates: null };
const events = [
  eventOn("2026-12-05", { musicGenres: ["80s pop", "House"] }),
  eventOn("2026-12-12", { country: "AU", location: inSydney, musicGenres: ["80s Pop"] }),
  eventOn("2027-01-02", { musicGenres: ["90s house", "House"] }),
];

function open(search: EventsSearch): void {
  const pagination = { page: 1, limit: 100, total: events.length, pages: 1 };
  const now = new Date("2026-12-01T12:00:00.000Z");
  render(
    <>
      <EventFilters search={search} nearMe={null} count={null} />
      <EventChips search={search} found={events} now={now} />
      <EventTickets events={{ items: events, pagination }} search={search} now={now} />
    </>,
  );
}

const chips = (name: string) =>
  within(screen.getByRole("group", { name }))
    .getAllByRole("button")
    .map((chip) =>
      chip.getAttribute("aria-pressed") === "true" ? `[${chip.textContent}]` : chip.textContent,
    );

it("offers the cities and months that have parties", () => {
  open({});
  expect(chips("City")).toEqual(["[All cities]", "London", "Sydney"]);
  expect(chips("Month")).toEqual(["[All months]", "December 2026", "January 2027"]);
});

it("offers days, this weekend among them, and music", () => {
  open({});
  expect(chips("Day")).toEqual(["[Any day]", "This weekend", "Saturday"]);
  expect(chips("Decade")).toEqual(["[All decades]", "80s", "90s"]);
  expect(chips("Genre")).toEqual(["[All genres]", "80s pop", "House", "90s house"]);
});

it("finds a decade and a genre by other spellings, and keeps what was chosen in sight", () => {
  open({ decade: "90s", genre: "90S HOUSE" });
  expect(chips("Decade")).toEqual(["All decades", "[90s]"]);
  expect(chips("Genre")).toEqual(["All genres", "90s house", "House", "[90S HOUSE]"]);
  expect(screen.getByText("By music").closest("details")?.open).toBe(true);
});

// With a single one there is nothing to choose.
it.each([
  [{ country: "AU" }, [], []],
  [{ city: "Sydney" }, ["All cities", "London", "[Sydney]"], []],
  [
    { city: "london" },
    ["All cities", "London", "Sydney", "[london]"],
    ["[All months]", "December 2026", "January 2027"],
  ],
  [{ month: "2027-01" }, [], ["All months", "December 2026", "[January 2027]"]],
  [
    { country: "AU", city: "London", month: "2027-03" },
    ["All cities", "[London]"],
    ["All months", "[March 2027]"],
  ],
] as const)(
  "beside %j offers what leads to a party, and what was chosen stays to be seen",
  (search, cities, months) => {
    open(search);
    const shown = (name: string) => (screen.queryByRole("group", { name }) ? chips(name) : []);
    expect(shown("City")).toEqual(cities);
    expect(shown("Month")).toEqual(months);
  },
);

it("sends a chip together with the other filters", () => {
  open({ q: "disco", country: "UK", city: "London" });
  const form = screen.getByRole<HTMLFormElement>("search");
  const chip = screen.getByRole("button", { name: "January 2027" });
  expect(Object.fromEntries(new FormData(form, chip))).toEqual({
    q: "disco",
    country: "UK",
    day: "",
    city: "London",
    month: "2027-01",
    decade: "",
    genre: "",
  });
});

it("groups the parties by month, and shows the day on the first tickets", () => {
  open({});
  const list = screen.getByRole("list", { name: "December 2026" });
  const headings = within(list).getAllByRole("heading", { level: 3 });
  expect(headings).toHaveLength(2);
  expect(within(list).getAllByRole("article")[0]?.textContent).toContain("Sat 5 Dec");
});
