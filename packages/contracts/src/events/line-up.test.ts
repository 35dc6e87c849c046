import { expect, it } from "vitest";
import { lineUpText, readLineUp } from "./line-up.ts";

it("reads what it writes", () => {
  const entries = [
    { time: "16:30", name: "DJ Marguerite" },
    { time: null, name: "The Remembered" },
    { time: "20:00", name: "Piano House 10" },
  ];
  expect(lineUpText(entries)).toBe("16:30 DJ Marguerite | The Remembered | 20:00 Piano House 10");
  expect(readLineUp(lineUpText(entries))).toEqual(entries);
  expect(readLineUp(lineUpText([]))).toEqual([]);
});

it.each([
  ["4:30pm DJ Marguerite", "16:30", "DJ Marguerite"],
  ["12.00 PM – Noon Set", "12:00", "Noon Set"],
  ["12:15am: Last Song", "00:15", "Last Song"],
  ["9:05, Early Bird", "09:05", "Early Bird"],
  ["25:00 Never", null, "25:00 Never"],
  ["10:75 Never", null, "10:75 Never"],
  ["2 Unlimited", null, "2 Unlimited"],
  ["16:00", null, "16:00"],
])("reads %s", (text, time, name) => {
  expect(readLineUp(text)).toEqual([{ time, name }]);
});

it("takes a line or a bar for each", () => {
  expect(readLineUp("16:00 One\n\n17:00 Two| ;Three").map(({ name }) => name)).toEqual([
    "One",
    "Two",
    "Three",
  ]);
});
