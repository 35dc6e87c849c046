import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import { PrintedAddress } from "./printed-address.tsx";

const now = new Date("2026-12-01T12:00:00.000Z");
const event = eventOn("2026-12-05");
const page = `https://club.example/events/${event.id}`;

it.each([
  ["on sale", {}, `Tickets${event.redirectUrl}`, true],
  ["sold out", { availability: "sold-out" }, `This party${page}`, true],
  ["over", { status: "completed" }, `This party${page}`, true],
  [
    "sold at a very long address",
    { redirectUrl: `https://tickets.example/?${"x".repeat(500)}` },
    `Ticketshttps://tickets.example/?${"x".repeat(500)}`,
    false,
  ],
] as const)(
  "of a party that is %s, paper has an address and its code",
  (_what, change, text, hasCode) => {
    const { container } = render(
      <PrintedAddress event={{ ...event, ...change }} now={now} publicUrl="https://club.example" />,
    );
    expect(container.textContent).toBe(text);
    const path = container.querySelector("svg path")?.getAttribute("d") ?? "";
    // A QR code's corner pattern: a line of seven modules.
    expect(path.startsWith("M1 1h7v1h-7z")).toBe(hasCode);
  },
);
