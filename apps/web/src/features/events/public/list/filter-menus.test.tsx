import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import { EventFilters } from "./event-filters.tsx";
import { EventTickets } from "./events-list.tsx";
import { FilterMenus } from "./filter-menus.tsx";
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
      <EventFilters
        search={search}
        menus={<FilterMenus search={search} found={events} now={now} />}
        nearMe={null}
      />
      <EventTickets events={{ items: events, pagination }} search={search} now={now} />
    </>,
  );
}

const options = (name: string) =>
  [...(screen.queryByRole<HTMLSelectElement>("combobox", { name })?.options ?? [])].map(
    ({ selected, textContent }) => (selected ? `[${textContent}]` : textContent),
  );

it("offers the cities and months that have parties, and every country, with their numbers", () => {
  open({});
  expect(options("City")).toEqual(["[All cities]", "London (2)", "Sydney (1)"]);
  expect(options("Month")).toEqual(["[All months]", "December 2026 (2)", "January 2027 (1)"]);
  expect(options("Country")).toEqual(
    expect.arrayContaining(["[All]", "Australia (1)", "New Zealand (0)"]),
  );
});

it("offers days, this weekend among them, and music", () => {
  open({});
  expect(options("Day")).toEqual(["[Any day]", "This weekend (1)", "Saturday (3)"]);
  expect(options("Decade")).toEqual(["[All decades]", "80s (2)", "90s (1)"]);
  expect(options("Genre")).toEqual(["[All genres]", "80s pop (2)", "House (2)", "90s house (1)"]);
});

it("finds a decade and a genre by other spellings, and keeps what was chosen in sight", () => {
  open({ decade: "90s", genre: "90S HOUSE" });
  expect(options("Decade")).toEqual(["All decades", "[90s (1)]"]);
  expect(options("Genre")).toEqual(["All genres", "[90s house (1)]", "House (1)"]);
  const form = screen.getByRole<HTMLFormElement>("search");
  expect(new FormData(form).get("genre")).toBe("90S HOUSE");
});

// With a single one there is nothing to choose.
it.each([
  [{ country: "AU" }, [], []],
  [{ city: "Sydney" }, ["All cities", "London (2)", "[Sydney (1)]"], []],
  [
    { city: "london" },
    ["All cities", "[London (2)]", "Sydney (1)"],
    ["[All months]", "December 2026 (1)", "January 2027 (1)"],
  ],
  [{ month: "2027-01" }, [], ["All months", "December 2026 (2)", "[January 2027 (1)]"]],
  [
    { country: "AU", city: "London", month: "2027-03" },
    ["All cities", "[London (0)]"],
    ["All months", "[March 2027 (0)]"],
  ],
] as const)(
  "beside %j offers what leads to a party, and what was chosen stays to be seen",
  (search, cities, months) => {
    open(search);
    expect(options("City")).toEqual(cities);
    expect(options("Month")).toEqual(months);
  },
);

it("groups the parties by month, and shows the day on the first tickets", () => {
  open({});
  const list = screen.getByRole("list", { name: "December 2026" });
  const headings = within(list).getAllByRole("heading", { level: 3 });
  expect(headings).toHaveLength(2);
  expect(within(list).getAllByRole("article")[0]?.textContent).toContain("Sat 5 Dec");
});
