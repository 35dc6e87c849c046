/** A name in braces in a text. */
export const gap = /\{([a-zA-Z]+)\}/g;

/** Fills the gaps in one pass; unknown ones stay as they are. */
export function fillGaps(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(gap, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
