import type { Album } from "@before-ten/contracts/albums/output";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { AlbumImages } from "./album-images.tsx";
import { AlbumViewer } from "./album-viewer.element.ts";

customElements.define("album-viewer", AlbumViewer);

function imageOf(number: number, words: { alt?: string; caption?: string }) {
  const caption = words.caption ?? "";
  return {
    imageId: `${number}`,
    caption,
    image: {
      url: `/media/${number}-1600.jpeg`,
      alt: words.alt ?? caption,
      width: 1_600,
      height: 800,
      srcSet: `/media/${number}-480.webp 480w`,
      avifSrcSet: null,
      svgUrl: null,
      wordlessUrl: null,
      preview: null,
      darkest: null,
    },
  };
}

const images: Album["images"] = [
  imageOf(1, { alt: "Red shoes", caption: "The best in Fitzroy" }),
  imageOf(2, { caption: "The last song" }),
  imageOf(3, {}),
];

function open(hash = "") {
  location.hash = hash;
  // The page has been parsed by the time its script runs.
  const page = document.createElement("div");
  page.innerHTML = renderToString(<AlbumImages images={images} eventName="Slow Train" />);
  document.body.append(page);
  return userEvent.setup();
}

afterEach(() => {
  document.body.innerHTML = "";
  location.hash = "";
});

const shown = async () => within(await screen.findByRole("dialog", { name: "Pictures" }));
const place = async () => (await shown()).getByText(/ of 3$/).textContent;

it("describes every image, without repeating its caption", () => {
  open();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/media/1-1600.jpeg",
    "/media/2-1600.jpeg",
    "/media/3-1600.jpeg",
  ]);
  const alts = [...document.querySelectorAll("li img")].map((image) => image.getAttribute("alt"));
  expect(alts).toEqual(["Red shoes", "", "Picture 3 of Slow Train"]);
});

it("opens an image over the page and cycles through all by keys", async () => {
  const user = open();
  const [first] = screen.getAllByRole("link");
  if (first === undefined) throw new Error("There is no image");
  await user.click(first);
  expect(await place()).toBe("1 of 3");
  expect(location.hash).toBe("#picture-1");
  expect((await shown()).getByText("The best in Fitzroy")).toBeDefined();
  // A browser focuses the first button of a dialog; this DOM doesn't.
  (await shown()).getByRole("button", { name: "Close" }).focus();
  await user.keyboard("{ArrowRight}");
  expect(await place()).toBe("2 of 3");
  expect(location.hash).toBe("#picture-2");
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(await place()).toBe("3 of 3");
  expect(document.querySelector("dialog img")?.getAttribute("loading")).toBe("eager");
  expect(document.querySelector("dialog source")?.getAttribute("sizes")).toBe("100vw");
});

it("opens at the image in the address", async () => {
  open("#picture-2");
  expect(await place()).toBe("2 of 3");
});

it("returns the focus to the image that was seen last", async () => {
  const user = open("#picture-1");
  await user.click((await shown()).getByRole("button", { name: "Next picture" }));
  await user.click((await shown()).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(document.activeElement?.id).toBe("picture-2"));
  expect(location.hash).toBe("");
});
