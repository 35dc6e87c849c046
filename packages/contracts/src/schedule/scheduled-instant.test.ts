import { expect, it } from "vitest";
import { scheduleTimeSchema } from "./input.ts";
import { localTimeIn } from "../events/lifecycle.ts";
import { scheduledInstant } from "./rules.ts";

it.each([
  ["2026-12-04T09:00", "Australia/Melbourne", "2026-12-03T22:00:00.000Z"],
  ["2026-12-04T09:00", "America/Toronto", "2026-12-04T14:00:00.000Z"],
  ["2026-12-04T09:00:02+11:00", "America/Toronto", "2026-12-03T22:00:02.000Z"],
  // The clocks skip from two to three.
  ["2026-10-04T02:30", "Australia/Melbourne", "2026-10-03T16:30:00.000Z"],
])("takes %s in %s for %s", (text, timeZone, instant) => {
  expect(scheduledInstant(scheduleTimeSchema.parse(text), timeZone)).toBe(instant);
});

it.each(["", null, "null"])("takes %j for none", (text) => {
  expect(scheduledInstant(scheduleTimeSchema.parse(text), "UTC")).toBeNull();
});

it.each(["soon", "2026-12-04", "9999-01-01T00:00", "0001-01-01T00:00:00Z", 5])(
  "doesn't understand %j",
  (text) => {
    expect(scheduleTimeSchema.safeParse(text).error?.issues).toMatchObject([{ path: [] }]);
  },
);

it("shows an instant as the clocks there do", () => {
  const instant = new Date("2026-12-03T13:05:00Z");
  expect(localTimeIn(instant, "Australia/Melbourne")).toBe("2026-12-04T00:05");
  expect(localTimeIn(instant, "America/Toronto")).toBe("2026-12-03T08:05");
});
