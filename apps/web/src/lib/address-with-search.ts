/**
 * An address on another site. With `%20` for a space: some, as Outlook, show a `+` as such. What is
 * undefined is left out.
 */
export function addressWithSearch(
  address: string,
  parameters: Record<string, string | undefined>,
): string {
  const search = Object.entries(parameters)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  return `${address}?${search.join("&")}`;
}
