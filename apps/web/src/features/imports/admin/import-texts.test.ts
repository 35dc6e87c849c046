import { expect, it } from "vitest";
import { counted, resultText } from "./import-texts.ts";

it.each([
  [1, "1 subscriber of this file is on the list."],
  [1_200, "1,200 subscribers of this file are on the list."],
])("%i subscribers: %s", (made, text) => {
  expect(resultText("subscribers", made)).toBe(text);
});

it.each([
  [1, "1 event of this file was created."],
  [12, "12 events of this file were created."],
])("%i events: %s", (made, text) => {
  expect(resultText("events", made)).toBe(text);
});

it("counts by kind", () => {
  expect(counted("events", 1)).toBe("1 event");
});
