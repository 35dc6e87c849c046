import type { PageEvent } from "../page-facts.ts";

/** An event of which its page says nothing. */
export const barePageEvent: PageEvent = {
  name: null,
  start: null,
  end: null,
  place: null,
  statuses: [],
  offers: [],
};
