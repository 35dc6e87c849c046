import { locationLabel, unknownLocationLabel } from "@before-ten/contracts/events/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { pathTo } from "../../../lib/site-path.ts";

/** Addresses of calendars on the web, which open with the event filled in. */

type CalendarEvent = Pick<
  PublicEvent,
  "id" | "eventName" | "location" | "startsAt" | "endsAt" | "timeZone"
>;

export function googleCalendarLink(event: CalendarEvent, publicUrl: string): string {
  const dates = [event.startsAt, event.endsAt].map(compactInstant).join("/");
  return withSearch("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: event.eventName,
    dates,
    ctz: event.timeZone,
    details: detailsOf(event, publicUrl),
    location: placeOf(event),
  });
}

export function outlookLink(event: CalendarEvent, publicUrl: string): string {
  return withSearch("https://outlook.live.com/calendar/0/deeplink/compose", {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.eventName,
    startdt: event.startsAt,
    enddt: event.endsAt,
    body: detailsOf(event, publicUrl),
    location: placeOf(event),
  });
}

/** The whole description would make an address longer than some servers take. */
function detailsOf({ id }: CalendarEvent, publicUrl: string): string {
  return `Tickets and everything else: ${publicUrl}${pathTo("/events/$id", { params: { id } })}`;
}

function placeOf({ location }: CalendarEvent): string | undefined {
  const label = locationLabel(location);
  return label === unknownLocationLabel ? undefined : label;
}

/** `20261205T160000Z` */
function compactInstant(instant: string): string {
  return `${instant.slice(0, "YYYY-MM-DDTHH:MM:SS".length).replaceAll(/[-:]/g, "")}Z`;
}

/** With `%20` for a space: Outlook shows a `+` as such. */
function withSearch(address: string, parameters: Record<string, string | undefined>): string {
  const search = Object.entries(parameters)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  return `${address}?${search.join("&")}`;
}
