import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { eventOn } from "../../../testing/event-on.ts";
import { CurrentEvents } from "./current-events.tsx";

const answers = {
  "events.listForAdmin": {
    items: [eventOn("2026-12-05", { endDate: "2026-12-06T00:00:00.000Z" })],
    pagination: { page: 1, limit: 20, total: 1, pages: 1 },
  },
};

const columns = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it("shows no actions to roles that may only read", async () => {
  showAsRole("viewer", { part: <CurrentEvents />, answers });
  await screen.findByRole("rowheader", { name: "First Saturday" });
  expect(columns()).toEqual(["Event", "Date", "Location", "Status", "Registrations"]);
  expect(screen.getAllByRole("cell")).toHaveLength(4);
  expect(screen.getByText("Sat–Sun 5–6 Dec 2026")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

it("shows the actions to roles that may edit events", async () => {
  showAsRole("editor", { part: <CurrentEvents />, answers });
  await screen.findByRole("rowheader", { name: "First Saturday" });
  expect(columns().at(-1)).toBe("Actions");
  expect(screen.getByRole("link", { name: "Edit First Saturday" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Delete First Saturday" })).toBeDefined();
});
