/** The fragment (without `#`) that names an image of an album, counted from 1. */
export function hashOf(index: number): string {
  return `picture-${index + 1}`;
}

/** Index of the image named by a fragment with its `#`; undefined if there is none. */
export function indexOfHash(hash: string, count: number): number | undefined {
  const [, number] = /^#(?:picture|photo)-([1-9]\d{0,3})$/.exec(hash) ?? [];
  if (number === undefined || Number(number) > count) return undefined;
  return Number(number) - 1;
}
