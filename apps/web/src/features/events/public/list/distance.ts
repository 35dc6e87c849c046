import type { PublicEvent } from "@before-ten/contracts/events/output";

/** Latitude and longitude in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadiusKm = 6_371;

/** Great-circle distance in km by the haversine formula, accurate to half a per cent. */
export function distanceKm(from: Position, to: Position): number {
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude)];
  const part =
    halfChord(toLatitude - fromLatitude) +
    Math.cos(fromLatitude) *
      Math.cos(toLatitude) *
      halfChord(radians(to.longitude) - radians(from.longitude));
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(part)));
}

/**
 * `420 km`; short distances have more digits.
 *
 * @param nearest The words for less than a kilometre.
 */
export function distanceText(km: number, nearest: string): string {
  if (km < 1) return nearest;
  return `${km < 10 ? km.toFixed(1) : Math.round(km).toLocaleString("en-AU")} km`;
}

/** In km; undefined for a party without known coordinates. */
export function distanceTo({ location }: PublicEvent, from: Position): number | undefined {
  const [longitude, latitude] = location.coordinates ?? [];
  if (longitude === undefined || latitude === undefined) return undefined;
  return distanceKm(from, { latitude, longitude });
}

/** Nearest first; parties without known coordinates come last, in their original order. */
export function nearestFirst(events: readonly PublicEvent[], from: Position): PublicEvent[] {
  return events
    .map((event) => ({ event, km: distanceTo(event, from) ?? Infinity }))
    .toSorted((one, other) => one.km - other.km || 0)
    .map(({ event }) => event);
}

function halfChord(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
