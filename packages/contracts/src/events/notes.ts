/**
 * The notes of an event: optional sentences that its page shows under "What to Expect". A new one
 * is a row here and a column in a migration; input, output, form, preview, comparison, restoring,
 * export, import, series and the page read this table. Without zod, so that every page can import
 * it.
 */

export interface Note {
  /** Name of the database column. */
  column: string;
  label: string;
  /** Help beside the form's field. */
  help?: string;
  /** The form's field is as wide as the form. */
  isWide?: boolean;
  /** For the API's documentation. */
  description: string;
  example: string;
  /** Headings in imported files, as lower-case letters and digits. */
  importNames: readonly string[];
}

export const noteNames = [
  "door",
  "transport",
  "accessibility",
  "bar",
  "seats",
  "cloakroom",
  "refunds",
] as const;

export type NoteName = (typeof noteNames)[number];

export const eventNotes = {
  door: {
    column: "door",
    label: "Door",
    description: "What happens at the door. Null: the page has a standard sentence.",
    example: "Doors at four, by the courtyard.",
    importNames: ["door", "atthedoor", "entryinfo"],
  },
  transport: {
    column: "transport",
    label: "Transport",
    help: "How to get there, and when the last train leaves",
    description: "How to get there and home again. Null: as the venue says.",
    example: "The last train to Stratford leaves at 00:12.",
    importNames: ["transport", "gettingthere", "lasttrain"],
  },
  accessibility: {
    column: "accessibility",
    label: "Access",
    help: "By wheelchair, with a pram, for those who need to sit",
    description: "How accessible the venue is, for example by wheelchair. Null: as the venue says.",
    example: "Step-free from the street.",
    importNames: ["accessibility", "access"],
  },
  bar: {
    column: "bar",
    label: "Drinks and food",
    help: "What is sold, and how it is paid",
    description: "What is sold. Null: as the venue says.",
    example: "Full bar and wood-fired pizza until nine.",
    importNames: ["bar", "drinks", "food", "drinksandfood"],
  },
  seats: {
    column: "seats",
    label: "Seats",
    help: "How many, and where",
    description: "Where people can sit. Null: as the venue says.",
    example: "Sixty seats on the balcony.",
    importNames: ["seats", "seating"],
  },
  cloakroom: {
    column: "cloakroom",
    label: "Cloakroom",
    help: "Where coats and bags go, and what it costs",
    description: "Where coats and bags go. Null: as the venue says.",
    example: "Two pounds a coat.",
    importNames: ["cloakroom", "coatcheck"],
  },
  refunds: {
    column: "refunds",
    label: "Refunds",
    help: "For this event alone, where it differs from the refund policy",
    isWide: true,
    description: "Who gets a refund, and until when. Null: not mentioned.",
    example: "Full refund until the day before.",
    importNames: ["refunds", "refund", "refundpolicy"],
  },
} as const satisfies Record<NoteName, Note>;

export type NoteColumn = (typeof eventNotes)[NoteName]["column"];

export const noteColumns: readonly NoteColumn[] = noteNames.map((name) => eventNotes[name].column);

/** An object with a value for each note. */
export function forEachNote<Value>(
  valueOf: (name: NoteName, note: Note) => Value,
): Record<NoteName, Value> {
  const value = (name: NoteName) => valueOf(name, eventNotes[name]);
  return {
    door: value("door"),
    transport: value("transport"),
    accessibility: value("accessibility"),
    bar: value("bar"),
    seats: value("seats"),
    cloakroom: value("cloakroom"),
    refunds: value("refunds"),
  };
}

/** An object with a value for each note's column. */
export function forEachNoteColumn<Value>(
  valueOf: (name: NoteName) => Value,
): Record<NoteColumn, Value> {
  return {
    door: valueOf("door"),
    transport: valueOf("transport"),
    accessibility: valueOf("accessibility"),
    bar: valueOf("bar"),
    seats: valueOf("seats"),
    cloakroom: valueOf("cloakroom"),
    refunds: valueOf("refunds"),
  };
}
