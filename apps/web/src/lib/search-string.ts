/**
 * Keeps values as text: the router's own format would read `?q=2` as a number. Of repeated names
 * the last one counts.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === "string") params.set(name, value);
    if (typeof value === "number" || typeof value === "boolean") params.set(name, value.toString());
  }
  return params.size === 0 ? "" : `?${params.toString()}`;
}
