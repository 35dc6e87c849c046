import { adminAlertMessages as messages } from "@before-ten/contracts/alerts/admin-messages";
import type { EventReach } from "@before-ten/contracts/alerts/output";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { timeOf } from "../../../../admin/list/admin-dates.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { places, readPlace } from "./read-places.ts";
import classes from "./event-receipts.module.css";

/** How often a place that isn't right yet is read again, in ms. */
const everyMs = 3_000;

/** Reads the public places again, as a visitor does, until each says what is stored. */
export function PlacesSeen({ id }: { id: string }) {
  const { data: event } = trpc.events.get.useQuery({ id }, { staleTime: 0 });
  if (event === undefined) return null;
  return (
    <section>
      <Title order={3} size="h5">
        Read again on the site
      </Title>
      <ul className={classes.lines} aria-live="polite">
        {places.map((place) => (
          <PlaceSeen key={place.label} place={place} event={event} />
        ))}
        <SearchEnginesTold id={id} />
      </ul>
      <Text size="xs" c="dimmed">
        Calendar programs follow when they next visit.
      </Text>
    </section>
  );
}

/** Whether search engines were told of the latest change. */
function SearchEnginesTold({ id }: { id: string }) {
  const reach = trpc.alerts.reach.useQuery({ id }, { staleTime: 0, refetchInterval: everyMs });
  const isSetUp = reach.data?.searchEngines.isSetUp === true;
  const receipts = trpc.alerts.listReceipts.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        isSetUp && state.data?.[0]?.searchEnginesAt === null ? everyMs : false,
    },
  );
  const at = receipts.data?.[0]?.searchEnginesAt ?? null;
  return (
    <li className={classes.line}>
      <span>Search engines</span>
      {at === null ? (
        <span>{notToldYet(reach.data?.searchEngines)}</span>
      ) : (
        <time dateTime={at}>{`told at ${timeOf(at)}`}</time>
      )}
    </li>
  );
}

function notToldYet(engines: EventReach["searchEngines"] | undefined): string {
  if (engines === undefined) return "Reading…";
  if (!engines.isSetUp) return messages.searchEnginesOff;
  return engines.failure === null ? "Not yet" : messages.tellingRepeated(engines.failure);
}

function PlaceSeen({ place, event }: { place: (typeof places)[number]; event: PublicEvent }) {
  const { data, error } = useQuery({
    queryKey: ["read place", place.label, event.id, event.version],
    queryFn: ({ signal }) => readPlace(place, event, signal),
    refetchInterval: ({ state }) => (state.data?.isTrue ? false : everyMs),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <li className={classes.line}>
      <span>{place.label}</span>
      {data?.isTrue ? (
        <time dateTime={data.at}>{`true at ${timeOf(data.at)}`}</time>
      ) : (
        <span>{data === undefined && error === null ? "Reading…" : "Not yet"}</span>
      )}
    </li>
  );
}
