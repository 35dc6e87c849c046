const unknownLocationLabel = "Location not available";

/** An unresolved reference to another record: exactly 24 hexadecimal characters. */
const reference = /^[0-9a-f]{24}$/i;

export function locationLabel(location: { formatted: string }): string {
  const formatted = location.formatted.trim();
  return formatted === "" || reference.test(formatted) ? unknownLocationLabel : formatted;
}

/** The place's label; undefined: nobody knows it. */
export function knownPlace(location: { formatted: string }): string | undefined {
  const label = locationLabel(location);
  return label === unknownLocationLabel ? undefined : label;
}
