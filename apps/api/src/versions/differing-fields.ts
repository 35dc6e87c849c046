/** The fields in which `after` differs from `before`; both have the same keys. */
export function differingFields<Fields extends object>(before: Fields, after: Fields): string[] {
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]: [string, unknown]) => !isAlike(stored.get(field), value))
    .map(([field]) => field);
}

/** Prices are sent as `35.5` and stored as `35.50`; unknown parts of a place are left out. */
export function isAlike(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

function comparable(value: unknown): string {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (name === "amount" && typeof inner === "string") return Number(inner);
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(
      Object.entries(inner).toSorted(([first], [second]) => (first < second ? -1 : 1)),
    );
  });
}
