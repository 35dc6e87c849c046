import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TicketGrid as TicketGridElement } from "./ticket-grid.element.ts";
import { TicketGrid } from "./ticket-grid.tsx";

customElements.define("ticket-grid", TicketGridElement);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("lays the first list's tickets out a few at a time, and those of a later list at once", () => {
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
