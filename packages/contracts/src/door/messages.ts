import { doorLengths, maxAdmits, maxDoors, maxGuests } from "./rules.ts";

export const doorMessages = {
  notFound: "There is no published party at this address",
  over: "This party ended more than a week ago. Its guest list is deleted, and counting is over.",
  notBegun: "This party hasn't begun, so there is no attendance yet.",
  doorRequired: "Please name the door",
  doorTooLong: `A door's name may have at most ${doorLengths.door} characters`,
  tooManyDoors: `A party may have at most ${maxDoors} doors`,
  notesTooLong: `Please use at most ${doorLengths.notes.toLocaleString("en-AU")} characters`,
  capacityInvalid: "Please enter a whole number of people, at least 1",
  listRequired: "Please choose a file, or paste the list",
  listTooLong: "This list is too long. Please split it.",
  noNames: "We found no column of names. Head it “Name”, or use “First name” and “Last name”.",
  noGuests: "The list has a heading, but no guests below it.",
  tooManyGuests: `A guest list may have at most ${maxGuests.toLocaleString("en-AU")} rows`,
  admitsInvalid: (row: number) =>
    `Row ${row}: the number of tickets isn't a whole number from 1 to ${maxAdmits}.`,
  nameTooLong: (row: number) => `Row ${row}: the name is too long.`,
  unreadable: (row: number) => `Row ${row} can't be read: a quotation mark isn't closed.`,
  guestsAdded: (rows: number) => (rows === 1 ? "One guest added" : `${rows} guests added`),
  guestsDeleted: "Guest list deleted",
  sheetSaved: "Run sheet saved",
  attendanceSaved: (people: number) => `Attendance saved: ${people}`,
  loadFailed: "Failed to load the door",
  listLoadFailed: "Failed to load the parties",
  saveFailed: "Failed to save. Please try again.",
} as const;
