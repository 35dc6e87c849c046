/** Where our own server serves images. */
const ownBase = "/media";

let base = ownBase;

/**
 * Sets, once at process start, where browsers and other programs find the images: below IMAGES_URL,
 * or undefined for our server's `/media`. A global, because every presenter of an event or a post
 * would otherwise have to pass it on.
 */
export function setImagesUrl(url: string | undefined): void {
  base = url ?? ownBase;
}

/** An image file's address: a path of the site, or an absolute URL. */
export function imageUrl(fileName: string): string {
  return `${base}/${fileName}`;
}

/** The origin of images on another host. */
export function foreignImageOrigin(): string | undefined {
  return base === ownBase ? undefined : new URL(base).origin;
}
