import { type DoorEntry, doorEntryInput } from "@before-ten/contracts/door/input";
import { type DoorState, doorOutput, doorStateOutput } from "@before-ten/contracts/door/output";
import { z } from "zod";
import { privateKey } from "../../../lib/api/session.ts";

/**
 * What this phone has counted and the server doesn't know yet. Each entry has a key of its own, so
 * that two tabs can't overwrite each other's; the server counts an entry that is sent twice once.
 */

const waitingSchema = z.object({
  entry: doorEntryInput,
  /** The server has counted it; what waits is that it was undone. */
  isCounted: z.boolean(),
});

type Waiting = z.infer<typeof waitingSchema>;

export interface WaitingEntry extends Waiting {
  /** As stored: an entry that changes while it is sent isn't settled by the answer. */
  text: string;
}

const entriesOf = (eventId: string) => `door-entry:${eventId}:`;
const copies = privateKey("door:");
const copyOf = (eventId: string) => `${copies}${eventId}`;

/** @throws DOMException QuotaExceededError if the phone's storage is full */
export function keepEntry(eventId: string, waiting: Waiting): void {
  localStorage.setItem(`${entriesOf(eventId)}${waiting.entry.id}`, JSON.stringify(waiting));
}

export function listWaiting(eventId: string): WaitingEntry[] {
  return storedKeys(entriesOf(eventId))
    .flatMap((key) => {
      const text = localStorage.getItem(key) ?? "";
      const waiting = readStored(text, waitingSchema);
      return waiting === undefined ? [] : [{ ...waiting, text }];
    })
    .toSorted((one, other) => one.entry.pressedAt.localeCompare(other.entry.pressedAt));
}

/** Takes an entry back, whether or not the server has counted it. */
export function undoEntry(eventId: string, entry: DoorEntry): void {
  const stored = listWaiting(eventId).find((each) => each.entry.id === entry.id);
  const isCounted = stored?.isCounted ?? true;
  keepEntry(eventId, { entry: { ...entry, undone: true }, isCounted });
}

/** Forgets what the server has stored. */
export function settleEntries(eventId: string, sent: readonly WaitingEntry[]): void {
  for (const { entry, text } of sent) {
    const key = `${entriesOf(eventId)}${entry.id}`;
    const now = localStorage.getItem(key) ?? "";
    const changed = readStored(now, waitingSchema);
    if (now === text) localStorage.removeItem(key);
    else if (changed !== undefined) keepEntry(eventId, { ...changed, isCounted: true });
  }
}

/** What all phones have counted as far as this one knows, with its own entries. */
export function withWaiting(state: DoorState, waiting: readonly Waiting[]): DoorState {
  const doors = new Map(state.doors.map((door) => [door.door, { ...door }]));
  let arrivals = [...state.arrivals];
  for (const { entry, isCounted } of waiting) {
    const change = Number(!entry.undone) - Number(isCounted);
    if (entry.kind === "arrived") {
      arrivals = arrivals.filter(({ id }) => id !== entry.id);
      const { id, guestId, door, pressedAt } = entry;
      if (!entry.undone && guestId !== null) arrivals.push({ id, guestId, door, pressedAt });
      continue;
    }
    const counts = doors.get(entry.door) ?? { door: entry.door, ins: 0, outs: 0 };
    counts[entry.kind === "in" ? "ins" : "outs"] += change;
    doors.set(entry.door, counts);
  }
  return {
    ...state,
    doors: [...doors.values()].toSorted((one, other) => one.door.localeCompare(other.door)),
    arrivals,
  };
}

const copySchema = z.object({ door: doorOutput.optional(), state: doorStateOutput.optional() });

/** What the server said last, for a phone without a connection. */
export function readCopy(eventId: string): z.infer<typeof copySchema> {
  return readStored(localStorage.getItem(copyOf(eventId)) ?? "", copySchema) ?? {};
}

/** A copy that doesn't fit is only missed without a connection. */
export function keepCopy(eventId: string, copy: z.infer<typeof copySchema>): void {
  try {
    localStorage.setItem(copyOf(eventId), JSON.stringify({ ...readCopy(eventId), ...copy }));
  } catch {
    localStorage.removeItem(copyOf(eventId));
  }
}

/** Deletes the copies of parties that are no longer listed, as they name guests. */
export function deleteOtherCopies(listedIds: readonly string[]): void {
  const listed = new Set(listedIds.map(copyOf));
  for (const key of storedKeys(copies)) if (!listed.has(key)) localStorage.removeItem(key);
}

function storedKeys(prefix: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

function readStored<Schema extends z.ZodType>(text: string, schema: Schema) {
  const json: unknown = text === "" ? undefined : parseJson(text);
  return schema.safeParse(json).data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
