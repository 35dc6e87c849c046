/** Where our own server sends images from. */
const ownBase = "/media";

let base = ownBase;

/**
 * Says once, when the process starts, where browsers and other programs find the images: below
 * IMAGES_URL, or undefined for `/media` of our own server. It holds for the process, as whatever
 * presents an event or a post would otherwise have to be handed it.
 */
export function setImagesUrl(url: string | undefined): void {
  base = url ?? ownBase;
}

/** An image file's address: a path of the site, or an absolute one. */
export function imageUrl(fileName: string): string {
  return `${base}/${fileName}`;
}

/** The origin of another host that pages have images of. */
export function foreignImageOrigin(): string | undefined {
  return base === ownBase ? undefined : new URL(base).origin;
}
