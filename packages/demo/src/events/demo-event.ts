import type { EventStatus } from "@before-ten/contracts/events/lifecycle";
import type { VenueKey } from "./venues.ts";

export interface DemoEvent {
  name: string;
  description: string;
  venue: VenueKey;
  /** The calendar day it starts on at the venue, `YYYY-MM-DD`. */
  startDay: string;
  endDay: string;
  /** Since then it is on the site. */
  announcedDay: string;
  startTime: string;
  endTime: string | null;
  musicGenres: string[];
  /** The music it is about, for its poster; null for a bit of everything. */
  decade: "80s" | "90s" | "00s" | null;
  /** In the country's currency; null where the ticket page tells. */
  ticketAmount: number | null;
  capacity: number | null;
  /** As many as come: no places are counted. False when missing. */
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
  /** 0 is the first such weekday from three days ahead on; for a past event, the last one up to three days ago. */
  weeks: number;
  /** 1 when missing. */
  days?: number;
  /** 16:00 to 22:00 when missing. */
  startTime?: string;
  endTime?: string | null;
  /** `published` when missing. */
  status?: EventStatus;
  featured?: boolean;
  hasPoster?: boolean;
}
