import type { DashboardOverview, NextEvent } from "@before-ten/contracts/dashboard/output";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { TodaysEvents } from "./next-events.tsx";
import { Desk } from "./desk.tsx";
import { ThisWeek } from "./this-week.tsx";

const id = (number: number) => `0198c5ae-0000-7000-8000-00000000000${number}`;

const party: NextEvent = {
  id: id(1),
  eventName: "Sunday Disco",
  country: "UK",
  place: "The Corn Exchange, London",
  startDate: "2026-12-05T00:00:00.000Z",
  endDate: "2026-12-05T00:00:00.000Z",
  startTime: "16:00",
  endTime: "22:00",
  startsAt: "2026-12-05T16:00:00.000Z",
  endsAt: "2026-12-05T22:00:00.000Z",
  timeZone: "Europe/London",
  timeZoneAbbreviation: "GMT",
  capacity: 200,
  unlimitedCapacity: false,
  registrations: 190,
  availability: "few-left",
  onSaleFrom: null,
  dayNotice: null,
  disruption: null,
  changes: [],
  status: "active",
  clicks: 1,
};

const overview: DashboardOverview = {
  nextEvents: [party],
  trends: {
    until: "2026-12-03",
    views: { now: 1_234, before: 1_300 },
    clicks: { now: 12, before: 8 },
    newSubscribers: { now: 2, before: 2 },
  },
  drafts: {
    events: 1,
    posts: 2,
    latest: [
      { kind: "event", id: id(2), title: "Ferry Disco" },
      { kind: "post", id: id(3), title: "What to wear" },
    ],
  },
  scheduled: [
    {
      day: "2026-12-10",
      time: "09:00",
      timeZone: "Europe/London",
      at: "2026-12-10T09:00:00.000Z",
      kind: "event-publication",
      id: id(2),
      title: "Ferry Disco",
      status: "draft",
      country: "UK",
      disruption: null,
      changes: [],
    },
  ],
  unreadMessages: 3,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

/** Text of the section with this heading, at the given time. */
async function shown(now: string, changed: Partial<DashboardOverview> = {}) {
  vi.setSystemTime(now);
  showAsRole("editor", {
    part: (
      <>
        <TodaysEvents dayActions={() => <button type="button">Change the hour</button>} />
        <Desk notices={null} />
        <ThisWeek />
      </>
    ),
    answers: {
      "dashboard.overview": { ...overview, ...changed },
    },
  });
  return (heading: RegExp) => screen.findByRole("region", { name: heading });
}

it.each([
  ["2026-12-04T12:00:00Z", /^In the next/, false],
  ["2026-12-05T12:00:00Z", /^Today/, false],
  ["2026-12-05T17:00:00Z", /^Today/, true],
])("at %s a party is listed under %s", async (now, heading, isOn) => {
  const part = await shown(now);
  const list = within(await part(heading));
  expect(list.queryByText("On now") !== null).toBe(isOn);
  expect(list.queryByRole("button", { name: "Change the hour" }) !== null).toBe(
    heading.source === "^Today",
  );
  expect(screen.getAllByText("Sunday Disco")).toHaveLength(1);
  expect(list.getByText("190 of 200")).toBeDefined();
  expect(list.getByText("Few left")).toBeDefined();
  expect(list.getByText("1 click")).toBeDefined();
});

it("doesn't mention tickets of a cancelled event", async () => {
  const nextEvents = [{ ...party, disruption: "cancelled" as const }];
  const part = await shown("2026-12-05T17:00:00Z", { nextEvents });
  const next = within(await part(/^Today/));
  expect(next.getByText("Cancelled")).toBeDefined();
  expect(next.queryByText("On now")).toBeNull();
  expect(next.queryByText("Few left")).toBeNull();
});

it("compares each figure with the week before", async () => {
  const part = await shown("2026-12-04T12:00:00Z");
  const week = await part(/^Seven days/);
  expect(week.textContent).toContain("up to 3 December 2026");
  expect(week.textContent).toContain("Ticket clicks124 more than the week before");
  expect(week.textContent).toContain("Views1,23466 fewer than the week before");
  expect(week.textContent).toContain("New subscribers2Same as the week before");
});

it("links to the open tasks", async () => {
  const part = await shown("2026-12-04T12:00:00Z");
  const desk = within(await part(/^To do/));
  await desk.findByText("3 unread messages");
  const links = desk.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/admin/messages",
    "/admin/events?status=draft",
    "/admin/blogs?status=draft",
    `/admin/events/edit/${id(2)}`,
    `/admin/blogs/edit/${id(3)}`,
    `/admin/events/edit/${id(2)}`,
  ]);
});

it("says if a section is empty, and hides those the role may not read", async () => {
  const part = await shown("2026-12-04T12:00:00Z", {
    nextEvents: [],
    drafts: { events: 0, posts: 0, latest: [] },
    scheduled: [],
    unreadMessages: null,
  });
  expect((await part(/^In the next/)).textContent).toContain("No parties on or coming up");
  const desk = await part(/^To do/);
  await within(desk).findByText("Nothing is scheduled.");
  expect(desk.textContent).toContain("Nothing is waiting to be published.");
  expect(within(desk).queryByText("Messages")).toBeNull();
});
