const unknownLocationLabel = "Location not available";

/** An unresolved reference to another record: exactly 24 hexadecimal characters. */
const reference = /^[0-9a-f]{24}$/i;

export function locationLabel(location: { formatted: string }): string {
  const formatted = location.formatted.trim();
  return formatted === "" || reference.test(formatted) ? unknownLocationLabel : formatted;
}

/**
 * The city. For a typed place it is the last part, where people write the city, unless that is the
 * country or a number. Undefined if unknown.
 */
export function cityOf(
  location: { formatted: string; city?: string | undefined; country?: string | undefined },
  country: string,
): string | undefined {
  if (location.city !== undefined) return location.city;
  const parts = (knownPlace(location) ?? "").split(",").map((part) => part.trim());
  const last = parts.findLast((part) => part !== country && part !== "");
  return last === undefined || parts.length === 1 || /\d/.test(last) ? undefined : last;
}

/** The place's label; undefined if unknown. */
export function knownPlace(location: { formatted: string }): string | undefined {
  const label = locationLabel(location);
  return label === unknownLocationLabel ? undefined : label;
}
