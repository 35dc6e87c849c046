import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { partyDays } from "@before-ten/contracts/events/time-text";
import { eventCalendarPath, feedPath } from "@before-ten/contracts/feeds/paths";

interface Place {
  label: string;
  path: (event: PublicEvent) => string;
  /** Whether its text says what is stored. */
  isTrue: (text: string, event: PublicEvent) => boolean;
}

/**
 * Public places that say when and where a party is, as visitors and programs read them. A list too
 * short for the party says nothing wrong of it.
 */
export const places: readonly Place[] = [
  {
    label: "The party's page",
    path: ({ id }) => `/events/${id}`,
    isTrue: (text, event) => saysFacts(pageText(text), event),
  },
  {
    label: "Structured data for search engines",
    path: ({ id }) => `/events/${id}`,
    isTrue: (text, event) => structuredData(text).includes(`schema.org/${eventStatus(event)}"`),
  },
  {
    label: "The REST API",
    path: ({ id }) => `/api/events/${id}`,
    isTrue: (text, { sequence }) => text.includes(`"sequence":${sequence},`),
  },
  {
    label: "Calendar entries",
    path: ({ id }) => eventCalendarPath(id),
    isTrue: (text, { sequence }) => text.includes(`SEQUENCE:${sequence}\r\n`),
  },
  {
    label: "Subscribed calendars",
    path: () => feedPath("/events", "ics"),
    isTrue: (text, event) =>
      text
        .split("BEGIN:VEVENT")
        .filter((entry) => entry.includes(event.id))
        .every((entry) => entry.includes(`SEQUENCE:${event.sequence}\r\n`)),
  },
  {
    label: "RSS",
    path: () => feedPath("/events", "rss"),
    isTrue: (text, event) =>
      [...new DOMParser().parseFromString(text, "text/xml").querySelectorAll("item")]
        .filter(({ textContent }) => textContent.includes(event.id))
        .every(({ textContent }) => saysFacts(textContent, event)),
  },
  {
    label: "Partners' pages",
    path: () => "/embed/events?count=12",
    // Only parties that take place are listed there.
    isTrue: (text, event) => !isCalledOff(event.disruption) || !text.includes(event.id),
  },
];

/** Reads a place as an anonymous visitor. */
export async function readPlace(
  place: Place,
  event: PublicEvent,
  signal: AbortSignal,
): Promise<{ isTrue: boolean; at: string }> {
  const answer = await fetch(place.path(event), { cache: "no-store", credentials: "omit", signal });
  const text = await answer.text();
  return { isTrue: answer.ok && place.isTrue(text, event), at: new Date().toISOString() };
}

function saysFacts(text: string, event: PublicEvent): boolean {
  const facts = [partyDays(event), event.location.formatted, event.disruption?.reason ?? ""];
  const words = inOneLine(text);
  return facts.every((fact) => words.includes(inOneLine(fact)));
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function pageText(html: string): string {
  return parsePage(html).body.textContent;
}

/** Without its styles, which the admin area's security policy would report. */
function parsePage(html: string): Document {
  const unstyled = html.replaceAll(/<style.*?<\/style>/gs, "");
  return new DOMParser().parseFromString(unstyled, "text/html");
}

function structuredData(html: string): string {
  const scripts = parsePage(html).querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map(({ textContent }) => textContent).join("\n");
}

function eventStatus({ disruption }: PublicEvent): string {
  if (disruption?.kind === "cancelled") return "EventCancelled";
  if (disruption?.kind === "postponed") return "EventPostponed";
  return disruption?.previousDates ? "EventRescheduled" : "EventScheduled";
}
