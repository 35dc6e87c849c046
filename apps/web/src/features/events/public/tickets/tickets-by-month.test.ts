import { expect, it } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import { widthsIn } from "./tickets-by-month.tsx";

/** `f` for a featured event; `2` for one that takes two columns, `3` for one that takes the row. */
const laidOut = (events: string) => {
  const all = [...events].map((each, day) =>
    eventOn(`2026-12-${String(day + 1).padStart(2, "0")}`, { featured: each === "f" }),
  );
  const widths = widthsIn(all);
  return all
    .map((event) => ({ two: "2", row: "3", one: "1" })[widths.get(event) ?? "one"])
    .join("");
};

it.each([
  [".", "3"],
  ["..", "21"],
  [".f", "12"],
  ["...", "111"],
  ["....", "2121"],
  [".f..", "1221"],
  [".....", "11121"],
  ["ff...", "21111"],
  ["f.f.f..", "2121111"],
  ["......", "111111"],
])("%s is laid out as %s: each row of three columns is full", (events, expected) => {
  expect(laidOut(events)).toBe(expected);
});
