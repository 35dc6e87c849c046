import { eventFormMessages as messages } from "@before-ten/contracts/events/admin-messages";
import { disruptEventInput } from "@before-ten/contracts/events/disruption-input";
import { expect, it } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import {
  type DisruptionValues,
  disruptionEffects,
  announcedBy,
  inputOf,
  newDisruptionValues,
} from "./disruption-values.ts";

const event = eventOn("2026-12-05");
const [later, elsewhere] = [
  { startDate: "2026-12-12", endDate: "2026-12-12" },
  { location: "Pier 9, London" },
];
const [sooner, dates] = [{ startTime: "15:00" }, ["endDate", "endTime", "startDate", "startTime"]];

function valuesWith(changed: Partial<DisruptionValues["disruption"]>): DisruptionValues {
  const { disruption } = newDisruptionValues(event);
  return { disruption: { ...disruption, reason: "The roof leaks.", ...changed } };
}

it.each([
  [{ choice: "cancelled", ...later }, "cancelled", []],
  [{ choice: "postponed", ...elsewhere }, "postponed", []],
  [{ choice: "changed", ...later }, "rescheduled", dates],
  [{ choice: "changed", ...sooner }, "rescheduled", dates],
  [{ choice: "changed", ...elsewhere }, "moved", ["location"]],
  [{ choice: "changed", ...sooner, ...elsewhere }, "rescheduled", [...dates, "location"]],
] as const)("of %j, %s is sent with what is new, and nothing else", (changed, kind, sent) => {
  const { disruption } = inputOf(event, valuesWith(changed));
  expect(disruption?.kind).toBe(kind);
  expect(Object.keys(disruption ?? {}).toSorted()).toEqual(["kind", "reason", ...sent].toSorted());
  expect(disruptEventInput.safeParse({ id: "one", disruption }).success).toBe(true);
});

it.each([
  [{ ...later }, "This party has a new date.", "The old date stays"],
  [{ ...sooner }, "This party has a new time.", "The old hours stay"],
  [{ ...sooner, ...elsewhere }, "This party has a new time and a new place.", "The old place"],
  [{ ...later, ...elsewhere }, "This party has a new date and a new place.", "The old place"],
] as const)("%j announces: %s", (changed, sentence, old) => {
  const announced = announcedBy(event, valuesWith({ choice: "changed", ...changed }));
  const effects = announced && disruptionEffects(event, announced).join(" ");
  expect(effects).toContain(`“${sentence}”`);
  expect(effects).toContain(old);
});

it("a second notice keeps the first reason, and what changed before", () => {
  const moved = eventOn("2026-12-05", {
    disruption: {
      kind: "moved",
      reason: "The roof leaks.",
      since: "2026-12-01T09:30:00.000Z",
      changes: ["place"],
      previousDates: null,
      previousLocation: { formatted: "Pier 9, London", coordinates: null },
    },
  });
  const { disruption } = newDisruptionValues(moved);
  expect(disruption).toMatchObject({ choice: "", reason: "The roof leaks." });
  const again = { disruption: { ...disruption, choice: "changed" } } as const;
  expect(inputOf(moved, again).disruption).toMatchObject({ kind: "moved" });
  const both = { disruption: { ...again.disruption, ...later } };
  const announced = announcedBy(moved, both);
  expect(announced?.changes).toEqual(["place", "date"]);
  const effects = announced && disruptionEffects(moved, announced);
  expect(effects).toContain("The old place, Pier 9, London, stays visible, struck through.");
});

it("a postponed party with a new place stays postponed", () => {
  const postponed = eventOn("2026-12-05", {
    disruption: {
      kind: "postponed",
      reason: "The roof leaks.",
      since: "2026-12-01T09:30:00.000Z",
      changes: [],
      previousDates: null,
      previousLocation: null,
    },
  });
  const values = valuesWith({ choice: "changed", ...elsewhere });
  const announced = announcedBy(postponed, values);
  expect(announced).toEqual({ kind: "postponed", changes: ["place"] });
  expect(inputOf(postponed, values).disruption).toMatchObject({ kind: "moved", ...elsewhere });
  const effects = announced && disruptionEffects(postponed, announced).join(" ");
  expect(effects).toContain("The old place, ");
  expect(effects).toContain("POSTPONED:");
});

it.each([{}, { choice: "changed" }] as const)("%j sends nothing", (changed) => {
  const input = inputOf(event, valuesWith(changed));
  const [issue] = disruptEventInput.safeParse(input).error?.issues ?? [];
  expect([issue?.path, issue?.message]).toEqual([["disruption"], messages.disruptionRequired]);
});

it.each([
  ["cancelled", { reason: " " }, "reason"],
  ["changed", { startDate: "" }, "startDate"],
  ["changed", { endDate: "2026-12-04" }, "endDate"],
  ["changed", { location: "" }, "location"],
] as const)("%s with %j is refused under its field", (choice, change, field) => {
  const input = inputOf(event, valuesWith({ choice, ...change }));
  const paths = disruptEventInput.safeParse(input).error?.issues.map(({ path }) => path.join("."));
  expect(paths).toEqual([`disruption.${field}`]);
});
