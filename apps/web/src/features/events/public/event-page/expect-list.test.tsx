import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import { ExpectList } from "./event-page.tsx";
import { LineUp } from "./line-up.tsx";

const event = eventOn("2026-12-05", {
  lineUp: [
    { time: "16:30", name: "DJ Marguerite" },
    { time: null, name: "The Remembered" },
  ],
  door: "The door is in the courtyard.",
  accessibility: "Step-free from the street.",
});

const shownAt = (now: string) => {
  const { container } = render(<ExpectList event={event} now={new Date(now)} />);
  for (const later of container.querySelectorAll("template")) later.remove();
  return container.textContent;
};

it("lists the acts with the times that are known", () => {
  render(<LineUp entries={event.lineUp} />);
  const acts = screen.getAllByRole("listitem").map((act) => act.textContent);
  expect(acts).toEqual(["DJ Marguerite 4:30 PM", "The Remembered "]);
});

it("says where to go beforehand, and looks back afterwards", () => {
  const before = shownAt("2026-12-01T12:00:00Z");
  expect(before).toContain("The door is in the courtyard.");
  expect(before).toContain("Step-free from the street.");
  const after = shownAt("2026-12-06T12:00:00Z");
  expect(after).toContain("The doors opened with daylight still on the floor.");
  expect(after).not.toContain("courtyard");
  expect(after).not.toContain("Step-free");
});
