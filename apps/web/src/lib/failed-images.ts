import { isPlaceholderName, placeholders } from "../ui/placeholders.ts";

/** Puts its drawn placeholder into each image that fails to load, or has failed already. */
export function watchFailedImages(): void {
  // The event of an image doesn't bubble.
  addEventListener("error", ({ target }) => replaceFailed(target), true);
  for (const image of document.querySelectorAll("img[data-placeholder]")) {
    if (image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0) {
      replaceFailed(image);
    }
  }
}

function replaceFailed(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return;
  const { placeholder: name = "" } = image.dataset;
  if (!isPlaceholderName(name)) return;
  // The placeholder may fail, too.
  delete image.dataset["placeholder"];
  const { src, width, height } = placeholders[name];
  // Its sources stay where they are, as React may own them; without a file they offer nothing.
  for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) {
    source.removeAttribute("srcset");
  }
  // Of an image outside of a `picture` it would win over what is put in its place.
  image.removeAttribute("srcset");
  image.removeAttribute("style");
  image.alt = "";
  image.width = width;
  image.height = height;
  image.src = src;
}
