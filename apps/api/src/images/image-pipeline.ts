import sharp, { type Sharp, type SharpInput, type SharpOptions } from "sharp";

// The library would keep what it decoded, 50 MB of it, for an image that comes again. Ours don't.
sharp.cache(false);

/** A small file may unfold to gigabytes. */
const limitInputPixels = 40e6;

/**
 * The only way to sharp, so that every image has a limit of pixels. Tasks of workers alone open
 * images: a worker has a limit of time too, and its memory goes with it.
 */
export function openImage(input: SharpInput, options?: SharpOptions): Sharp {
  return sharp(input, { limitInputPixels, ...options });
}
