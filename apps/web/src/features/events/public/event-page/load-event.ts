import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { hasEnded, hasStarted } from "@before-ten/contracts/events/lifecycle";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { listQuery } from "../../../../lib/api/list-query.ts";
import { orNotFound } from "../../../../lib/api/or-not-found.ts";
import { settle } from "../../../../lib/api/settle.ts";
import { trpc } from "../../../../lib/api/trpc.ts";

interface Query<Input, Answer> {
  ensureData: (input: Input) => Promise<Answer>;
}

interface EventApi {
  events: {
    get: Query<{ id: string }, PublicEvent>;
    list: Query<{ country?: string; limit: number }, unknown>;
  };
  series: { get: Query<{ id: string }, unknown> };
  albums: { covers: Query<{ ids: string[] }, unknown> };
}

const maxRelated = 3;

/** Enough even if some are the event itself, of its series or cancelled. */
const candidates = 12;

const anywhere = { limit: candidates };

function inCountryOf({ country }: PublicEvent) {
  return { country, limit: candidates };
}

/**
 * Loads an event and what its page also shows: the dates of its series, other parties and the album
 * of a past one. If those can't be loaded, the page is shown without them.
 */
export async function loadEvent(
  api: EventApi,
  { id }: { id: string },
  now: Date,
): Promise<PublicEvent> {
  const event = await orNotFound(api.events.get.ensureData({ id }));
  await Promise.all([
    event.series && settle(api.series.get.ensureData({ id: event.series.id })),
    settle(api.events.list.ensureData(inCountryOf(event))),
    settle(api.events.list.ensureData(anywhere)),
    hasEnded(event, now) && settle(api.albums.covers.ensureData({ ids: [event.id] })),
  ]);
  return event;
}

/** What `loadEvent` has loaded, as properties of the event's page. */
export function useLoadedEvent(id: string, now: Date) {
  const options = listQuery(false);
  const [event] = trpc.events.get.useSuspenseQuery({ id });
  const series = trpc.series.get.useQuery({ id: event.series?.id ?? "" }, options);
  const near = trpc.events.list.useQuery(inCountryOf(event), options);
  const next = trpc.events.list.useQuery(anywhere, options);
  const covers = trpc.albums.covers.useQuery({ ids: [event.id] }, options);
  const others = [...(near.data?.items ?? []), ...(next.data?.items ?? [])];
  return {
    event,
    dates: series.data?.upcoming,
    related: relatedEvents(event, others, now),
    album: covers.data?.[0],
  };
}

/** The first few of the others that are neither on now nor cancelled nor of the event's series. */
export function relatedEvents(
  event: PublicEvent,
  others: readonly PublicEvent[],
  now: Date,
): PublicEvent[] {
  const related = new Map(
    others
      .filter((other) => isRelated(other, event) && !hasStarted(other, now))
      .map((other) => [other.id, other]),
  );
  return [...related.values()].slice(0, maxRelated);
}

/** Dates of the event's own series are listed separately. */
function isRelated(other: PublicEvent, event: PublicEvent): boolean {
  const isOfItsSeries = other.series !== null && other.series.id === event.series?.id;
  return other.id !== event.id && !isOfItsSeries && !isCalledOff(other.disruption);
}
