import sharp, { type Sharp, type SharpInput, type SharpOptions } from "sharp";

// The library would keep 50 MB of decoded images for reuse, which ours don't need.
sharp.cache(false);

/** A small file may expand to gigabytes. `checkUpload` has its own limits below this one. */
const limitInputPixels = 64e6;

/**
 * The only access to sharp, so that every image has a pixel limit. Only worker tasks open images: a
 * worker also has a time limit, and its memory goes with it.
 */
export function openImage(input: SharpInput, options?: SharpOptions): Sharp {
  return sharp(input, { limitInputPixels, ...options });
}
