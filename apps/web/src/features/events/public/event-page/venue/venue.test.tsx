import type { PublicEvent } from "@before-ten/contracts/events/output";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Venue } from "./venue.tsx";

function show(location: PublicEvent["location"], isOver = false) {
  // The section reads no other fields of an event.
  const event: Pick<PublicEvent, "location" | "country"> = { location, country: "AU" };
  return render(<Venue event={event} isOver={isOver} />);
}

const lanternYard = "Lantern Yard, Fitzroy, Melbourne";

it("shows the venue, and three ways to it", () => {
  show({
    formatted: lanternYard,
    coordinates: [144.9784, -37.7984],
    city: "Melbourne",
  });
  const section = within(screen.getByRole("region", { name: "Getting there" }));
  expect(section.getByText(lanternYard)).toBeDefined();
  expect(section.getByText("Australia")).toBeDefined();
  const links = within(section.getByRole("list")).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "Google Maps",
    "Apple Maps",
    "OpenStreetMap",
  ]);
  expect(section.getByRole("link", { name: "All parties in Melbourne" }).getAttribute("href")).toBe(
    "/melbourne",
  );
  for (const link of links) expect(link.getAttribute("rel")).toBe("noopener noreferrer");
});

it("finds the way by the address if the coordinates are unknown", () => {
  show({ formatted: lanternYard, coordinates: null });
  expect(within(screen.getByRole("list")).getAllByRole("link")).toHaveLength(3);
});

it("is empty if the place is unknown", () => {
  const { container } = show({ formatted: "5f8d0d55b54764421b7156c3", coordinates: null });
  expect(container.textContent).toBe("");
});

it("gives no directions to a past event", () => {
  show({ formatted: lanternYard, coordinates: null }, true);
  expect(screen.getByRole("region", { name: "Where it was" }).textContent).toContain(lanternYard);
  expect(screen.queryByRole("list")).toBeNull();
});
