import { expect, it } from "vitest";
import { posterNames } from "../src/demo-images.ts";
import { demoEvents } from "../src/events/demo-events.ts";
import { drawPoster, drawWordless, posterSize } from "./composition.ts";
import { compositionOf, compositions } from "./compositions/index.ts";

const names = posterNames(demoEvents(new Date("2026-11-25T10:00:00Z"))).filter(
  (name) => name !== null,
);
const facts = {
  acts: "Marguerite Tui + The Handclap Society",
  place: "Auckland · Saturday 4PM–10PM",
};

/** The box around path data, which has points alone here. */
function boxOf(path: string) {
  const numbers = path.match(/-?[\d.]+/gu)?.map(Number) ?? [];
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis));
  const [left, right, top, bottom] = [xs, xs, ys, ys].map((each = [], index) =>
    each.reduce((one, other) => (index % 2 === 0 ? Math.min(one, other) : Math.max(one, other))),
  );
  return { left, right, top, bottom, height: (bottom ?? 0) - (top ?? 0) };
}

it("composes every poster of the demo, none of them twice", () => {
  expect(
    Object.keys(compositions)
      .map((name) => `posters/${name}`)
      .toSorted(),
  ).toEqual(names.toSorted());
  const drawn = names.map((name) => drawWordless(compositionOf(name)));
  expect(new Set(drawn).size).toBe(names.length);
  expect(new Set(names.map((name) => compositionOf(name).shows)).size).toBe(names.length);
});

it.each(names)("keeps the title of %s on the sheet, and above all other words", (name) => {
  const composition = compositionOf(name);
  const { left, right, top, bottom } = boxOf(composition.title.join(""));
  expect(left).toBeGreaterThan(16);
  expect(right).toBeLessThan(posterSize.width - 16);
  expect(top).toBeGreaterThan(40);
  expect(bottom).toBeLessThan(composition.facts[1]);
  const { size = 34 } = composition.set ?? {};
  expect(Math.max(...composition.title.map((word) => boxOf(word).height))).toBeGreaterThan(
    3 * size,
  );
  expect(drawPoster(composition, facts)).not.toBe(drawPoster(composition, { ...facts, acts: "" }));
});
