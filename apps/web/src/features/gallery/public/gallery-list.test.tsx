import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PastEvents } from "./gallery-list.tsx";

it("a country without past events says so", () => {
  const none = { items: [], pagination: { page: 1, limit: 100, total: 0, pages: 0 } };
  render(<PastEvents past={none} search={{ country: "CA" }} renderEvents={() => null} />);
  expect(screen.getByText("No events found")).toBeDefined();
  const link = screen.getByRole("link", { name: "See what's coming" });
  expect(link.getAttribute("href")).toBe("/events");
});
