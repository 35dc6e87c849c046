import { homeUpcomingLimit, maxListLimit } from "@before-ten/contracts/shared/limits";
import type { EventsSearch } from "./events-search.ts";

/**
 * What pages ask for. A route's loader asks for the same before its page renders, without loading
 * the page's code.
 */

export const upcomingInput = { limit: homeUpcomingLimit };

export function eventsInput(search: EventsSearch) {
  return { ...search, limit: maxListLimit };
}

/** How many parties there are without any filter. */
export const allEventsInput = { limit: 1 };
