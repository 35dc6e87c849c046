import type { PublicImage } from "@before-ten/contracts/images/output";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { watchFailedImages } from "../../../../lib/page/failed-images.ts";
import { EventPoster } from "./event-poster.tsx";

const poster: PublicImage = {
  url: "/media/poster-800.jpeg",
  alt: "Poster for Harbour Disco",
  width: 800,
  height: 1200,
  srcSet: "/media/poster-400.webp 400w, /media/poster-800.webp 800w",
  avifSrcSet: "/media/poster-400.avif 400w, /media/poster-800.avif 800w",
  svgUrl: null,
  wordlessUrl: null,
  preview: "data:image/webp;base64,UklGRg==",
  darkest: "#123f5b",
};

/** The sources a browser chooses from, best first. */
function sources(): (string | null)[][] {
  return [...document.querySelectorAll("picture > source[srcset]")].map((source) =>
    ["type", "srcset", "sizes"].map((name) => source.getAttribute(name)),
  );
}

function onlyImage(): HTMLImageElement {
  const [image, ...others] = document.querySelectorAll("img");
  expect(others).toEqual([]);
  if (image === undefined) throw new Error("There is no image");
  return image;
}

/** Sets the state of an image, as this DOM loads none. */
function imageIs(state: { complete: boolean; naturalWidth: number }): void {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(state.complete);
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(state.naturalWidth);
}

beforeAll(watchFailedImages);
beforeEach(() => imageIs({ complete: false, naturalWidth: 0 }));
afterEach(() => {
  vi.restoreAllMocks();
});

it("offers every width in both formats, and reserves the image's place", () => {
  render(<EventPoster poster={poster} sizes="100vw" />);
  const image = screen.getByRole("img", { name: poster.alt });
  expect(sources()).toEqual([
    ["image/avif", poster.avifSrcSet, "100vw"],
    ["image/webp", poster.srcSet, "100vw"],
  ]);
  expect(image.getAttribute("src")).toBe(poster.url);
  expect(image.getAttribute("width")).toBe("800");
  expect(image.getAttribute("height")).toBe("1200");
  expect(image.getAttribute("loading")).toBe("lazy");
});

it("shows the drawing without its words where the title stands beside it", () => {
  const drawn = { ...poster, svgUrl: "/media/poster.svg", wordlessUrl: "/media/wordless.svg" };
  const { rerender } = render(<EventPoster poster={drawn} sizes="100vw" wordless />);
  expect(onlyImage().getAttribute("src")).toBe(drawn.wordlessUrl);
  rerender(<EventPoster poster={drawn} sizes="100vw" />);
  expect(onlyImage().getAttribute("src")).toBe(drawn.svgUrl);
  rerender(<EventPoster poster={poster} sizes="100vw" wordless />);
  expect(sources()).toHaveLength(2);
});

it("offers no AVIF if none is stored", () => {
  render(<EventPoster poster={{ ...poster, avifSrcSet: null }} sizes="100vw" />);
  expect(sources()).toEqual([["image/webp", poster.srcSet, "100vw"]]);
});

it("shows an image that we drew as its SVG", () => {
  render(
    <EventPoster
      poster={{ ...poster, avifSrcSet: null, svgUrl: "/media/poster-800.svg" }}
      sizes="100vw"
    />,
  );
  expect(sources()).toEqual([]);
  expect(onlyImage().getAttribute("src")).toBe("/media/poster-800.svg");
});

it("shows its preview while loading, and no background without a preview", () => {
  const { rerender } = render(<EventPoster poster={poster} sizes="100vw" />);
  expect(onlyImage().style.backgroundImage).toContain(poster.preview);
  rerender(<EventPoster poster={{ ...poster, preview: null }} sizes="100vw" />);
  expect(onlyImage().getAttribute("style") ?? "").toBe("");
});

it("loads the page's main image eagerly", () => {
  render(<EventPoster poster={poster} sizes="100vw" priority />);
  expect(onlyImage().getAttribute("loading")).toBe("eager");
  expect(onlyImage().getAttribute("fetchpriority")).toBe("high");
});

describe("shows a drawn calendar", () => {
  it("without a poster", () => {
    render(<EventPoster poster={null} sizes="100vw" />);
    expect(onlyImage().getAttribute("src")).toBe("/placeholders/poster.svg");
    expect(onlyImage().alt).toBe("");
  });

  it("if the image fails to load", () => {
    render(<EventPoster poster={poster} sizes="100vw" />);
    fireEvent.error(onlyImage());
    expect(onlyImage().hasAttribute("style")).toBe(false);
    expect(onlyImage().getAttribute("src")).toBe("/placeholders/poster.svg");
    expect(sources()).toEqual([]);
  });

  it("if the image failed before the page came alive", () => {
    imageIs({ complete: true, naturalWidth: 0 });
    render(<EventPoster poster={poster} sizes="100vw" />);
    watchFailedImages();
    expect(onlyImage().getAttribute("src")).toBe("/placeholders/poster.svg");
  });
});

it("keeps an image that loaded before the page was alive", () => {
  imageIs({ complete: true, naturalWidth: 800 });
  render(<EventPoster poster={poster} sizes="100vw" />);
  watchFailedImages();
  expect(onlyImage().getAttribute("src")).toBe(poster.url);
});

it("tries to load another event's image after a failure", () => {
  const { rerender } = render(<EventPoster poster={poster} sizes="100vw" />);
  fireEvent.error(onlyImage());
  rerender(<EventPoster poster={{ ...poster, url: "/media/other-800.webp" }} sizes="100vw" />);
  expect(onlyImage().getAttribute("src")).toBe("/media/other-800.webp");
});
