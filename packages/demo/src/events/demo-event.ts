import type { EventStatus } from "@before-ten/contracts/events/lifecycle";
import type { VenueKey } from "./venues.ts";

export interface DemoEvent {
  name: string;
  description: string;
  venue: VenueKey;
  /** The calendar day it starts on at the venue, `YYYY-MM-DD`. */
  startDay: string;
  endDay: string;
  /** The day on which the event came on the site, as `YYYY-MM-DD`. */
  announcedDay: string;
  startTime: string;
  endTime: string | null;
  musicGenres: string[];
  /** The music it is about, for its poster; null for a bit of everything. */
  decade: "80s" | "90s" | "00s" | null;
  /** The price in the country's currency; null where only the ticket page tells it. */
  ticketAmount: number | null;
  capacity: number | null;
  /** True: places aren't limited, and so not counted. Undefined: false. */
  unlimitedCapacity?: boolean;
  registrations: number;
  status: EventStatus;
  featured: boolean;
  hasPoster: boolean;
}

/** An event as the lists beside this file write it: what most have in common is left out. */
export interface EventListing extends Omit<
  DemoEvent,
  | "startDay"
  | "endDay"
  | "announcedDay"
  | "startTime"
  | "endTime"
  | "status"
  | "featured"
  | "hasPoster"
> {
  weekday: "Friday" | "Saturday" | "Sunday";
  /**
   * 0 is the first such weekday from three days ahead on; for a past event, the last one up to
   * three days ago.
   */
  weeks: number;
  /** How many days the event takes; undefined: 1. */
  days?: number;
  /** Wall-clock times of the venue; undefined: 16:00 to 22:00. */
  startTime?: string;
  endTime?: string | null;
  /** The event's status; undefined: `published`. */
  status?: EventStatus;
  featured?: boolean;
  hasPoster?: boolean;
}
