/** Without zod, so that the door's page can import it. */

/** What is recorded at a door: a person in or out, and a guest of the list who arrived. */
export const doorEntryKinds = ["in", "out", "arrived"] as const;

export type DoorEntryKind = (typeof doorEntryKinds)[number];

export const doorLengths = {
  /** A door's name. */
  door: 40,
  notes: 2_000,
  name: 120,
  ticket: 80,
  reference: 80,
  /** Of an uploaded guest list, in characters. */
  guestList: 1_000_000,
};

export const maxDoors = 8;
export const maxGuests = 3_000;
/** Persons that one row of a guest list admits. */
export const maxAdmits = 50;
/** Entries in one call; a phone that was offline for long sends several. */
export const maxEntriesAtOnce = 500;

/** How long after the end of its party the guest list is kept, and entries are still accepted. */
export const guestsStayForMs = 7 * 24 * 3_600_000;
/** How long before the start of a party its door is listed. */
export const doorListedForMs = 14 * 24 * 3_600_000;

export const defaultDoor = "Main door";

/** From this share of the permitted number on, the door is warned. */
export const nearlyFullShare = 0.9;
