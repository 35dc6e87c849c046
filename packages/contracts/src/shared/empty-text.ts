/** A form has text only: an empty field, or the word that stands for null, is no value. */

export function emptyTextToNull(value: unknown): unknown {
  return value === "" || value === "null" ? null : value;
}

export function emptyToUndefined(value: unknown): unknown {
  return value === "" || value === null ? undefined : value;
}
