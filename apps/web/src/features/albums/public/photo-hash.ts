/**
 * The part of an album's address that names one of its images, without the `#`. Counted from 1, as
 * people count.
 */
export function hashOf(index: number): string {
  return `photo-${index + 1}`;
}

/** The index of the image that an address names, with its `#`; undefined: none of them. */
export function indexOfHash(hash: string, count: number): number | undefined {
  const [, number] = /^#photo-([1-9]\d{0,3})$/.exec(hash) ?? [];
  if (number === undefined || Number(number) > count) return undefined;
  return Number(number) - 1;
}
