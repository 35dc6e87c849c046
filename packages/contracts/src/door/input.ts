import { z } from "zod";
import { plainText, singleLine } from "../shared/text/clean-text.ts";
import { doorMessages as messages } from "./messages.ts";
import { doorEntryKinds, doorLengths, maxDoors, maxEntriesAtOnce } from "./rules.ts";

/** The event's id. Any text is accepted: an invalid id is an unknown event. */
export const doorIdInput = z.object({ id: z.string() });

const doorName = z
  .string(messages.doorRequired)
  .transform(singleLine)
  .pipe(z.string().min(1, messages.doorRequired).max(doorLengths.door, messages.doorTooLong));

const notes = z
  .string()
  .transform(plainText)
  .pipe(z.string().max(doorLengths.notes, messages.notesTooLong));

/** A phone names each entry, so that one sent twice counts once. */
export const doorEntryInput = z.object({
  id: z.uuid(),
  kind: z.enum(doorEntryKinds),
  door: doorName,
  guestId: z.uuid().nullable().meta({ description: "Of an arrival; otherwise null" }),
  pressedAt: z.iso.datetime({ offset: true }).meta({ description: "By the phone's clock" }),
  undone: z.boolean().meta({ description: "True takes the entry back, whichever arrives first" }),
});

export type DoorEntry = z.infer<typeof doorEntryInput>;

export const syncDoorInput = doorIdInput.extend({
  entries: z.array(doorEntryInput).max(maxEntriesAtOnce),
});

export const doorSheetInput = doorIdInput.extend({
  doors: z.array(doorName).min(1, messages.doorRequired).max(maxDoors, messages.tooManyDoors),
  contacts: notes,
  emergency: notes,
  legalCapacity: z
    .int(messages.capacityInvalid)
    .min(1, messages.capacityInvalid)
    .max(1_000_000, messages.capacityInvalid)
    .nullable()
    .meta({ description: "How many people may be inside by law; null: not given" }),
});

export type DoorSheetInput = z.infer<typeof doorSheetInput>;

export const guestListInput = doorIdInput.extend({
  text: z
    .string(messages.listRequired)
    .max(doorLengths.guestList, messages.listTooLong)
    .refine((text) => text.trim() !== "", messages.listRequired)
    .meta({
      description:
        "CSV with a heading row, such as a ticket seller's export. Columns of names, ticket types, order numbers and quantities are read; others, such as email addresses, are left out",
    }),
});
