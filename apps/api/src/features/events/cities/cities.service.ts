import { cityMessages } from "@before-ten/contracts/cities/messages";
import type { City, CitySummary } from "@before-ten/contracts/cities/output";
import { cityPath, citySlug, findCityText, isCitySlug } from "@before-ten/contracts/cities/rules";
import { cityOf } from "@before-ten/contracts/events/location/location";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { placeTexts } from "@before-ten/contracts/site/texts/events/places";
import { publicVenueStatus } from "@before-ten/contracts/venues/rules";
import { listPublicPlaces } from "@before-ten/db/queries/events/cities";
import { type VenueFilter, listVenues } from "@before-ten/db/queries/venues/venues";
import type { Deps } from "../../../deps.ts";
import { findDates, listDates } from "../dated-events.service.ts";
import { presentEvent } from "../event-fields.ts";
import { presentVenues } from "../venues/venues.service.ts";

type Tools = Pick<Deps, "db" | "clock" | "siteTexts">;

interface FoundCity extends CitySummary {
  /** How many public events and venues it has. */
  count: number;
  updatedAt: Date;
}

/** Cities with a public event or a published venue, by name. */
export async function findCities({ db }: Pick<Deps, "db">): Promise<FoundCity[]> {
  const cities = new Map<string, FoundCity>();
  for (const { country, city, formatted, count, updated_at } of await listPublicPlaces(db)) {
    const place = { formatted: formatted ?? "", city: city ?? undefined };
    const name = cityOf(place, countryOf(country).name);
    const slug = name === undefined ? undefined : citySlug(name);
    if (name === undefined || slug === undefined) continue;
    const known = cities.get(slug) ?? { slug, name, count: 0, updatedAt: updated_at };
    cities.set(slug, {
      ...known,
      count: known.count + count,
      updatedAt: known.updatedAt < updated_at ? updated_at : known.updatedAt,
    });
  }
  return [...cities.values()].toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
}

/** The answer only holds what visitors may see. */
export async function getCity(tools: Tools, slug: string): Promise<City> {
  const { db, clock, siteTexts } = tools;
  const { name } = await requireCity(tools, slug);
  const now = clock.now();
  const [{ upcoming, past }, venues, texts] = await Promise.all([
    findDates(db, now, { city: name }),
    listVenuesIn(db, slug),
    siteTexts.read(),
  ]);
  const answer: EveryKey<City> = {
    slug,
    name,
    text: findCityText(texts(placeTexts).cities, slug) ?? null,
    venues,
    upcoming: upcoming.map((row) => presentEvent(row, now)),
    past: past.map((row) => presentEvent(row, now)),
  };
  return answer;
}

/** For programs that follow a city: upcoming parties first, then past ones. */
export async function getDatedCity(tools: Pick<Deps, "db" | "clock">, slug: string) {
  const { name } = await requireCity(tools, slug);
  return {
    path: cityPath(slug),
    name,
    about: null,
    events: await listDates(tools, { city: name }),
  };
}

/** @throws AppError NOT_FOUND */
async function requireCity(tools: Pick<Deps, "db">, slug: string): Promise<CitySummary> {
  // Any unknown address of the site is asked for here, most of them no city's.
  const cities = isCitySlug(slug) ? await findCities(tools) : [];
  const city = cities.find((each) => each.slug === slug);
  if (city === undefined) throw new AppError("NOT_FOUND", cityMessages.notFound);
  return city;
}

/** No city has so many. */
const maxVenues = 1_000;

async function listVenuesIn(db: Deps["db"], slug: string): Promise<City["venues"]> {
  const filter: VenueFilter = { status: publicVenueStatus };
  const { rows } = await listVenues(db, filter, { limit: maxVenues, offset: 0 });
  const here = rows.filter(({ location, country }) => {
    const city = cityOf(location, countryOf(country).name);
    return city !== undefined && citySlug(city) === slug;
  });
  const venues = await presentVenues(db, here);
  return venues.map(({ id, name, location, photos, ...venue }) => ({
    id,
    slug: venue.slug,
    name,
    location,
    photos,
  }));
}
