import { expect, it, onTestFinished } from "vitest";
import { presentImage } from "./present-image.ts";
import { fileNamesOf, imageIdOf } from "./image-files.ts";
import { setImagesUrl } from "./image-url.ts";

const id = "a".repeat(64);
const whole = {
  id,
  width: 800,
  height: 1200,
  widths: [400, 800],
  formats: ["avif", "webp", "jpeg"],
  preview: "data:image/webp;base64,UklGRg==",
  darkest: "#123f5b",
};
const drawn = { ...whole, formats: ["svg", "wordless.svg", "webp", "jpeg"] };
/** Images of the first versions have no other format. */
const webpOnly = { ...whole, formats: ["webp"] };

it("names a JPEG for everyone, and the other formats in every width", () => {
  expect(presentImage(whole, "A flyer")).toEqual({
    url: `/media/${id}-800.jpeg`,
    alt: "A flyer",
    width: 800,
    height: 1200,
    srcSet: `/media/${id}-400.webp 400w, /media/${id}-800.webp 800w`,
    avifSrcSet: `/media/${id}-400.avif 400w, /media/${id}-800.avif 800w`,
    svgUrl: null,
    wordlessUrl: null,
    preview: whole.preview,
    darkest: whole.darkest,
  });
});

it("names the drawing of a picture we drew", () => {
  expect(presentImage(drawn, "")).toMatchObject({
    svgUrl: `/media/${id}-800.svg`,
    wordlessUrl: `/media/${id}-800.wordless.svg`,
    avifSrcSet: null,
  });
  expect(presentImage({ ...drawn, formats: ["svg", "webp"] }, "").wordlessUrl).toBeNull();
});

it("names every file at the CDN that has them", () => {
  setImagesUrl("https://cdn.example/club");
  onTestFinished(() => setImagesUrl(undefined));
  const { url, srcSet } = presentImage(whole, "");
  expect(url).toBe(`https://cdn.example/club/${id}-800.jpeg`);
  expect(srcSet).toBe(
    `https://cdn.example/club/${id}-400.webp 400w, https://cdn.example/club/${id}-800.webp 800w`,
  );
  expect(presentImage(drawn, "").svgUrl).toBe(`https://cdn.example/club/${id}-800.svg`);
});

it("names only what is there", () => {
  const { url, avifSrcSet } = presentImage(webpOnly, "");
  expect({ url, avifSrcSet }).toEqual({ url: `/media/${id}-800.webp`, avifSrcSet: null });
  expect(fileNamesOf(webpOnly)).toEqual([`${id}-400.webp`, `${id}-800.webp`]);
});

it("recognizes its own files, finished or not, and no others", () => {
  const unfinished = `${id}-800.webp.0195d1a2-7f00-4000-8000-000000000000.part`;
  for (const name of [...fileNamesOf(whole), ...fileNamesOf(drawn), unfinished])
    expect(imageIdOf(name)).toBe(id);
  for (const name of [
    "notes.txt",
    `${id}.webp`,
    `${id}-800.png`,
    `${id}-800.webp.br`,
    `x${id}-800.webp`,
  ]) {
    expect(imageIdOf(name)).toBeUndefined();
  }
});
