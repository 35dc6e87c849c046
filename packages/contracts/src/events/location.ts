/** Where an event takes place, as it is stored and answered. */
export interface EventLocation {
  formatted: string;
  /** Longitude, then latitude; null when nobody knows, as of a place that a person typed. */
  coordinates: [number, number] | null;
  city?: string | undefined;
  country?: string | undefined;
  address?: string | undefined;
}

export const unknownLocationLabel = "Location not available";

/** An unresolved reference to another record: exactly 24 hexadecimal characters. */
const reference = /^[0-9a-f]{24}$/i;

export function locationLabel(location: { formatted: string }): string {
  const formatted = location.formatted.trim();
  return formatted === "" || reference.test(formatted) ? unknownLocationLabel : formatted;
}
