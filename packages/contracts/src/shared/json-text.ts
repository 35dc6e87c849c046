/** A form carries a structure as JSON text. What isn't JSON stays the text it is. */
export function fromJsonText(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return value;
  }
}
