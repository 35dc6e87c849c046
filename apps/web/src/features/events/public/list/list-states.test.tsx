import { TRPCClientError } from "@trpc/client";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { EventTickets } from "./events-list.tsx";
import { UpcomingEvents } from "./upcoming-events.tsx";

const now = new Date("2026-12-05T05:00:00.000Z");
const none = { data: { items: [], pagination: { page: 1, limit: 20, total: 0, pages: 0 } } };
const lost = { error: new TRPCClientError("Failed to fetch") };

it("without any event, Home links to all of them", () => {
  render(<UpcomingEvents upcoming={none} now={now} />);
  expect(screen.getByRole("status").textContent).toContain("No upcoming events scheduled");
  expect(screen.getByRole("link", { name: "View All Events" }).getAttribute("href")).toBe(
    "/events",
  );
});

it("a list that fails to load says so and can be retried", () => {
  render(<UpcomingEvents upcoming={lost} now={now} />);
  expect(screen.getByRole("status").textContent).toContain("Failed to load events");
  expect(screen.getByText("Try again").getAttribute("href")).toBe("");
});

it("an empty list without filters has none to clear", () => {
  const { rerender } = render(<EventTickets events={none.data} search={{}} now={now} />);
  expect(screen.getByText("No events found")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Clear Filters" })).toBeNull();
  rerender(<EventTickets events={none.data} search={{ country: "SG" }} now={now} />);
  expect(screen.getByRole("button", { name: "Clear Filters" })).toBeDefined();
});
