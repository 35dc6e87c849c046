import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { GalleryPage } from "./gallery-page.tsx";

it("a country without past events says so", () => {
  const none = { data: { items: [], pagination: { page: 1, limit: 100, total: 0, pages: 0 } } };
  render(
    <GalleryPage
      search={{ country: "CA" }}
      past={none}
      renderEvents={() => null}
      publicUrl="https://club.example"
    />,
  );
  expect(screen.getByText("No events found")).toBeDefined();
  expect(screen.getByText("0 past events")).toBeDefined();
  const link = screen.getByRole("link", { name: "See what's coming" });
  expect(link.getAttribute("href")).toBe("/events");
});
