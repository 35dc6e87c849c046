import { isEmailAddress, readEmailAddress } from "../shared/email-address.ts";
import { eventLengths } from "../events/rules.ts";
import { knownTimeZone } from "../events/location/time-zones.ts";
import { allCountryCodes } from "../shared/iso-countries.ts";
import { isWebLink } from "../shared/web-link.ts";
import { type TextDefault, type TextDraft, type TextEntry } from "./define-texts.ts";
import { gapsIn, isChoice, isClubWord } from "./text-fields.ts";
import { siteMessages as messages } from "./messages.ts";
import { visibleEntries } from "./read-texts.ts";

/** A page was looked at with texts three times as long as their defaults, and with short ones. */
const maxGrowth = 3;
const shortLength = 40;

/**
 * Asks for a page with the drafts of its texts: `draft` as visitors will see it, `editing` with
 * marks around each text.
 */
export const editingHeader = "x-site-texts";

/** The club's own facts, such as its name, which only owners change. */
export function isOwnersText(key: string): boolean {
  return key.startsWith("brand.") || key.startsWith("countries.");
}

export const maxEntries = 60;
/** Of any text and any field of an entry. */
export const maxStoredLength = 5_000;

/** Figures that the site counts itself, from its parties past and announced. */
export const countedFigures = {
  countries: "Countries with parties",
  cities: "Cities with parties",
  parties: "Parties",
} as const;

export type CountedFigure = keyof typeof countedFigures;

export function isCountedFigure(figure: string): figure is CountedFigure {
  return Object.hasOwn(countedFigures, figure);
}

/** Fields that may be empty although no default is: a quoted guest has told no age. */
const optionalFields = new Set(["age"]);

/** Fields of an entry besides those of the defaults. */
const ownFields = new Set(["hidden", "removedAt", "removedBy"]);
const links = /^(\/(?!\/)|#|mailto:[^\s]+@|tel:\+?[\d ]+$)/;
const defaultImages = /^\/(?!\/)[\w./-]+$/;
const libraryImages = /^[0-9a-f]{64}$/;

/** Texts that aren't prose. */
const formats: Readonly<Record<string, "email" | "phone" | "image">> = {
  "brand.email": "email",
  "brand.urgentEmail": "email",
  "brand.partnershipEmail": "email",
  "brand.senderAddress": "email",
  "brand.phone": "phone",
  "brand.textNumber": "phone",
  "brand.logo": "image",
  "home.heroImage": "image",
};
const phoneNumber = /^\+?[\d ()-]{4,29}\d$/;
const maxEmailLength = 254;

/** Max characters of texts without a default. */
const maxLengths: Readonly<Record<string, number>> = {
  "brand.legalName": 120,
  "brand.postalAddress": 200,
  "brand.companyNumber": 120,
};

/** Max characters of a text. */
export function maxLengthOf(byDefault: string, key = ""): number {
  if (formats[key] === "email") return maxEmailLength;
  return maxLengths[key] ?? maxLengthLike(byDefault);
}

/** Whether a text is an image: an id of the library, or the path of a default one. */
export function isImageText(key: string): boolean {
  return formats[key] === "image";
}

export function isLibraryImage(image: string): boolean {
  return libraryImages.test(image);
}

function maxLengthLike(byDefault: string): number {
  return Math.max(byDefault.length * maxGrowth, shortLength);
}

/** Max characters of fields that are taken over from an event. */
const takenOver: Readonly<Record<string, number>> = {
  party: eventLengths.name.max,
  location: eventLengths.location,
};

/** Max characters of a field of a list's entries. */
export function maxFieldLength(entries: readonly TextEntry[], field: string): number {
  const taken = takenOver[field];
  if (taken !== undefined) return taken;
  return Math.max(...entries.map((entry) => maxLengthLike(entry[field] ?? "")));
}

/** Names of the fields of a list's entries, without their id. */
export function fieldsOf(entries: readonly TextEntry[]): string[] {
  return Object.keys(entries[0] ?? {}).filter((field) => field !== "id" && !ownFields.has(field));
}

interface TextError {
  /** The field of a list: `2.title`; empty for a sentence. */
  path: string;
  message: string;
}

/** What is wrong with a new value, or undefined. */
export function textError(
  { key, byDefault }: { key: string; byDefault: TextDefault },
  value: TextDefault,
): TextError | undefined {
  if (value === byDefault) return undefined;
  if (typeof byDefault === "string") {
    if (typeof value !== "string") return { path: "", message: messages.notASentence };
    const message = isImageText(key)
      ? imageError(value)
      : (formatError(key, value) ??
        sentenceError(value, { max: maxLengthOf(byDefault, key), gaps: gapsIn(byDefault) }));
    return message === undefined ? undefined : { path: "", message };
  }
  if (typeof value === "string") return { path: "", message: messages.notAList };
  return listError(byDefault, value) ?? (hasStoredIds(key) ? storedIdsError(value) : undefined);
}

function storedIdsError(entries: readonly TextEntry[]): TextError | undefined {
  const all = entries.findIndex(({ id }) => id === "all");
  if (all !== -1) return { path: `${all}.id`, message: messages.idTaken };
  const other = entries.findIndex(({ id, code = id }) => code.toLowerCase() !== id);
  if (other !== -1) return { path: `${other}.id`, message: messages.idIsCode };
  if (visibleEntries(entries).length > 0) return undefined;
  return { path: "", message: messages.noneLeft };
}

function listError(
  byDefault: readonly TextEntry[],
  entries: readonly TextEntry[],
): TextError | undefined {
  const fields = fieldsOf(byDefault);
  const ids = new Set<string>();
  const codes = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    if (ids.has(entry.id)) return { path: `${at}.id`, message: messages.sameId };
    ids.add(entry.id);
    const unknown = Object.keys(entry).find(
      (field) => field !== "id" && !fields.includes(field) && !ownFields.has(field),
    );
    if (unknown !== undefined) return { path: `${at}.${unknown}`, message: messages.unknownField };
    for (const field of fields) {
      const message = fieldError(byDefault, field, entry[field] ?? "");
      if (message !== undefined) return { path: `${at}.${field}`, message };
    }
    const { code } = entry;
    if (code && !entry["hidden"] && !entry["removedAt"]) {
      if (codes.has(code)) return { path: `${at}.code`, message: messages.sameCountry };
      codes.add(code);
    }
    const { from = "", until = "" } = entry;
    if (until !== "" && until <= from) return { path: `${at}.until`, message: messages.endsFirst };
  }
  return undefined;
}

function fieldError(
  byDefault: readonly TextEntry[],
  field: string,
  value: string,
): string | undefined {
  const mayBeEmpty = optionalFields.has(field) || byDefault.some((entry) => entry[field] === "");
  if (mayBeEmpty && value === "") return undefined;
  if (field === "url") {
    return links.test(value) || isWebLink(value) ? undefined : messages.urlInvalid;
  }
  const known = knownValues[field];
  if (known !== undefined) return known(value) ? undefined : messages.valueUnknown;
  if (field === "image") return imageError(value);
  if (field === "counted") return isCountedFigure(value) ? undefined : messages.figureUnknown;
  if (field === "from" || field === "until") {
    return isLocalTime(value) ? undefined : messages.timeInvalid;
  }
  if (isChoice(field)) {
    return byDefault.some((entry) => entry[field] === value) ? undefined : messages.typeUnknown;
  }
  const gaps = byDefault.flatMap((entry) => gapsIn(entry[field] ?? ""));
  return sentenceError(value, { max: maxFieldLength(byDefault, field), gaps });
}

/** As a field for a day and a time gives it, in the club's time zone. */
function isLocalTime(value: string): boolean {
  return /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}Z`));
}

function imageError(value: string): string | undefined {
  const isImage = defaultImages.test(value) || isLibraryImage(value);
  return isImage ? undefined : messages.imageInvalid;
}

function formatError(key: string, value: string): string | undefined {
  const format = formats[key];
  if (format === "email") {
    const isAddress = isEmailAddress(value) && readEmailAddress(value) !== undefined;
    return isAddress ? undefined : messages.emailInvalid;
  }
  return format === "phone" && !phoneNumber.test(value) ? messages.phoneInvalid : undefined;
}

/** Of a quotation whose guest agreed to be quoted. */
export const givenConsent = "given";

/** Values from standards. */
const knownValues: Readonly<Record<string, (value: string) => boolean>> = {
  code: (code) => allCountryCodes.includes(code),
  currency: (currency) => Intl.supportedValuesOf("currency").includes(currency),
  timeZone: (timeZone) => knownTimeZone(timeZone) === timeZone,
  consent: (consent) => consent === givenConsent,
};

function sentenceError(
  value: string,
  { max, gaps }: { max: number; gaps: readonly string[] },
): string | undefined {
  if (value === "") return messages.empty;
  if (value.length > max) return messages.tooLong(max);
  const unknown = gapsIn(value).find((name) => !gaps.includes(name) && !isClubWord(name));
  return unknown === undefined ? undefined : messages.gapUnknown(unknown);
}

/** Lists whose ids are stored elsewhere, such as a post's category. */
const listsWithStoredIds = new Set(["post-categories.list", "countries.list"]);

export function hasStoredIds(key: string): boolean {
  return listsWithStoredIds.has(key);
}

/** The new value. Of such a list, entries that were removed or left out are hidden instead. */
export function withStoredEntries(
  { key, byDefault }: { key: string; byDefault: TextDefault },
  value: TextDefault,
  before: TextDefault | null,
): TextDefault {
  if (!hasStoredIds(key) || typeof value === "string" || typeof byDefault === "string")
    return value;
  const ids = new Set(value.map(({ id }) => id));
  const known = typeof before === "object" && before !== null ? before : [];
  const left = [...known, ...byDefault].filter(({ id }, at, all) => {
    return !ids.has(id) && all.findIndex((entry) => entry.id === id) === at;
  });
  return [
    ...value.map((entry) => (entry["removedAt"] ? hidden(entry) : entry)),
    ...left.map(hidden),
  ];
}

function hidden(entry: TextEntry): TextEntry {
  return { ...notRemoved(entry), hidden: "yes" };
}

function notRemoved(entry: TextEntry): TextEntry {
  const { removedAt: _at, removedBy: _by, ...rest } = entry;
  return rest;
}

/** The new value, which says when and by whom its entries were removed. */
export function withRemovals(
  value: TextDefault,
  stored: readonly (TextDraft | null)[],
  { by, at }: { by: string; at: Date },
): TextDefault {
  if (typeof value === "string") return value;
  const before = stored.flatMap((list) => (isList(list) ? list : []));
  return value.map((entry) => {
    if (!entry["removedAt"]) return notRemoved(entry);
    const known = before.find(({ id, removedAt }) => id === entry.id && removedAt);
    return {
      ...entry,
      removedAt: known?.["removedAt"] ?? at.toISOString(),
      removedBy: known?.["removedBy"] ?? by,
    };
  });
}

function isList(text: TextDraft | null): text is readonly TextEntry[] {
  return Array.isArray(text);
}
