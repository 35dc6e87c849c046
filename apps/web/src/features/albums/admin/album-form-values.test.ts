import { expect, it } from "vitest";
import {
  type AlbumFormValues,
  albumErrors,
  albumTextOf,
  albumValuesOf,
  changedAlbum,
  readAlbumText,
  wordlessCount,
} from "./album-form-values.ts";

const id = (letter: string) => letter.repeat(64);
const image = (letter: string, words: Partial<AlbumFormValues["images"][number]> = {}) => ({
  imageId: id(letter),
  src: `/media/${letter}-480.webp`,
  caption: "",
  alt: "",
  ...words,
});

it("shows the smallest file of each image", () => {
  const values = albumValuesOf({
    eventId: "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
    version: 2,
    consentNote: "All were asked",
    images: [
      {
        imageId: id("a"),
        caption: "The last song",
        alt: "",
        image: {
          url: "/media/a-1600.jpeg",
          alt: "The last song",
          width: 1_600,
          height: 900,
          srcSet: "/media/a-480.webp 480w, /media/a-1600.webp 1600w",
          avifSrcSet: null,
          svgUrl: null,
          wordlessUrl: null,
          preview: null,
          darkest: null,
        },
      },
    ],
  });
  expect(values).toEqual({
    consentNote: "All were asked",
    images: [image("a", { caption: "The last song" })],
  });
});

it("reads a stored draft, and nothing else", () => {
  const values = { images: [image("a"), image("b")], consentNote: "" };
  expect(readAlbumText(JSON.parse(JSON.stringify(albumTextOf(values))))).toEqual(values);
  expect(readAlbumText({ images: ["a"], consentNote: "" })).toBeUndefined();
  expect(readAlbumText(null)).toBeUndefined();
});

it("says which image a text that is too long belongs to", () => {
  const long = image("b", { caption: "x".repeat(201) });
  expect(albumErrors({ images: [image("a"), long], consentNote: "" })).toEqual({
    "images.1.caption": "A caption may have at most 200 characters",
  });
  expect(albumErrors({ images: [image("a")], consentNote: "" })).toEqual({});
});

it("counts the images without a description for screen readers", () => {
  const images = [image("a"), image("b", { alt: "Red shoes" }), image("c", { caption: " " })];
  expect(wordlessCount(images)).toBe(2);
});

it("sends only what was changed, with the version it is based on", () => {
  const before = { images: [image("a"), image("b")], consentNote: "" };
  const base = { version: 3, values: before };
  expect(changedAlbum(before, base)).toEqual({ baseVersion: 3 });
  expect(changedAlbum({ ...before, consentNote: "All were asked" }, base)).toEqual({
    baseVersion: 3,
    consentNote: "All were asked",
  });
  expect(changedAlbum({ ...before, images: [image("b"), image("a")] }, base)).toEqual({
    baseVersion: 3,
    images: [
      { imageId: id("b"), caption: "", alt: "" },
      { imageId: id("a"), caption: "", alt: "" },
    ],
  });
});
