import { cityPath, citySlug } from "@before-ten/contracts/cities/rules";
import { cityOf } from "@before-ten/contracts/events/location/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { countryOf } from "@before-ten/contracts/shared/countries";

/** The page of a place's city. Undefined if the city isn't known. */
export function cityLinkOf({
  location,
  country,
}: Pick<PublicEvent, "location" | "country">): { city: string; href: string } | undefined {
  const city = cityOf(location, countryOf(country).name);
  const slug = city === undefined ? undefined : citySlug(city);
  return city === undefined || slug === undefined ? undefined : { city, href: cityPath(slug) };
}
