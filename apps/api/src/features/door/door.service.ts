import type { DoorEntry, DoorSheetInput } from "@before-ten/contracts/door/input";
import { doorMessages as messages } from "@before-ten/contracts/door/messages";
import type { Door, DoorParty, DoorState, ListedDoor } from "@before-ten/contracts/door/output";
import {
  defaultDoor,
  doorListedForMs,
  guestsStayForMs,
  maxGuests,
} from "@before-ten/contracts/door/rules";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import {
  type DoorPartyRow,
  addDoorGuests,
  countDoorEntries,
  deleteDoorGuests,
  findDoorParty,
  findDoorSheet,
  listDoorArrivals,
  listDoorGuests,
  listDoorParties,
  recordDoorEntries,
  saveAttendance,
  saveDoorSheet,
} from "@before-ten/db/queries/door/door";
import { inSnapshot, inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { readGuestList } from "./guest-list.ts";

type Tools = Pick<Deps, "db" | "clock">;
type SaveDeps = Pick<SignedInDeps, "db" | "clock" | "access">;

/** Those of the last and the next days, soonest first. */
export async function listParties({ db, clock }: Tools): Promise<ListedDoor[]> {
  const now = clock.now().getTime();
  const rows = await listDoorParties(db, {
    endAfter: new Date(now - guestsStayForMs),
    until: new Date(now + doorListedForMs),
  });
  return rows.map((row) => ({
    ...presentParty(row),
    registrations: row.registrations,
    inside: row.inside,
  }));
}

/** @throws AppError NOT_FOUND for a draft */
export async function getDoor({ db }: Pick<Deps, "db">, id: string): Promise<Door> {
  return inSnapshot(db, (trx) => readDoor(trx, id));
}

async function readDoor(db: Db, id: string): Promise<Door> {
  const party = await getParty(db, id);
  const sheet = await findDoorSheet(db, id);
  return {
    party: presentParty(party),
    lineUp: party.line_up.map(({ time, name }) => ({ time, name })),
    sheet: {
      doors: sheet?.doors ?? [defaultDoor],
      contacts: sheet?.contacts ?? "",
      emergency: sheet?.emergency ?? "",
      legalCapacity: sheet?.legal_capacity ?? party.venue_capacity,
    },
    guests: await listDoorGuests(db, id),
  };
}

/**
 * Stores what a phone has counted, and answers what all of them have. Sent again, it counts once.
 * @throws AppError CONFLICT once the guest list is deleted
 */
export async function syncDoor(
  { db, clock, access }: SaveDeps,
  { id, entries }: { id: string; entries: readonly DoorEntry[] },
): Promise<DoorState> {
  return inTransaction(db, async (trx) => {
    await access.require(trx);
    const party = await getParty(trx, id);
    if (entries.length > 0) requireOpen(party, clock.now());
    await recordDoorEntries(trx, id, entries);
    return readState(trx, party);
  });
}

export async function saveSheet(
  { db, clock, access }: SaveDeps,
  { id, doors, contacts, emergency, legalCapacity }: DoorSheetInput,
): Promise<Door> {
  return inTransaction(db, async (trx) => {
    await access.require(trx);
    await getParty(trx, id);
    await saveDoorSheet(trx, {
      event_id: id,
      doors: [...new Set(doors)],
      contacts,
      emergency,
      legal_capacity: legalCapacity,
      updated_at: clock.now(),
    });
    return readDoor(trx, id);
  });
}

/** Adds the guests of a file to the list; those who are on it stay. */
export async function addGuests(
  { db, clock, access }: SaveDeps,
  { id, text }: { id: string; text: string },
): Promise<{ added: number; door: Door }> {
  const guests = await readGuestList(text);
  return inTransaction(db, async (trx) => {
    await access.require(trx);
    requireOpen(await getParty(trx, id), clock.now());
    const before = await listDoorGuests(trx, id);
    await addDoorGuests(
      trx,
      guests.map((guest) => ({ id: uuidv7(), event_id: id, ...guest })),
    );
    const door = await readDoor(trx, id);
    if (door.guests.length > maxGuests) {
      throw fieldError("BAD_REQUEST", "text", messages.tooManyGuests);
    }
    return { added: door.guests.length - before.length, door };
  });
}

export async function deleteGuests({ db, access }: SaveDeps, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await access.require(trx);
    await getParty(trx, id);
    await deleteDoorGuests(trx, id);
  });
}

/**
 * Saves how many people came in as the event's registrations, which the gallery and the figures
 * show.
 */
export async function takeAttendance(
  { db, clock, access }: SaveDeps,
  id: string,
): Promise<DoorState> {
  return inTransaction(db, async (trx) => {
    await access.require(trx);
    const party = await getParty(trx, id);
    if (party.starts_at > clock.now()) throw new AppError("CONFLICT", messages.notBegun);
    const people = (await countDoorEntries(trx, id)).reduce((sum, { ins }) => sum + ins, 0);
    await saveAttendance(trx, { id, people, at: clock.now() });
    return readState(trx, { ...party, registrations: people });
  });
}

async function readState(db: Db, { id, registrations }: DoorPartyRow): Promise<DoorState> {
  const arrivals = await listDoorArrivals(db, id);
  return {
    doors: await countDoorEntries(db, id),
    arrivals: arrivals.flatMap(({ id: entryId, guest_id: guestId, door, pressed_at: at }) =>
      guestId === null ? [] : [{ id: entryId, guestId, door, pressedAt: at.toISOString() }],
    ),
    attendance: registrations,
  };
}

function presentParty(row: DoorPartyRow): DoorParty {
  return {
    id: row.id,
    eventName: row.event_name,
    place: row.location_label,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
  };
}

function requireOpen({ ends_at: endsAt }: DoorPartyRow, now: Date): void {
  if (endsAt.getTime() + guestsStayForMs < now.getTime()) {
    throw new AppError("CONFLICT", messages.over);
  }
}

async function getParty(db: Db, id: string): Promise<DoorPartyRow> {
  const row = isUuid(id) ? await findDoorParty(db, id) : undefined;
  if (row === undefined) throw new AppError("NOT_FOUND", messages.notFound);
  return row;
}
