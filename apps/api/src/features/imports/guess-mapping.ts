import { eventImportFields } from "@before-ten/contracts/events/field-table";
import { eventFileFields, importFields } from "@before-ten/contracts/imports/fields";
import type { ImportMapping } from "@before-ten/contracts/imports/input";
import type { ImportKind } from "@before-ten/contracts/imports/rules";
import { readEmailAddress } from "@before-ten/contracts/shared/email-address";
import { guessDateOrder, readDay } from "./read-day.ts";

/** Other programs' names for our fields, reduced to lower-case letters and digits. */
const names: Record<ImportKind, Record<string, readonly string[]>> = {
  subscribers: {
    email: ["email", "emailaddress", "mail", "eaddress", "emailid", "address", "subscriberemail"],
    status: ["status", "state", "subscriptionstatus", "emailmarketingstatus", "memberrating"],
    tags: ["tags", "tag", "groups", "group", "labels", "segments", "lists"],
    country: ["country", "countrycode", "cc", "location", "region"],
    subscribedAt: [
      "subscribed",
      "subscribedat",
      "subscribedon",
      "signedup",
      "signupdate",
      "signedupat",
      "optintime",
      "confirmtime",
      "createdat",
      "created",
      "dateadded",
      "joined",
      "joinedat",
      "date",
      "timestamp",
    ],
    "preference:name": ["name", "fullname", "subscribername", "contactname"],
    "preference:firstName": ["firstname", "fname", "givenname", "first"],
    "preference:lastName": ["lastname", "lname", "surname", "familyname", "last"],
    "preference:city": ["city", "town", "suburb"],
  },
  events: Object.fromEntries(
    [...eventImportFields, ...eventFileFields].map((field) => [field.name, field.names]),
  ),
};

/** Guesses what each column holds, by its name or its values. */
export function guessMapping(kind: ImportKind, rows: readonly string[][]): ImportMapping {
  const [first = []] = rows;
  const width = Math.max(...rows.map((row) => row.length));
  const hasNames = looksLikeNames(kind, first);
  const samples = hasNames ? rows.slice(1) : rows;
  const columns: (string | null)[] = Array.from({ length: width }, () => null);
  if (hasNames) {
    for (const [field, known] of Object.entries(names[kind])) {
      // The name that comes first in the title is most likely the one meant.
      const index = known
        .map((name) =>
          first.findIndex((cell, at) => lettersOf(cell) === name && columns[at] === null),
        )
        .find((at) => at !== -1);
      if (index !== undefined) columns[index] = field;
    }
  }
  const main = importFields[kind][0]?.name ?? null;
  if (kind === "subscribers" && !columns.includes(main)) {
    const addresses = columns.findIndex((_, at) =>
      samples.some((row) => readEmailAddress(row[at] ?? "") !== undefined),
    );
    if (addresses !== -1) columns[addresses] = main;
  }
  return { columns, hasNames, dateOrder: guessDateOrder(samples.flat()) ?? "dmy", fallbacks: {} };
}

/** Names contain no @, and column titles aren't dates. */
function looksLikeNames(kind: ImportKind, first: readonly string[]): boolean {
  const isKnown = first.some((cell) =>
    Object.values(names[kind]).some((known) => known.includes(lettersOf(cell))),
  );
  return (
    isKnown &&
    !first.some(
      (cell) => readEmailAddress(cell) !== undefined || readDay(cell, "dmy") !== undefined,
    )
  );
}

function lettersOf(cell: string): string {
  return cell.toLowerCase().replaceAll(/[^a-z\d]/g, "");
}
