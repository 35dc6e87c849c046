import { eventImportFields } from "@before-ten/contracts/events/field-table";
import {
  eventFileFields,
  importFields,
  fieldMayRepeat,
} from "@before-ten/contracts/imports/fields";
import type { ImportMapping } from "@before-ten/contracts/imports/input";
import type { ImportKind } from "@before-ten/contracts/imports/rules";
import { readEmailAddress } from "@before-ten/contracts/shared/email-address";
import { guessDateOrder, readDay } from "./read-day.ts";
import { isYesOrNo, lettersOf } from "./read-value.ts";

/** Other programs' names for our fields, reduced to lower-case letters and digits. */
const names: Record<ImportKind, Record<string, readonly string[]>> = {
  subscribers: {
    email: words("email emailaddress mail eaddress emailid address subscriberemail"),
    status: words("status state subscriptionstatus emailmarketingstatus"),
    consent: words(
      "subscribedtoemails acceptsemailmarketing acceptsmarketing emailmarketing emailmarketingconsent emailconsent marketingconsent consent gdprconsent emailpermission optin optedin emailoptin doubleoptin newsletter",
    ),
    optedOut: words(
      "unsubscribed optout optedout emailoptout blacklisted blocklisted blacklist blocklist emailblacklist emailblacklisted suppressed donotemail donotcontact unsubscribedat unsubscribetime unsubtime optouttime dateunsubscribed cleantime",
    ),
    tags: words("tags tag groups group labels segments lists"),
    country: words("country countries countrycode cc location region land pays pais paese staat"),
    topics: words("topics topic"),
    subscribedAt: words(
      "subscribed subscribedat subscribedon signedup signupdate signedupat optintime createdat created dateadded joined joinedat date timestamp addedtime",
    ),
    consentedAt: words(
      "consentgiven consentdate consentedat consentat confirmtime confirmedat confirmationtime optindate optedinat",
    ),
    "preference:name": words("name fullname subscribername contactname"),
    "preference:firstName": words(
      "firstname fname givenname first forename firstnames vorname prenom nombre nome voornaam fornamn imie",
    ),
    "preference:lastName": words("lastname lname surname familyname last nachname nom achternaam"),
    "preference:city": words("city town suburb"),
    preferences: words("preferences"),
  },
  events: Object.fromEntries(
    [...eventImportFields, ...eventFileFields].map((field) => [field.name, field.names]),
  ),
};

function words(text: string): string[] {
  return text.split(" ");
}

/** How many of the first rows are titles above the columns' names: those before a row of names. */
export function countTitleRows(kind: ImportKind, rows: readonly string[][]): number {
  const namesIn = (row: readonly string[]) =>
    Object.values(names[kind]).filter((known) =>
      row.some((cell) => known.includes(lettersOf(cell))),
    ).length;
  const isHeading = (row: readonly string[]) => looksLikeNames(kind, row) && namesIn(row) > 1;
  const width = Math.max(0, ...rows.map(filled));
  const first = rows.findIndex(isHeading);
  // A row above the names may have a name in it, but it is narrower than the table.
  return first > 0 && rows.slice(0, first).every((row) => filled(row) < width) ? first : 0;
}

function filled(row: readonly string[]): number {
  return row.filter((cell) => cell !== "").length;
}

/** Guesses what each column holds, by its name or its values. */
export function guessMapping(kind: ImportKind, rows: readonly string[][]): ImportMapping {
  const [first = []] = rows;
  const width = Math.max(...rows.map((row) => row.length));
  const hasNames = looksLikeNames(kind, first);
  const samples = hasNames ? rows.slice(1) : rows;
  const columns: (string | null)[] = Array.from({ length: width }, () => null);
  if (hasNames) {
    for (const [field, known] of Object.entries(names[kind])) {
      // The name that comes first in the list is most likely the one meant.
      const found = known.flatMap((name) =>
        first.flatMap((cell, at) => (lettersOf(cell) === name && columns[at] === null ? at : [])),
      );
      for (const at of fieldMayRepeat(kind, field) ? found : found.slice(0, 1)) columns[at] = field;
    }
  }
  // "Subscribed" is a date for some programs, and yes or no for others.
  const signedUp = columns.indexOf("subscribedAt");
  const told = samples.map((row) => row[signedUp] ?? "").filter(Boolean);
  if (told.length > 0 && told.every(isYesOrNo)) columns[signedUp] = "consent";
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
