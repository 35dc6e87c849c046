import { expect, it } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import { wideIn } from "./tickets-by-month.tsx";

/** `f` for a featured event; `F` for one that is wide. */
const laidOut = (events: string) => {
  const all = [...events].map((each, day) =>
    eventOn(`2026-12-${String(day + 1).padStart(2, "0")}`, { featured: each === "f" }),
  );
  const wide = wideIn(all);
  return all.map((event) => (wide.has(event) ? "F" : event.featured ? "f" : ".")).join("");
};

it.each([
  ["...", "..."],
  ["f.f", "F.F"],
  [".f..f", ".F..f"],
  ["ff", "Ff"],
])("%s is laid out as %s: no wide ticket leaves a gap before it", (events, expected) => {
  expect(laidOut(events)).toBe(expected);
});
