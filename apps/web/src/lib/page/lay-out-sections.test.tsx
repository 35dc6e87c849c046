import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { layOutSections } from "./lay-out-sections.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("lays out one section per frame, from the first to the last", () => {
  document.body.innerHTML = ["first", "second", "third"]
    .map((id) => `<section id="${id}" data-below></section>`)
    .join("");
  const skipped = () => [...document.querySelectorAll("[data-below]")].map(({ id }) => id);
  layOutSections();
  expect(skipped()).toEqual(["second", "third"]);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  expect(skipped()).toEqual([]);
});
