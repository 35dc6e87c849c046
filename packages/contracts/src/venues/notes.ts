/**
 * What a venue says about itself, one row each. Input, output, form, comparison and pages read this
 * table. Without zod, so that every page can import it.
 */

export interface VenueNote {
  label: string;
  /** Help beside the form's field. */
  help: string;
  /** For the API's documentation. */
  description: string;
  example: string;
}

/** The names are those of the columns, too. */
export const venueNoteNames = [
  "arrival",
  "transport",
  "accessibility",
  "bar",
  "seats",
  "cloakroom",
  "rules",
] as const;

export type VenueNoteName = (typeof venueNoteNames)[number];

export const venueNotes = {
  arrival: {
    label: "The last 300 metres",
    help: "From the stop or the street to the door",
    description: "How to find the door. Null: not mentioned.",
    example: "Through the blue gate beside the bakery, then up the stairs.",
  },
  transport: {
    label: "Transport and last train",
    help: "Lines, stops, parking, and when the last one leaves",
    description: "How to get there and home again. Null: not mentioned.",
    example: "Overground to Hackney Wick; the last train to Stratford leaves at 00:12.",
  },
  accessibility: {
    label: "Access",
    help: "By wheelchair, with a pram, for those who need to sit",
    description: "How accessible the venue is, for example by wheelchair. Null: not mentioned.",
    example: "Step-free from the street.",
  },
  bar: {
    label: "Drinks and food",
    help: "What the bar and the kitchen sell, and how it is paid",
    description: "What is sold at the venue. Null: not mentioned.",
    example: "Full bar and wood-fired pizza until nine. Cards only.",
  },
  seats: {
    label: "Seats",
    help: "How many, where, and whether they can be kept",
    description: "Where people can sit. Null: not mentioned.",
    example: "Sixty seats on the balcony, first come, first seated.",
  },
  cloakroom: {
    label: "Cloakroom",
    help: "Where coats and bags go, and what it costs",
    description: "Where coats and bags go. Null: not mentioned.",
    example: "Two pounds a coat.",
  },
  rules: {
    label: "House rules",
    help: "What the venue asks of its guests",
    description: "The venue's own rules. Null: it has none.",
    example: "No glasses on the dance floor.",
  },
} as const satisfies Record<VenueNoteName, VenueNote>;

/** An object with a value for each note. */
export function forEachVenueNote<Value>(
  valueOf: (name: VenueNoteName, note: VenueNote) => Value,
): Record<VenueNoteName, Value> {
  const value = (name: VenueNoteName) => valueOf(name, venueNotes[name]);
  return {
    arrival: value("arrival"),
    transport: value("transport"),
    accessibility: value("accessibility"),
    bar: value("bar"),
    seats: value("seats"),
    cloakroom: value("cloakroom"),
    rules: value("rules"),
  };
}
