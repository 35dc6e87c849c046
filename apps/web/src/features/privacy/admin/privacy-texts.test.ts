import { expect, it } from "vitest";
import { fieldLabel, removedText, valueText } from "./privacy-texts.ts";

it("says what an erasure removed, in the order of the page", () => {
  expect(removedText({ messages: 2, subscriber: 1, alerts: 0 })).toBe(
    "Newsletter: 1 · Messages they sent: 2",
  );
});

it("turns a column's name into words", () => {
  expect(fieldLabel("totalEmailsSent")).toBe("Total emails sent");
});

it.each([
  [null, undefined],
  ["", undefined],
  [[], undefined],
  [{}, undefined],
  [0, "0"],
  [false, "false"],
  [["vinyl"], '["vinyl"]'],
])("%j is shown as %j", (value, text) => {
  expect(valueText(value)).toBe(text);
});
