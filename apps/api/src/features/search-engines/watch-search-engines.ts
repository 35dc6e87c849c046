import { cityPath } from "@before-ten/contracts/cities/rules";
import { seriesPath } from "@before-ten/contracts/feeds/paths";
import { venuePath } from "@before-ten/contracts/venues/rules";
import {
  listChangedPages,
  recordFailedTelling,
  recordTelling,
  releaseTelling,
  takeTelling,
} from "@before-ten/db/queries/search-engines/told-pages";
import {
  type PlacePage,
  listChangedPlaces,
  listVenueStates,
  recordToldPlaces,
} from "@before-ten/db/queries/search-engines/told-places";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";

interface Telling extends Pick<Deps, "db" | "clock" | "site" | "searchEngines"> {
  /** With how many events and venues each has, and the last change of one. */
  findCities: () => Promise<{ slug: string; count: number; updatedAt: Date }[]>;
}

const everyMs = 60_000;
/** Longer than any request takes. */
const abandonedAfterMs = 60_000;
const firstPauseMs = 60_000;
const longestPauseMs = 6 * 60 * 60_000;
/** The service accepts 10,000 addresses, and an event's series has one too. */
const pagesAtOnce = 4_000;
const placesAtOnce = 1_900;

/** The lists of which each event is a part. */
const lists = ["/", "/events"];

/**
 * Tells search engines which pages were published, changed or removed, until they know of all. What
 * they know is read off the database, so nothing is lost if a process is killed: at worst they are
 * told twice.
 */
export async function tellSearchEngines(
  { db, clock, site, searchEngines, findCities }: Telling,
  signal?: AbortSignal,
): Promise<void> {
  if (searchEngines === undefined) return;
  const now = clock.now();
  const until = new Date(now.getTime() + abandonedAfterMs);
  const taken = await takeTelling(db, { now, until });
  if (taken === undefined) return;
  try {
    for (;;) {
      const readAt = clock.now();
      const pages = await listChangedPages(db, pagesAtOnce);
      const changed = await listChangedPlaces(db, await listPlaces({ db, findCities }));
      const places = changed.slice(0, placesAtOnce);
      if ((pages.length === 0 && places.length === 0) || signal?.aborted === true) return;
      const addresses = addressesOf(pages, places, site);
      const { status, retryAfterMs } = await searchEngines.tell(addresses);
      const at = clock.now();
      if (status !== 200 && status !== 202) {
        const pauseMs = Math.max(firstPauseMs * 2 ** taken.failures, retryAfterMs ?? 0);
        const nextTryAt = new Date(at.getTime() + Math.min(pauseMs, longestPauseMs));
        await recordFailedTelling(db, { status, nextTryAt });
        return;
      }
      await inTransaction(db, async (trx) => {
        await recordTelling(trx, pages, { readAt, at });
        await recordToldPlaces(trx, places);
      });
      if (pages.length < pagesAtOnce && places.length === changed.length) return;
    }
  } finally {
    await releaseTelling(db);
  }
}

function addressesOf(
  pages: Awaited<ReturnType<typeof listChangedPages>>,
  places: readonly PlacePage[],
  { publicUrl }: Telling["site"],
): string[] {
  const ofEvents = pages.flatMap(({ event_id: id, series_slug: slug }) =>
    slug === null ? [`/events/${id}`] : [`/events/${id}`, seriesPath(slug)],
  );
  const paths = [
    ...(pages.length > 0 ? lists : []),
    ...ofEvents,
    ...places.map(({ path }) => path),
  ];
  return [...new Set(paths)].map((path) => `${publicUrl}${path}`);
}

/** A venue's page lists its events, and a city's its events and venues. */
async function listPlaces({
  db,
  findCities,
}: Pick<Telling, "db" | "findCities">): Promise<PlacePage[]> {
  const venues = await listVenueStates(db);
  const cities = await findCities();
  return [
    ...venues.map(({ slug, version, count, updated_at: updatedAt }) => ({
      path: venuePath(slug),
      state: `${version} ${count} ${updatedAt?.toISOString() ?? "never"}`,
    })),
    ...cities.map(({ slug, count, updatedAt }) => ({
      path: cityPath(slug),
      state: `${count} ${updatedAt.toISOString()}`,
    })),
  ];
}

interface SearchEngineWatch {
  /** Looks soon, because something has changed. */
  look: () => void;
  /** Stops looking, and waits for the current request. */
  close: () => Promise<void>;
}

/** Tells search engines of changes, now and at least every minute. */
export function watchSearchEngines(
  deps: Telling,
  onError: (error: unknown) => void,
): SearchEngineWatch {
  let looking: Promise<void> | undefined;
  let again = false;
  const closing = new AbortController();

  async function lookUntilSeen(): Promise<void> {
    do {
      again = false;
      await tellSearchEngines(deps, closing.signal).catch(onError);
    } while (again && !closing.signal.aborted);
    looking = undefined;
  }

  function look(): void {
    if (closing.signal.aborted || deps.searchEngines === undefined) return;
    again = true;
    looking ??= lookUntilSeen();
  }

  look();
  const timer = setInterval(look, everyMs).unref();
  return {
    look,
    async close() {
      closing.abort();
      clearInterval(timer);
      await looking;
    },
  };
}
