export const importMessages = {
  notFound: "Import not found",
  tooLarge: "A file can be up to 20 MB",
  calendarTooLarge: "A calendar file can be up to 5 MB",
  empty: "There is nothing in this file",
  noRows: "There are no rows in this file",
  tooManyColumns: "A file may have at most 60 columns",
  notText: "This file isn't text. Please export it as CSV.",
  calendarOnlyForEvents: "A calendar holds events. Please choose a CSV file of subscribers.",
  calendarBroken: "This calendar can't be read",
  partOutOfPlace: "This part doesn't follow the one before it",
  partTooMuch: "This is more than the stated size of the file",
  columnUnknown: "A column can't be mapped to this",
  columnTwice: "Two columns can't be mapped to the same field",
  uploaded: "File uploaded",
  checking: "Checking every row",
  started: "Import started",
  cancelled: "Import cancelled",
  undone: (count: number) =>
    count === 1
      ? "1 event moved to trash"
      : `${count.toLocaleString("en-AU")} events moved to trash`,
  subscribersUndone: (moved: number, left: number) =>
    `${subscribersText(moved)} moved to trash${left === 0 ? "" : `. ${left.toLocaleString("en-AU")} ${left === 1 ? "stays: they" : "stay: they"} have had an email, or were changed since.`}`,
  /** The import's state has changed: another call was quicker. */
  notPossible: "Too late for that: the import has moved on. The page shows where it is now.",
  columnMissing: (label: string) => `Please choose a column for ${label}`,
  fallbackMissing: (label: string) => `Please choose a column or a value for ${label}`,
  wordingRequired: "Please say how these people agreed to get the newsletter",
  tooManyRows: (most: number) => `A file may have at most ${most.toLocaleString("en-AU")} rows`,
  rowBroken: (row: number) =>
    `Row ${row.toLocaleString("en-AU")} can't be read: is there an unclosed quotation mark?`,
  /** Ended by the worker, so that other imports go on. */
  setAside:
    "This import failed three times for the same reason, so it was stopped. What it had imported by then stays. See Health for details.",
  /** Ended by an erasure. */
  erased:
    "Someone in this file asked to be erased, so we deleted the file. Upload it again: they will be left out.",
} as const;

/** Why a row has its fate. */
export const importRowMessages = {
  elsewhere: "It is outside the places you look after",
  emailMissing: "There is no email address",
  emailInvalid: "This isn't an email address",
  statusUnknown: (text: string) => `“${text}” isn't a status`,
  dateUnknown: (label: string, text: string) => `${label}: “${text}” can't be read as a date`,
  timeUnknown: (label: string, text: string) => `${label}: “${text}” can't be read as a time`,
  inFuture: "The day they subscribed is in the future",
  tooManyTags: "That is more than 50 tags",
  consentUnknown: (text: string) => `“${text}” doesn't say whether they agreed`,
  topicUnknown: (text: string) => `“${text}” isn't a topic and is left out`,
  rowUnread: "This row can't be read: a quotation mark isn't closed, or it is too long",
  startUnread: (text: string, line: number) =>
    text === ""
      ? `It has no start (line ${line} of the calendar)`
      : `Its start “${text}” can't be read (line ${line} of the calendar)`,
  entryUnread: (line: number) => `It can't be read (line ${line} of the calendar)`,
  noDates: (line: number) =>
    `All of its dates are left out or moved (line ${line} of the calendar)`,
  endUnread: (text: string) => `Its end “${text}” can't be read and is left out`,
  endBeforeStart: "Its end is before its start and is left out",
  zoneUnknown: (name: string) =>
    `The time zone “${name}” isn't known: its times are read as local ones`,
  zoneByItsRules: (name: string) =>
    `The time zone “${name}” isn't known: its times are read by the calendar's own rules`,
  timesConverted: (timeZone: string) => `Its times are converted to ${timeZone}`,
  ruleUnread: "It repeats in a way that can't be read: only its first date is imported",
  onlySomeDates: (count: number) => `It repeats for longer: ${count} dates are imported`,
  calledOff: (kind: string) => `It is ${kind} in the file, and is imported as ${kind}`,
  eventStatusUnknown: (text: string) => `“${text}” isn't a status: it is imported as a draft`,
  countryUnknown: (text: string) =>
    `“${text}” isn't one of the club's countries: they'll hear about parties in all of them`,
  sameAddress: (row: string) => `The same address is in row ${row}`,
  sameEvent: (row: string) => `The same event is in row ${row}`,
  eventThere: "There's already an event with this name at that place on that day",
  unsubscribed: "They unsubscribed, and stay unsubscribed",
  bounced: "Emails to them bounced, so they stay off the list",
  erased: "They asked to be erased, so they aren't imported",
  inTrash: "They are in the trash: restore them there",
  activeHere: "Unsubscribed in the file, and on the list here: they stay",
  addedMeanwhile: "They subscribed in the meantime",
  changedMeanwhile: "They were changed in the meantime",
  addedAs: (status: string) => `Added as ${status}: they get no campaigns`,
} as const;

/** The entry in the consent history of a subscriber who was imported. */
export function importedConsent(author: string, fileName: string, wording: string): string {
  return `Imported by ${author} from ${fileName} with ${wording}`;
}

export function importedReason(fileName: string): string {
  return `Imported from ${fileName}`;
}

function subscribersText(count: number): string {
  return count === 1 ? "1 subscriber" : `${count.toLocaleString("en-AU")} subscribers`;
}
