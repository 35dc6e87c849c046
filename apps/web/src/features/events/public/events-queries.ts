import {
  eventsPageLimit,
  homeUpcomingLimit,
  maxListLimit,
} from "@before-ten/contracts/shared/limits";
import type { EventsSearch } from "./events-search.ts";

/**
 * What pages ask for. A route's loader asks for the same before its page renders, without loading
 * the page's code.
 */

export const upcomingInput = { limit: homeUpcomingLimit };

/** Some of them may be called off. */
export const nextPartyInput = { limit: 6 };

export function eventsInput(search: EventsSearch) {
  return { ...search, limit: eventsPageLimit };
}

/**
 * The parties without any filter: how many there are, and the cities and months to choose from. Of
 * more than a list may hold those further ahead are found by words alone.
 */
export const allEventsInput = { limit: maxListLimit };
