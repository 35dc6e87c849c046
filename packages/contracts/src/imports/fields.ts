import { eventImportFields } from "../events/field-table.ts";
import { preferenceName } from "../newsletter/rules.ts";
import type { ImportKind } from "./rules.ts";

/** What a file's column may hold. Without zod. */

export interface ImportField {
  name: string;
  label: string;
  /** Every row must have it, from a column or from a value for all rows. */
  isRequired: boolean;
  /** Whether a value for all rows makes sense. */
  takesFallback: boolean;
  /** Whether several columns may hold it: one that says no counts. */
  mayRepeat: boolean;
}

const subscriberFields: readonly ImportField[] = [
  field("email", "Email", { isRequired: true }),
  field("status", "Status"),
  field("consent", "Agreed (yes or no)", { mayRepeat: true }),
  field("optedOut", "Opted out (yes, no or a date)", { mayRepeat: true }),
  field("tags", "Tags", { takesFallback: true }),
  field("country", "Country", { takesFallback: true }),
  field("topics", "Topics"),
  field("subscribedAt", "Subscribed at"),
  field("consentedAt", "Consent given at"),
  field("preferences", "Preferences (as exported here)"),
];

/** Columns that aren't fields of an event, with their headings as lower-case letters and digits. */
export const eventFileFields = [
  { name: "city", label: "City", names: ["city", "town", "suburb", "locality", "venuecity"] },
  { name: "series", label: "Series (rows with the same value)", names: ["series"] },
  { name: "notice", label: "Notice beside the row", names: ["calendarnotice"] },
  { name: "problem", label: "Problem (the row is refused)", names: ["calendarproblem"] },
] as const;

const eventFields: readonly ImportField[] = [
  ...eventImportFields.map(({ name, label, ...rules }) => field(name, label, rules)),
  ...eventFileFields.map(({ name, label }) => field(name, label)),
];

export const importFields: Record<ImportKind, readonly ImportField[]> = {
  subscribers: subscriberFields,
  events: eventFields,
};

/** A column may also hold a preference of the subscribers, by name. */
export const preferencePrefix = "preference:";

export function fieldMayRepeat(kind: ImportKind, name: string): boolean {
  return importFields[kind].some((each) => each.name === name && each.mayRepeat);
}

export function isImportField(kind: ImportKind, name: string): boolean {
  if (importFields[kind].some((each) => each.name === name)) return true;
  return kind === "subscribers" && preferenceOf(name) !== undefined;
}

/** The preference a column is mapped to; undefined for other fields. */
export function preferenceOf(name: string): string | undefined {
  if (!name.startsWith(preferencePrefix)) return undefined;
  const preference = name.slice(preferencePrefix.length);
  return preferenceName.test(preference) ? preference : undefined;
}

/** A preference's name made from a column's; undefined if that isn't possible. */
export function preferenceForColumn(name: string): string | undefined {
  const words = name
    .normalize("NFKD")
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean);
  const camel = words
    .map((word, at) =>
      at === 0 ? word.toLowerCase() : word.slice(0, 1).toUpperCase() + word.slice(1),
    )
    .join("")
    .slice(0, 40);
  return /^[a-z]/.test(camel) ? preferencePrefix + camel : undefined;
}

function field(
  name: string,
  label: string,
  { isRequired = false, takesFallback = false, mayRepeat = false }: Partial<ImportField> = {},
): ImportField {
  return { name, label, isRequired, takesFallback, mayRepeat };
}
