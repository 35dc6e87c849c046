import {
  eventsPageLimit,
  homeUpcomingLimit,
  maxListLimit,
} from "@before-ten/contracts/shared/limits";
import type { EventsSearch } from "./events-search.ts";

/**
 * Inputs of the pages' queries. A route's loader prefetches with the same ones, without loading the
 * page's code.
 */

export const upcomingInput = { limit: homeUpcomingLimit };

/** More than one, as some may be cancelled. */
export const nextPartyInput = { limit: 6 };

export function eventsInput(search: EventsSearch) {
  return { ...search, limit: eventsPageLimit };
}

/**
 * The parties without any filter, for the total and the cities and months to choose from. Beyond
 * the maximum length of a list, those further ahead are found by search alone.
 */
export const allEventsInput = { limit: maxListLimit };
