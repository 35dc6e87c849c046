import { knownPlace } from "@before-ten/contracts/events/location/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { addressWithSearch } from "../../../../../lib/address-with-search.ts";

/** URLs of web maps that open with directions to the venue. */

type Venue = Pick<PublicEvent, "location" | "country">;

/** Each map's name and URL; empty if the place isn't known. */
export function directionsTo(venue: Venue): [name: string, href: string][] {
  const to = destinationOf(venue);
  if (to === undefined) return [];
  return [
    [
      "Google Maps",
      addressWithSearch("https://www.google.com/maps/dir/", { api: "1", destination: to }),
    ],
    ["Apple Maps", addressWithSearch("https://maps.apple.com/", { daddr: to })],
    ["OpenStreetMap", addressWithSearch("https://www.openstreetmap.org/directions", { to })],
  ];
}

/**
 * Latitude and longitude, as maps take them; a place that was only typed is searched by its text.
 */
function destinationOf({ location, country }: Venue): string | undefined {
  if (location.coordinates !== null) return location.coordinates.toReversed().join(",");
  const place = knownPlace(location);
  if (place === undefined) return undefined;
  const { name } = countryOf(country);
  return place.includes(name) ? place : `${place}, ${name}`;
}
