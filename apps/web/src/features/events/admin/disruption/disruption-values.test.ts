import { eventFormMessages as messages } from "@before-ten/contracts/events/admin-messages";
import { disruptEventInput } from "@before-ten/contracts/events/disruption-input";
import { expect, it } from "vitest";
import { type DisruptionValues, inputOf } from "./disruption-values.ts";

const filled: DisruptionValues["disruption"] = {
  kind: "cancelled",
  reason: "The roof leaks.",
  startDate: "2026-12-12",
  endDate: "2026-12-12",
  startTime: "16:00",
  endTime: "22:00",
  location: "Paper Mill Yard, London",
};

it.each([
  ["cancelled", ["kind", "reason"]],
  ["postponed", ["kind", "reason"]],
  ["rescheduled", ["endDate", "endTime", "kind", "reason", "startDate", "startTime"]],
  ["moved", ["kind", "location", "reason"]],
] as const)("of %s, what its fields show is sent, and nothing else", (kind, sent) => {
  const input = inputOf("one", { disruption: { ...filled, kind } });
  expect(Object.keys(input.disruption ?? {}).toSorted()).toEqual(sent);
  expect(disruptEventInput.safeParse(input).success).toBe(true);
});

it("requires a kind before anything is sent", () => {
  const input = inputOf("one", { disruption: { ...filled, kind: "" } });
  const [issue] = disruptEventInput.safeParse(input).error?.issues ?? [];
  expect([issue?.path, issue?.message]).toEqual([["disruption"], messages.disruptionRequired]);
});

it.each([
  ["cancelled", { reason: " " }, "reason"],
  ["rescheduled", { startDate: "" }, "startDate"],
  ["rescheduled", { endDate: "2026-12-11" }, "endDate"],
  ["moved", { location: "" }, "location"],
] as const)("%s with %j is refused under its field", (kind, change, field) => {
  const input = inputOf("one", { disruption: { ...filled, kind, ...change } });
  const paths = disruptEventInput.safeParse(input).error?.issues.map(({ path }) => path.join("."));
  expect(paths).toEqual([`disruption.${field}`]);
});
