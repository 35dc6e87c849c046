/**
 * The optional numbers of an event that its page shows under "What to Expect". As with notes, a new
 * one is a row here and a column in a migration, with its sentence among the texts. Without zod, so
 * that every page can import it.
 */

export interface EventNumber {
  /** Name of the database column. */
  column: string;
  /** Of the form's field. */
  label: string;
  /** From 1 to this. */
  max: number;
  /** Error of the form's field. */
  invalid: string;
  /** For the API's documentation. */
  description: string;
  example: number;
  /** Headings in imported files, as lower-case letters and digits. */
  importNames: readonly string[];
}

export const numberNames = ["minimumAge"] as const;

export type NumberName = (typeof numberNames)[number];

export const eventNumbers = {
  minimumAge: {
    column: "minimum_age",
    label: "Minimum age",
    max: 99,
    invalid: "Please enter an age from 1 to 99",
    description: "In years. Null: not mentioned.",
    example: 18,
    importNames: ["minimumage", "minage", "agelimit", "age"],
  },
} as const satisfies Record<NumberName, EventNumber>;

export type NumberColumn = (typeof eventNumbers)[NumberName]["column"];

/** An object with a value for each number. */
export function forEachNumber<Value>(
  valueOf: (name: NumberName, number: EventNumber) => Value,
): Record<NumberName, Value> {
  return { minimumAge: valueOf("minimumAge", eventNumbers.minimumAge) };
}

/** An object with a value for each number's column. */
export function forEachNumberColumn<Value>(
  valueOf: (name: NumberName) => Value,
): Record<NumberColumn, Value> {
  return { minimum_age: valueOf("minimumAge") };
}
