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

it("shows the venue on our own map, and three ways to it", () => {
  const { container } = show({
    formatted: lanternYard,
    coordinates: [144.9784, -37.7984],
    city: "Melbourne",
  });
  const section = within(screen.getByRole("region", { name: "Getting there" }));
  expect(section.getByText(lanternYard)).toBeDefined();
  expect(section.getByText("Australia")).toBeDefined();
  const map = section.getByRole("img", { name: "Map: Melbourne, in the south-east of Australia" });
  expect(map.getAttribute("src")).toBe("/maps/au.svg");
  expect(container.querySelector("svg g")?.getAttribute("transform")).toMatch(
    /translate\(\d+ \d+\)/,
  );
  expect(container.querySelector("svg text")?.textContent).toBe("Melbourne");
  const links = section.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "Google Maps",
    "Apple Maps",
    "OpenStreetMap",
  ]);
  for (const link of links) expect(link.getAttribute("rel")).toBe("noopener noreferrer");
});

it("shows only text if the coordinates are unknown", () => {
  show({ formatted: lanternYard, coordinates: null });
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getAllByRole("link")).toHaveLength(3);
});

it("is empty if the place is unknown", () => {
  const { container } = show({ formatted: "5f8d0d55b54764421b7156c3", coordinates: null });
  expect(container.textContent).toBe("");
});

it("gives no directions to a past event", () => {
  show({ formatted: lanternYard, coordinates: null }, true);
  expect(screen.getByRole("region", { name: "Where it was" }).textContent).toContain(lanternYard);
  expect(screen.queryAllByRole("link")).toEqual([]);
});
