/**
 * URL on another site. Encodes a space as `%20`, as some sites, like Outlook, show a `+` as such.
 * Undefined values are left out.
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
