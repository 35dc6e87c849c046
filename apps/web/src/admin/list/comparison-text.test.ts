import { expect, it } from "vitest";
import { comparisonText } from "./comparison-text.ts";

it.each([
  [{ now: 12, before: 8 }, "4 more than the week before"],
  [{ now: 8, before: 1_234 }, "1,226 fewer than the week before"],
  [{ now: 8, before: 8 }, "Same as the week before"],
  [{ now: 3, before: 0 }, "3 more than the week before"],
  [{ now: 0, before: 0 }, "None the week before either"],
])("%j: %s", (figures, text) => {
  expect(comparisonText(figures, "the week before")).toBe(text);
});
