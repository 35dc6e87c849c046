/**
 * Reads a stored draft, perhaps of an earlier version of the page, with its fields in the order of
 * `initial`. Missing fields and those of another type keep their initial value. Only texts, flags
 * and lists of texts are read; forms read other fields themselves.
 */
export function readDraft<Values extends object>(
  stored: unknown,
  initial: Values,
): { values: Values; stored: ReadonlyMap<string, unknown> } | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const read = Object.entries(initial).map(([name, value]: [string, unknown]) => [
    name,
    likeInitial(value, fields.get(name)),
  ]);
  return { values: { ...initial, ...Object.fromEntries(read) }, stored: fields };
}

function likeInitial(initial: unknown, stored: unknown): unknown {
  if (Array.isArray(initial)) {
    return Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : initial;
  }
  const isPlain = typeof initial === "string" || typeof initial === "boolean";
  return isPlain && typeof stored === typeof initial ? stored : initial;
}
