import { expect, it } from "vitest";
import { mergeValues } from "../../../admin/form/conflict/merge-values.ts";
import { comparedAlbum } from "./album-compared.ts";
import type { AlbumFormValues } from "./album-form-values.ts";

const image = (letter: string, caption = "", alt = "") => ({
  imageId: letter.repeat(64),
  src: `/media/${letter}.webp`,
  caption,
  alt,
});
const base: AlbumFormValues = { images: [image("a", "The driver"), image("b")], consentNote: "" };

it("keeps one admin's images and the other's note", () => {
  const mine = { ...base, images: base.images.toReversed() };
  const theirs = { ...base, consentNote: "All were asked" };
  const merge = mergeValues(comparedAlbum, { base, mine, theirs });
  expect(merge).toMatchObject({
    values: { images: mine.images, consentNote: "All were asked" },
    conflicts: [],
    taken: [{ label: "Consent note" }],
  });
});

it("shows both orders, with a line for each image", () => {
  const mine = { ...base, images: base.images.toReversed() };
  const theirs = { ...base, images: [image("a", "The driver", "Him at the wheel")] };
  const [conflict] = mergeValues(comparedAlbum, { base, mine, theirs }).conflicts;
  expect([conflict?.label, conflict?.text(mine), conflict?.text(theirs)]).toEqual([
    "Images",
    "1. Image bbbbbb, without words\n2. The driver",
    "1. The driver (Him at the wheel)",
  ]);
});

it("recognizes an image, whatever URL its file has", () => {
  const theirs = { ...base, images: base.images.map((each) => ({ ...each, src: "" })) };
  const merge = mergeValues(comparedAlbum, { base, mine: base, theirs });
  expect([merge.taken, merge.conflicts]).toEqual([[], []]);
});
