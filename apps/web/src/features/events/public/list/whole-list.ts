import type { PublicEvent } from "@before-ten/contracts/events/output";
import { maxListLimit } from "@before-ten/contracts/shared/limits";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type { NearMeTexts } from "@before-ten/contracts/site/texts/events/near-me";
import { useQuery } from "@tanstack/react-query";
import { listQuery } from "../../../../lib/api/list-query.ts";
import { type FailedCall, trpc } from "../../../../lib/api/trpc.ts";
import { type Position, distanceTo, nearestFirst } from "./distance.ts";
import type { EventsSearch } from "./events-search.ts";

/**
 * All parties that match the filters, on whichever page they are. The browser sorts them by
 * distance, so that the visitor's position isn't sent.
 */
export function useWholeList({ page: _page, ...filters }: EventsSearch, enabled: boolean) {
  const { list } = trpc.useUtils().events;
  return useQuery<PublicEvent[], FailedCall>({
    ...listQuery(enabled),
    queryKey: ["whole list of events", filters],
    async queryFn() {
      const events: PublicEvent[] = [];
      for (let page = 1; ; page += 1) {
        const input = { ...filters, page, limit: maxListLimit };
        const { items, pagination } = await list.fetch(input, listQuery(true));
        events.push(...items);
        if (page >= pagination.pages) return events;
      }
    },
  });
}

/** The nearest parties, as many as a list may have. */
export function nearestOf(events: readonly PublicEvent[], from: Position): PageOf<PublicEvent> {
  const items = nearestFirst(events, from).slice(0, maxListLimit);
  return { items, pagination: paginate(1, maxListLimit, events.length) };
}

/** What to say about the list sorted by distance; nothing until it is loaded. */
export function sortedNote(
  events: readonly PublicEvent[] | undefined,
  from: Position,
  texts: NearMeTexts,
): string {
  if (events === undefined || events.length === 0) return "";
  const isKnown = events.some((event) => distanceTo(event, from) !== undefined);
  return isKnown ? texts.sorted : texts.noneKnown;
}
