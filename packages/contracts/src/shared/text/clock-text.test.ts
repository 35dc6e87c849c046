import { expect, it } from "vitest";
import { capitalHalves } from "./clock-text.ts";

it.each([
  ["4 Dec 2026, 9:00 am AEDT", "4 Dec 2026, 9:00 AM AEDT"],
  // The data of newer languages has a narrow space before am or pm.
  ["9:00\u{202f}pm", "9:00\u{202f}PM"],
  ["3 Dec, 9 am", "3 Dec, 9 AM"],
  ["I am here, 5 amps", "I am here, 5 amps"],
])("writes the half of a day in %s in capitals", (text, written) => {
  expect(capitalHalves(text)).toBe(written);
});
