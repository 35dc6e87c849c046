import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import { OtherDates } from "../event-page/other-dates.tsx";
import { TicketGrid as TicketGridElement } from "./ticket-grid.element.ts";
import { TicketGrid } from "./ticket-grid.tsx";

customElements.define("ticket-grid", TicketGridElement);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("lays out the first list's tickets a few at a time, and those of a later list at once", () => {
  const grid = (
    <TicketGrid end={null}>
      {["first", "second", "third"].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </TicketGrid>
  );
  const laidOut = (container: HTMLElement) => container.querySelectorAll("[data-laid-out]").length;
  const { container } = render(grid);
  expect(laidOut(container)).toBe(1);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  expect(laidOut(container)).toBe(3);
  expect(laidOut(render(grid).container)).toBe(3);
});

it("removes a date that has ended since the page was rendered, and says when none is left", () => {
  vi.setSystemTime("2026-12-12T21:59:59.000Z");
  const page = document.createElement("div");
  const event = eventOn("2026-12-05");
  const upcoming = [event, eventOn("2026-12-11"), eventOn("2026-12-12")];
  page.innerHTML = renderToStaticMarkup(<OtherDates event={event} upcoming={upcoming} />);
  document.body.append(page);
  const days = () => [...page.querySelectorAll("time")].map(({ textContent }) => textContent);
  expect(days()).toEqual(["Saturday 12 December 2026"]);
  expect(page.textContent).not.toContain("No other date");
  vi.advanceTimersByTime(2_000);
  expect(days()).toEqual([]);
  expect(page.textContent).toContain("No other dates announced yet.");
  expect(page.textContent).toContain("All dates of First");
  page.remove();
});
