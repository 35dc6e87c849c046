import { expect, it } from "vitest";
import { photoRows } from "./photo-rows.ts";

const landscape = 1.5;
const portrait = 0.75;

it.each([
  ["no images", [], { scale: 1, isFull: false }],
  ["one portrait, which would be higher than the window", [portrait], { isFull: false }],
  ["four that make two rows", Array<number>(4).fill(landscape), { scale: 1.2, isFull: true }],
  ["three that fit into one", Array<number>(3).fill(landscape), { scale: 0.8, isFull: true }],
])("of %s", (_, ratios, rows) => {
  expect(photoRows(ratios)).toMatchObject(rows);
});

it("leaves no image alone beside a gap", () => {
  const rows = photoRows([
    portrait,
    landscape,
    landscape,
    portrait,
    portrait,
    portrait,
    landscape,
    landscape,
    portrait,
  ]);
  expect(rows.isFull).toBe(true);
  expect(rows.scale).not.toBe(1);
});
