import type { CalendarEntry } from "@before-ten/contracts/calendar/output";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { CalendarGrid } from "./calendar-grid.tsx";

const entry: CalendarEntry = {
  kind: "event",
  id: "0198c5ae-0000-7000-8000-000000000001",
  title: "First Saturday",
  status: "active",
  disruption: null,
  changes: [],
  country: "AU",
  timeZone: "Australia/Melbourne",
  at: null,
  day: "2026-12-05",
  time: "16:00",
};

const show = (role: "editor" | "viewer", today = "2026-12-08") =>
  showAsRole(role, {
    part: <CalendarGrid month="2026-12" today={today} entries={[entry]} />,
    answers: {},
  });

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it("has one tab stop for its days, between which keys move", async () => {
  show("editor");
  const days = await screen.findAllByRole("link", { name: /^Create an event on/ });
  const stops = () => days.filter(({ tabIndex }) => tabIndex === 0);
  expect(days).toHaveLength(31);
  expect(stops()).toEqual([days[7]]);
  days[7]?.focus();
  const user = userEvent.setup();
  for (const [keys, at] of [
    ["{ArrowRight}", 8],
    ["{ArrowDown}", 15],
    ["{Home}", 13],
    ["{End}", 19],
    ["{ArrowUp}{ArrowLeft}", 11],
    // The month ends before the next week.
    ["{End}{ArrowDown}{ArrowDown}{ArrowDown}", 26],
  ] as const) {
    await user.keyboard(keys);
    expect(document.activeElement).toBe(days[at]);
    expect(stops()).toEqual([days[at]]);
  }
});

it("begins at the first day in another month, and names its colours", async () => {
  show("editor", "2026-11-30");
  const [first] = await screen.findAllByRole("link", { name: /^Create an event on/ });
  expect(first?.tabIndex).toBe(0);
  const legend = within(screen.getByRole("list", { name: "Legend" }));
  expect(legend.getByText("Australia")).toBeDefined();
  expect(legend.queryByText(/Scheduled/)).toBeNull();
});
