/**
 * What an earlier version of a page may have kept of a form, with its fields in the order of `initial`: a field that isn't there, or
 * is of another kind, is as `initial` has it. Only texts, flags and lists of texts are read; a form reads its other fields itself.
 */
export function readDraft<Values extends object>(
  kept: unknown,
  initial: Values,
): { values: Values; kept: ReadonlyMap<string, unknown> } | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(kept));
  const read = Object.entries(initial).map(([name, value]: [string, unknown]) => [
    name,
    likeInitial(value, fields.get(name)),
  ]);
  return { values: { ...initial, ...Object.fromEntries(read) }, kept: fields };
}

function likeInitial(initial: unknown, kept: unknown): unknown {
  if (Array.isArray(initial)) {
    return Array.isArray(kept) ? kept.filter((text) => typeof text === "string") : initial;
  }
  const isPlain = typeof initial === "string" || typeof initial === "boolean";
  return isPlain && typeof kept === typeof initial ? kept : initial;
}
