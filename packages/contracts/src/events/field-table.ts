import { eventNotes, forEachNote } from "./notes.ts";
import { eventNumbers, forEachNumber } from "./numbers.ts";

/**
 * The fields of an event that admins write, one row each. Queries, edit conflicts, series, imports
 * and restoring read this table. Without zod, so that every page can import it.
 */

interface EventField {
  /** The database columns that hold it. */
  columns: readonly string[];
  /** Within a sentence about the dates of a series. */
  label: string;
  /** Each date of a series has its own; other fields are shared until one is changed by hand. */
  isOwn?: true;
  /** It stays as it is when a version from the history is restored. */
  staysOnRestore?: true;
  /** How an imported file holds it; null if none does. */
  imported: EventImportField | null;
}

interface EventImportField {
  label: string;
  /** Every row must have it, from a column or from a value for all rows. */
  isRequired?: boolean;
  /** Whether a value for all rows makes sense. */
  takesFallback?: boolean;
  /** Headings in imported files, as lower-case letters and digits. */
  names: readonly string[];
}

export const eventFields = {
  eventName: {
    columns: ["event_name"],
    label: "name",
    imported: {
      label: "Name",
      isRequired: true,
      names: ["eventname", "name", "title", "event", "summary", "eventtitle", "subject"],
    },
  },
  description: {
    columns: ["description"],
    label: "description",
    imported: {
      label: "Description",
      isRequired: true,
      takesFallback: true,
      names: ["description", "details", "about", "notes", "eventdescription", "body"],
    },
  },
  startDate: {
    columns: ["start_date"],
    label: "date",
    imported: {
      label: "Start date",
      isRequired: true,
      names: [
        "startdate",
        "date",
        "day",
        "start",
        "starts",
        "begin",
        "dtstart",
        "startsat",
        "eventdate",
        "startdatetime",
      ],
    },
  },
  endDate: {
    columns: ["end_date"],
    label: "end date",
    imported: {
      label: "End date",
      names: ["enddate", "end", "ends", "dtend", "endsat", "enddatetime", "until"],
    },
  },
  startTime: {
    columns: ["start_time"],
    label: "start time",
    imported: {
      label: "Start time",
      isRequired: true,
      takesFallback: true,
      names: ["starttime", "time", "from", "doors", "begins", "doorsopen"],
    },
  },
  endTime: {
    columns: ["end_time"],
    label: "end time",
    imported: {
      label: "End time",
      isRequired: true,
      takesFallback: true,
      names: ["endtime", "to", "finish", "close", "closes"],
    },
  },
  location: {
    columns: ["location"],
    label: "place",
    imported: {
      label: "Location",
      isRequired: true,
      takesFallback: true,
      names: ["location", "venue", "place", "address", "venuename", "where"],
    },
  },
  venueId: {
    columns: ["venue_id"],
    label: "venue",
    imported: null,
  },
  country: {
    columns: ["country"],
    label: "country",
    imported: {
      label: "Country",
      isRequired: true,
      takesFallback: true,
      names: ["country", "countrycode"],
    },
  },
  timeZone: {
    columns: ["time_zone"],
    label: "time zone",
    imported: { label: "Time zone", takesFallback: true, names: ["timezone", "tz", "zone"] },
  },
  ticketPrice: {
    columns: ["ticket_amount", "ticket_currency"],
    label: "price",
    imported: {
      label: "Ticket price",
      isRequired: true,
      takesFallback: true,
      names: ["ticketprice", "price", "cost", "admission", "fee", "entry"],
    },
  },
  priceSteps: {
    columns: ["price_steps"],
    label: "prices by date",
    imported: {
      label: "Prices by date",
      names: ["pricesbydate", "pricesteps", "earlybird", "tieredprices", "pricetiers"],
    },
  },
  promotion: {
    columns: ["promotion"],
    label: "promotion",
    imported: null,
  },
  redirectUrl: {
    columns: ["redirect_url"],
    label: "ticket link",
    imported: {
      label: "Ticket link",
      isRequired: true,
      takesFallback: true,
      names: [
        "redirecturl",
        "ticketlink",
        "ticketredirecturl",
        "link",
        "url",
        "tickets",
        "ticketurl",
        "website",
        "eventurl",
        "ticketslink",
      ],
    },
  },
  status: {
    columns: ["status"],
    label: "status",
    imported: { label: "Status", takesFallback: true, names: ["status", "state"] },
  },
  capacity: {
    columns: ["capacity"],
    label: "capacity",
    imported: {
      label: "Capacity",
      takesFallback: true,
      names: ["capacity", "places", "maxattendees", "limit", "spots"],
    },
  },
  unlimitedCapacity: {
    columns: ["unlimited_capacity"],
    label: "capacity",
    imported: null,
  },
  availability: {
    columns: ["availability"],
    label: "tickets",
    imported: null,
  },
  onSaleFrom: {
    columns: ["on_sale_from"],
    label: "on-sale date",
    imported: null,
  },
  musicGenres: {
    columns: ["music_genres"],
    label: "music",
    imported: {
      label: "Music genres",
      takesFallback: true,
      names: ["musicgenres", "genres", "genre", "music", "categories", "style"],
    },
  },
  lineUp: {
    columns: ["line_up"],
    label: "line-up",
    imported: { label: "Line-up", names: ["lineup", "artists", "performers", "djs", "acts"] },
  },
  ...forEachNumber(
    (name, { label, importNames }) =>
      ({
        columns: [eventNumbers[name].column],
        label: label.toLowerCase(),
        imported: { label, takesFallback: true, names: importNames },
      }) as const,
  ),
  ...forEachNote(
    (name, { label, importNames }) =>
      ({
        columns: [eventNotes[name].column],
        label: label.toLowerCase(),
        imported: { label, takesFallback: true, names: importNames },
      }) as const,
  ),
  featured: {
    columns: ["featured"],
    label: "featured",
    imported: null,
  },
  registrations: {
    columns: ["registrations"],
    label: "registrations",
    // Numbers of people belong to each date alone.
    isOwn: true,
    imported: null,
  },
  publishAt: {
    columns: ["publish_at"],
    label: "publish time",
    staysOnRestore: true,
    imported: null,
  },
  takeDownAt: {
    columns: ["take_down_at"],
    label: "take-down time",
    staysOnRestore: true,
    imported: null,
  },
  poster: {
    columns: ["poster_id"],
    label: "flyer",
    staysOnRestore: true,
    imported: null,
  },
} as const satisfies Record<string, EventField>;

export type EventFieldName = keyof typeof eventFields;

export type EventFieldColumn = (typeof eventFields)[EventFieldName]["columns"][number];

export const eventFieldNames: readonly EventFieldName[] = Object.keys(eventFields).filter(
  (name): name is EventFieldName => Object.hasOwn(eventFields, name),
);

/** The row of a field, with what it may leave out. */
export function eventField(name: EventFieldName): EventField {
  return eventFields[name];
}

export const eventFieldColumns: readonly EventFieldColumn[] = eventFieldNames.flatMap(
  (name) => eventFields[name].columns,
);

export const eventImportFields: readonly (EventImportField & { name: EventFieldName })[] =
  eventFieldNames.flatMap((name) => {
    const { imported } = eventField(name);
    return imported === null ? [] : [{ name, ...imported }];
  });
