import { type CountryMap, countryPlaces } from "../shared/country-places.ts";

interface VenueMap extends CountryMap {
  country: string;
}

/** The maps on which venues are shown. */
export const venueMaps: readonly VenueMap[] = Object.entries(countryPlaces).flatMap(
  ([country, { maps }]) => maps.map((map) => ({ ...map, country })),
);

/** The size of every map in pixels. */
export const mapSize = { width: 960, height: 720 } as const;

/** Margin around the land, as a share of its size. */
const margin = 0.08;

export interface MapFrame {
  west: number;
  north: number;
  /** Pixels per degree. */
  perLongitude: number;
  perLatitude: number;
}

/**
 * The area a map shows: the land in the middle, and as much around it as fits. A degree of
 * longitude is as long as it is in the middle of the land.
 */
export function frameOf({ land: [west, south, east, north] }: Pick<VenueMap, "land">): MapFrame {
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const perLatitude =
    Math.min(mapSize.width / ((east - west) * narrowing), mapSize.height / (north - south)) /
    (1 + 2 * margin);
  const perLongitude = perLatitude * narrowing;
  return {
    west: (west + east) / 2 - mapSize.width / 2 / perLongitude,
    north: (south + north) / 2 + mapSize.height / 2 / perLatitude,
    perLongitude,
    perLatitude,
  };
}

/** A place's position on its map, in pixels from the upper left corner. */
export function pointOn(
  frame: MapFrame,
  [longitude, latitude]: readonly [number, number],
): { x: number; y: number } {
  return {
    x: (longitude - frame.west) * frame.perLongitude,
    y: (frame.north - latitude) * frame.perLatitude,
  };
}

interface Venue {
  country: string;
  location: { coordinates: readonly [number, number] | null; city?: string | undefined };
}

export interface VenueOnMap {
  name: string;
  x: number;
  y: number;
  /** Undefined if no city was given, or if it is all that the map shows. */
  city: string | undefined;
  /** "Melbourne, in the south-east of Australia". */
  place: string;
}

/** Undefined if the venue's location is unknown or on none of its country's maps. */
export function venueOnMap({ country, location }: Venue): VenueOnMap | undefined {
  const { coordinates } = location;
  if (coordinates === null) return undefined;
  const map = venueMaps.find((each) => each.country === country && isWithin(each, coordinates));
  if (map === undefined) return undefined;
  const city = location.city === map.label ? undefined : location.city;
  const where = `in the ${directionIn(map.land, coordinates)} of ${map.label}`;
  const place = city === undefined ? where : `${city}, ${where}`;
  return { name: map.name, ...pointOn(frameOf(map), coordinates), city, place };
}

/** Within the land's bounds, or close enough to be meant. */
function isWithin({ land }: VenueMap, [longitude, latitude]: readonly [number, number]): boolean {
  const [west, south, east, north] = land;
  const slack = (north - south) * (margin / 2);
  return (
    longitude >= west - slack &&
    longitude <= east + slack &&
    latitude >= south - slack &&
    latitude <= north + slack
  );
}

/** `south-east`, `north`, `middle`: the position within the land's bounds. */
function directionIn(
  [west, south, east, north]: VenueMap["land"],
  [longitude, latitude]: readonly [number, number],
): string {
  const across = side((longitude - west) / (east - west), ["west", "east"]);
  const along = side((latitude - south) / (north - south), ["south", "north"]);
  return [along, across].filter((part) => part !== "").join("-") || "middle";
}

/** Neither side in the middle quarter. */
function side(share: number, [low, high]: readonly [string, string]): string {
  if (share < 3 / 8) return low;
  return share > 5 / 8 ? high : "";
}
