import { isPlaceholderName, placeholders } from "../../ui/placeholders.ts";

/** Replaces each image that fails or has failed to load by its drawn placeholder. */
export function watchFailedImages(): void {
  // An image's error event doesn't bubble.
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
  // The placeholder may fail to load, too.
  delete image.dataset["placeholder"];
  const { src, width, height } = placeholders[name];
  // The sources stay in place, as React may own them; without a file they are ignored.
  for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) {
    source.removeAttribute("srcset");
  }
  // The image's own `srcset` would take precedence over the placeholder.
  image.removeAttribute("srcset");
  image.removeAttribute("style");
  image.alt = "";
  image.width = width;
  image.height = height;
  image.src = src;
}
