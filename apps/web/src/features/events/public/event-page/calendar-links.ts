import { knownPlace } from "@before-ten/contracts/events/location/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { EventPageTexts } from "@before-ten/contracts/site/texts/events/event-page";
import { addressWithSearch } from "../../../../lib/address-with-search.ts";
import { pathTo } from "../../../../lib/site-path.ts";

/** URLs of web calendars that open with the event filled in. */

type CalendarEvent = Pick<
  PublicEvent,
  "id" | "eventName" | "location" | "startsAt" | "endsAt" | "timeZone"
>;

interface Site {
  publicUrl: string;
  texts: EventPageTexts;
}

export function googleCalendarLink(event: CalendarEvent, site: Site): string {
  const dates = [event.startsAt, event.endsAt].map(compactInstant).join("/");
  return addressWithSearch("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: event.eventName,
    dates,
    ctz: event.timeZone,
    details: detailsOf(event, site),
    location: knownPlace(event.location),
  });
}

export function outlookLink(event: CalendarEvent, site: Site): string {
  return addressWithSearch("https://outlook.live.com/calendar/0/deeplink/compose", {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.eventName,
    startdt: event.startsAt,
    enddt: event.endsAt,
    body: detailsOf(event, site),
    location: knownPlace(event.location),
  });
}

/** With the whole description the URL would be too long for some servers. */
function detailsOf({ id }: CalendarEvent, { publicUrl, texts }: Site): string {
  const address = publicUrl + pathTo("/events/$id", { params: { id } });
  return texts.calendarDetails({ address });
}

/** `20261205T160000Z` */
function compactInstant(instant: string): string {
  return `${instant.slice(0, "YYYY-MM-DDTHH:MM:SS".length).replaceAll(/[-:]/g, "")}Z`;
}
