import { setImmediate as nextTurn } from "node:timers/promises";
import { knownPlace } from "@before-ten/contracts/events/location/location";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { Disruption, PublicEvent } from "@before-ten/contracts/events/output";
import { disruptionLabels } from "@before-ten/contracts/events/state-messages";
import { brand } from "@before-ten/contracts/shared/brand";
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  escape,
} from "ical-generator";
import { Temporal } from "temporal-polyfill";
import {
  tzlib_get_ical_block as findZoneBlock,
  tzlib_get_offset as findOffset,
} from "timezones-ical-library";

/** An event with what calendars show of it. */
interface CalendarEvent extends Pick<
  PublicEvent,
  | "id"
  | "eventName"
  | "description"
  | "location"
  | "startsAt"
  | "endsAt"
  | "timeZone"
  | "musicGenres"
  | "sequence"
  | "createdAt"
> {
  disruption: Pick<Disruption, "kind" | "reason"> | null;
  /** ISO instant of the last change made by an admin. */
  updatedAt: string;
}

/** Puts an entry into the calendar of a mail's reader (RFC 5546), as they asked for. */
interface Invitation {
  method: "REQUEST" | "CANCEL";
  organizer: { name: string; email: string };
  attendee: string;
  at: Date;
}

interface Calendar {
  /** The calendar's name for subscribers. Undefined: a file to import once. */
  name?: string;
  events: readonly CalendarEvent[];
  publicUrl: string;
  /** Of the part of a mail that mail programs act on. */
  invitation?: Invitation;
}

/** How often subscribers should refresh; not all programs respect it. */
const refreshSeconds = 3_600;
const eventsPerTurn = 2;
/** Of the entries' ids, which never change, even if the club's address does. */
const domain = brand.email.slice(brand.email.indexOf("@") + 1);

/** iCalendar, RFC 5545. Times are local to the venue, with its zone's rules. */
export async function writeCalendar({
  name,
  events,
  publicUrl,
  invitation,
}: Calendar): Promise<string> {
  const calendar = ical({
    prodId: { company: brand.name, product: "Events", language: "EN" },
    timezone: { name: null, generator: (zone) => zoneOf(zone)?.block ?? null },
    // The library escapes all texts except this one.
    ...(name !== undefined && { name: escape(name, false), ttl: refreshSeconds }),
    ...(invitation && { method: ICalCalendarMethod[invitation.method] }),
  });
  for (const [index, event] of events.entries()) {
    // The library finds a zone's rules by searching text, so many events would block the event
    // loop.
    if (index % eventsPerTurn === 0) await nextTurn();
    calendar.createEvent({
      ...entryOf(event, publicUrl),
      ...(invitation && invited(invitation)),
    });
  }
  await nextTurn();
  return `${calendar.toString()}\r\n`;
}

function entryOf(event: CalendarEvent, publicUrl: string): ICalEventData {
  const url = `${publicUrl}/events/${event.id}`;
  const changedAt = new Date(event.updatedAt);
  return {
    id: `${event.id}@${domain}`,
    stamp: changedAt,
    created: new Date(event.createdAt),
    lastModified: changedAt,
    ...timesOf(event),
    sequence: event.sequence,
    summary: summaryOf(event),
    description: [event.disruption?.reason, event.description, url].filter(Boolean).join("\n\n"),
    ...placeOf(event),
    url,
    status: statusOf(event),
    categories: event.musicGenres.map((genre) => ({ name: genre })),
  };
}

/** Accepted, because the reader asked for it; `stamp` orders two mails with the same sequence. */
function invited({ organizer, attendee, at }: Invitation): Partial<ICalEventData> {
  return {
    stamp: at,
    organizer,
    attendees: [
      {
        email: attendee,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  };
}

/** A postponed event has no new date yet, so its old one is only tentative. */
function statusOf({ disruption }: CalendarEvent): ICalEventStatus {
  if (disruption?.kind === "cancelled") return ICalEventStatus.CANCELLED;
  return disruption?.kind === "postponed" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** Most calendars don't show the status, so it has to be in the title. */
function summaryOf({ eventName, disruption }: CalendarEvent): string {
  return isCalledOff(disruption) && disruption !== null
    ? `${disruptionLabels[disruption.kind].toUpperCase()}: ${eventName}`
    : eventName;
}

/**
 * The venue's local times, unless the zone block would give others: it only has today's rules, and
 * the zone may have had different ones when the event took place.
 */
function timesOf(event: CalendarEvent): Pick<ICalEventData, "timezone" | "start" | "end"> {
  const zone = zoneOf(event.timeZone);
  const utc = { start: new Date(event.startsAt), end: new Date(event.endsAt) };
  if (zone === undefined) return utc;
  const start = Temporal.Instant.from(event.startsAt).toZonedDateTimeISO(zone.name);
  const end = Temporal.Instant.from(event.endsAt).toZonedDateTimeISO(zone.name);
  const isTold = [start, end].every((time) => {
    const [day, clock] = [time.toPlainDate().toString(), time.toPlainTime().toString().slice(0, 5)];
    return findOffset(zone.name, day, clock) === time.offset.replace(":", "");
  });
  return isTold ? { timezone: zone.name, start, end } : utc;
}

/** An unknown place is left out rather than written as if it were one. */
function placeOf({ location }: CalendarEvent): Pick<ICalEventData, "location"> {
  const title = knownPlace(location);
  const [lon, lat] = location.coordinates ?? [];
  const geo = lon === undefined || lat === undefined ? undefined : { geo: { lat, lon } };
  if (title !== undefined) return { location: { title, ...geo } };
  return geo === undefined ? {} : { location: geo };
}

interface Zone {
  /** The name in the zone's block, which differs for an alias. */
  name: string;
  /** VTIMEZONE. */
  block: string;
}

/** Undefined if there are no rules for this zone; its times are then given in UTC. */
function zoneOf(timeZone: string): Zone | undefined {
  const [block, name] = findZoneBlock(timeZone);
  if (block === undefined || name === undefined) return undefined;
  return { name: name.slice("TZID=".length), block };
}
