import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../../admin/testing/show-as-role.tsx";
import { eventOn } from "../../../../testing/event-on.ts";
import { EventsPage } from "./events-page.tsx";
import { adminEventsSearch } from "./events-search.ts";

const description = "Six hours of floor-fillers.\nBring a friend.";

const answers = {
  "events.listForAdmin": {
    items: [{ ...eventOn("2026-12-05", { description, country: "UK" }), clicks: 12 }],
    pagination: { page: 1, limit: 20, total: 1, pages: 1 },
  },
};

const list = {
  ...adminEventsSearch,
  search: {},
  onSearch: () => undefined,
  onPage: () => undefined,
  onType: () => undefined,
  onFilter: () => undefined,
};

beforeEach(() => {
  vi.setSystemTime("2026-12-05T17:00:00Z");
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

/** The controls of the event. */
const controls = () =>
  [
    ...screen.queryAllByRole("link", { name: /First Saturday/ }),
    ...screen.queryAllByRole("button", { name: /First Saturday/ }),
  ].map((control) => control.getAttribute("aria-label"));

it("is a grid of cards with all specified facts", async () => {
  showAsRole("editor", { part: <EventsPage list={list} />, answers });
  const heading = await screen.findByRole("heading", { name: "First Saturday", level: 2 });
  const card = heading.closest("li");
  for (const text of [
    "active",
    "On now",
    "Saturday 5 December 2026, 4:00 PM to 10:00 PM",
    "United Kingdom",
    "Six hours of floor-fillers.",
  ]) {
    expect(card?.textContent).toContain(text);
  }
  expect(controls()).toEqual([
    "Edit First Saturday",
    "View First Saturday",
    "Delete First Saturday",
    "Actions for First Saturday",
  ]);
  expect(screen.queryByRole("table")).toBeNull();
});

it("offers selecting and viewing alone to roles that may only read", async () => {
  showAsRole("editor", { part: <EventsPage list={list} />, answers });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: "Select First Saturday" }));
  expect(screen.getByRole("group", { name: "Bulk actions" })).toBeDefined();
  cleanup();
  showAsRole("viewer", { part: <EventsPage list={list} />, answers });
  await screen.findByRole("heading", { name: "First Saturday" });
  expect(controls()).toEqual(["View First Saturday", "Actions for First Saturday"]);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("switches to a table by keyboard, and remembers it", async () => {
  showAsRole("editor", { part: <EventsPage list={list} />, answers });
  const view = within(await screen.findByRole("radiogroup", { name: "Show events as" }));
  view.getByRole("radio", { name: "Cards" }).focus();
  await userEvent.setup().keyboard("{ArrowRight}");
  expect(await screen.findByRole("row", { name: /First Saturday/ })).toBeDefined();
  expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  cleanup();
  showAsRole("editor", { part: <EventsPage list={list} />, answers });
  expect(await screen.findByRole("row", { name: /First Saturday/ })).toBeDefined();
});
