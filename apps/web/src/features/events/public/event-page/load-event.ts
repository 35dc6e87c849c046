import { hasStarted } from "@before-ten/contracts/events/lifecycle";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { PublicSeries } from "@before-ten/contracts/series/output";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { orNotFound } from "../../../../lib/api/or-not-found.ts";
import { settle } from "../../../../lib/api/settle.ts";

interface Query<Input, Answer> {
  ensureData: (input: Input) => Promise<Answer>;
}

interface EventApi {
  events: {
    get: Query<{ id: string }, PublicEvent>;
    list: Query<{ country?: string; limit: number }, PageOf<PublicEvent>>;
  };
  series: { get: Query<{ id: string }, PublicSeries> };
}

interface LoadedEvent {
  event: PublicEvent;
  /** Upcoming dates of its series; undefined if there is none or it couldn't be loaded. */
  dates: PublicEvent[] | undefined;
  related: PublicEvent[];
}

const maxRelated = 3;

/** Enough even if some are the event itself, of its series or cancelled. */
const candidates = 12;

/**
 * An event with the upcoming dates of its series and a few other parties: those in its country
 * first, then the next ones anywhere, none of them on now. If the others can't be loaded, the page
 * is shown without them.
 */
export async function loadEvent(
  api: EventApi,
  { id }: { id: string },
  now: Date,
): Promise<LoadedEvent> {
  const event = await orNotFound(api.events.get.ensureData({ id }));
  const [series, near, next] = await Promise.all([
    event.series && settle(api.series.get.ensureData({ id: event.series.id })),
    settle(api.events.list.ensureData({ country: event.country, limit: candidates })),
    settle(api.events.list.ensureData({ limit: candidates })),
  ]);
  const others = [...(near.data?.items ?? []), ...(next.data?.items ?? [])];
  const related = new Map(
    others
      .filter((other) => isRelated(other, event) && !hasStarted(other, now))
      .map((other) => [other.id, other]),
  );
  return {
    event,
    dates: series?.data?.upcoming,
    related: [...related.values()].slice(0, maxRelated),
  };
}

/** Dates of the event's own series are listed separately. */
function isRelated(other: PublicEvent, event: PublicEvent): boolean {
  const isOfItsSeries = other.series !== null && other.series.id === event.series?.id;
  return other.id !== event.id && !isOfItsSeries && !isCalledOff(other.disruption);
}
