import { expect, it } from "vitest";
import { z } from "zod";
import { embedInput } from "../embed/input.ts";
import { expectFields } from "../events/expect-input.ts";
import { eventListInput } from "../events/query.ts";
import { numberFromText } from "./number-from-text.ts";

const schema = numberFromText(z.number());

it.each([
  ["16", 16],
  ["016", 16],
  ["-1", -1],
  ["2.5", 2.5],
  [" 7 ", 7],
  [3, 3],
])("%j is %d", (sent, number) => expect(schema.parse(sent)).toBe(number));

it.each(["0x10", "0b1", "0o7", "1e2", "Infinity", "NaN", "", " ", "+1", "1_0", "1,5", "٣", ".5"])(
  "%j is no number",
  (sent) => expect(schema.safeParse(sent).success).toBe(false),
);

it.each([true, null, [], ["5"], [5], {}])("%j isn't a number either", (sent) => {
  expect(schema.safeParse(sent).success).toBe(false);
});

it("every number that comes as text is read by it", () => {
  expect(eventListInput.safeParse({ limit: "0x10" }).success).toBe(false);
  expect(eventListInput.safeParse({ page: "1e1" }).success).toBe(false);
  expect(embedInput.safeParse({ count: "0x3" }).success).toBe(false);
  expect(expectFields.minimumAge.safeParse("0x12").success).toBe(false);
});
