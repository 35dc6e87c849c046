/** A form only sends text: an empty field, or the word for null, means no value. */

export function emptyTextToNull(value: unknown): unknown {
  return value === "" || value === "null" ? null : value;
}

export function emptyToUndefined(value: unknown): unknown {
  return value === "" || value === null ? undefined : value;
}
