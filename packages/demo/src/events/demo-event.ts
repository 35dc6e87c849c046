import type { Availability } from "@before-ten/contracts/events/availability";
import type { DisruptionKind } from "@before-ten/contracts/events/disruption";
import type { LineUpEntry } from "@before-ten/contracts/events/line-up";
import type { EventStatus } from "@before-ten/contracts/events/lifecycle";
import type { VenueKey } from "./venues.ts";

export interface DemoEvent {
  name: string;
  description: string;
  venue: VenueKey;
  /** The calendar day it starts on at the venue, `YYYY-MM-DD`. */
  startDay: string;
  endDay: string;
  /** The day the event was published on the site, as `YYYY-MM-DD`. */
  announcedDay: string;
  startTime: string;
  endTime: string | null;
  musicGenres: string[];
  /** The price in the country's currency; null if only the ticket page has it. */
  ticketAmount: number | null;
  /** Earlier, lower prices, each until so many days before the party. */
  earlierPrices?: readonly { amount: string; daysBefore: number }[];
  /** Words about a code, shown until the party is over. */
  promotion?: string;
  capacity: number | null;
  /** True: places aren't limited, and so not counted. Default: false. */
  unlimitedCapacity?: boolean;
  registrations: number;
  /** The club's availability setting; undefined: none. */
  availability?: Availability;
  /** The start of sale, if it is in the future. */
  onSaleFrom?: Date;
  disruption?: DemoDisruption;
  /** What the club adds about this evening, beyond the page's standard text. */
  expect?: DemoExpect;
  status: EventStatus;
  featured: boolean;
  hasPoster: boolean;
  /** The series it is a date of; undefined: none. It has the event's name. */
  series?: DemoSeries;
}

interface DemoExpect {
  lineUp?: LineUpEntry[];
  minimumAge?: number;
  door?: string;
  accessibility?: string;
  cloakroom?: string;
  refunds?: string;
}

interface DemoSeries {
  slug: string;
  rule: string;
}

/** What happened to an event, with what was announced before. */
interface DemoDisruption extends Omit<DisruptionListing, "daysAgo" | "daysLater"> {
  since: Date;
  /** `YYYY-MM-DD`; the hours were the same. */
  previousStartDay?: string;
}

interface DisruptionListing {
  kind: DisruptionKind;
  reason: string;
  daysAgo: number;
  /** How many days later than announced it takes place. */
  daysLater?: number;
  previousVenue?: VenueKey;
}

/** An event as written in the lists next to this file, without common values. */
export interface EventListing extends Omit<
  DemoEvent,
  | "startDay"
  | "endDay"
  | "announcedDay"
  | "startTime"
  | "endTime"
  | "onSaleFrom"
  | "disruption"
  | "status"
  | "featured"
  | "hasPoster"
  | "series"
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
  onSaleInDays?: number;
  disruption?: DisruptionListing;
  /** The event's status; undefined: `published`. */
  status?: EventStatus;
  featured?: boolean;
  hasPoster?: boolean;
}
