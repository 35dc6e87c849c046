import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../../admin/testing/show-as-role.tsx";
import { eventOn } from "../../../../testing/event-on.ts";
import { type EventDialog, EventMenu } from "./event-menu.tsx";

const now = new Date("2026-12-04T12:00:00Z");
const statuses = ["Draft", "Published", "Active", "Completed"];

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

async function openMenu(role: AdminRole, changed: Partial<PublicEvent> = {}) {
  const onOpen = vi.fn<(dialog: EventDialog) => void>();
  const event = eventOn("2026-12-05", changed);
  showAsRole(role, {
    part: <EventMenu event={event} now={now} onOpen={onOpen} />,
    answers: {},
  });
  await userEvent.click(await screen.findByRole("button", { name: "Actions for First Saturday" }));
  const items = await screen.findAllByRole("menuitem");
  return { onOpen, event, names: items.map(({ textContent }) => textContent) };
}

it("links to the event's page and offers changes to roles that may make them", async () => {
  const { names, event } = await openMenu("editor");
  expect(names).toEqual([
    "View on site",
    "Details",
    "Figures",
    "Duplicate",
    "Cancel or move",
    ...statuses,
    "Delete",
  ]);
  const link = screen.getByRole("menuitem", { name: "View on site" });
  expect(link.getAttribute("href")).toBe(`/events/${event.id}`);
});

it("offers no changes to roles that may only read", async () => {
  expect((await openMenu("viewer")).names).toEqual(["View on site", "Details", "Figures"]);
});

it.each([
  [{ status: "draft" }, ["Details", "Figures", "Duplicate", ...statuses, "Delete"]],
  [
    { status: "completed" },
    ["View on site", "Details", "Album", "Figures", "Duplicate", ...statuses, "Delete"],
  ],
] as const)("of an event with %j has %j", async (changed, expected) => {
  expect((await openMenu("editor", changed)).names).toEqual(expected);
});

it("returns the focus to its button for the dialog that opens", async () => {
  const { onOpen } = await openMenu("editor");
  await userEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
  expect(onOpen).toHaveBeenCalledWith("delete");
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "Actions for First Saturday" }),
  );
});
