import { expect, it } from "vitest";
import { shiftedTime } from "./shifted-time.ts";

it.each([
  ["16:00", 15, "16:15"],
  ["16:00", -30, "15:30"],
  ["09:45", 30, "10:15"],
  ["23:30", 30, undefined],
  ["00:15", -30, undefined],
])("%s and %i minutes is %s", (time, minutes, shifted) => {
  expect(shiftedTime(time, minutes)).toBe(shifted);
});
