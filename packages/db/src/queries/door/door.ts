import type { DoorEntry } from "@before-ten/contracts/door/input";
import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { type Insertable, sql } from "kysely";
import type { Db } from "../../client.ts";
import type { DoorGuests, DoorSheets } from "../../schema.ts";
import { hasStatus } from "../events/visibility.ts";

/** The door of a party. */

export type DoorPartyRow = NonNullable<Awaited<ReturnType<typeof findDoorParty>>>;

/** Published parties that haven't been over for long and begin before `until`; soonest first. */
export function listDoorParties(db: Db, { endAfter, until }: { endAfter: Date; until: Date }) {
  return selectParties(db)
    .select(
      sql<number>`(
        select greatest(
          count(*) filter (where kind = 'in') - count(*) filter (where kind = 'out'), 0
        )::int
        from door_entries where event_id = events.id and not undone
      )`.as("inside"),
    )
    .where("events.ends_at", ">", endAfter)
    .where("events.starts_at", "<", until)
    .orderBy("events.starts_at")
    .orderBy("events.id")
    .execute();
}

export function findDoorParty(db: Db, id: string) {
  return selectParties(db).where("events.id", "=", id).executeTakeFirst();
}

function selectParties(db: Db) {
  return db
    .selectFrom("events")
    .leftJoin("venues", "venues.id", "events.venue_id")
    .select([
      "events.id",
      "venues.capacity as venue_capacity",
      "events.event_name",
      "events.location_label",
      "events.starts_at",
      "events.ends_at",
      "events.time_zone",
      "events.line_up",
      "events.registrations",
    ])
    .where(hasStatus(publicStatuses));
}

export function findDoorSheet(db: Db, eventId: string) {
  return db
    .selectFrom("door_sheets")
    .selectAll()
    .where("event_id", "=", eventId)
    .executeTakeFirst();
}

export async function saveDoorSheet(db: Db, sheet: Insertable<DoorSheets>): Promise<void> {
  await db
    .insertInto("door_sheets")
    .values(sheet)
    .onConflict((conflict) => conflict.column("event_id").doUpdateSet(sheet))
    .execute();
}

export function listDoorGuests(db: Db, eventId: string) {
  return db
    .selectFrom("door_guests")
    .select(["id", "name", "ticket", "reference", "admits"])
    .where("event_id", "=", eventId)
    .orderBy((eb) => eb.fn("lower", ["name"]))
    .orderBy("id")
    .execute();
}

/** A guest who is on the list already keeps their row, with the new number. */
export async function addDoorGuests(
  db: Db,
  guests: readonly Insertable<DoorGuests>[],
): Promise<void> {
  await db
    .insertInto("door_guests")
    .columns(["id", "event_id", "name", "ticket", "reference", "admits"])
    .expression(
      sql`select * from jsonb_to_recordset(${JSON.stringify(guests)}::jsonb)
        as given (id uuid, event_id uuid, name text, ticket text, reference text, admits integer)`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(["event_id", "name", "ticket", "reference"])
        .doUpdateSet((eb) => ({ admits: eb.ref("excluded.admits") })),
    )
    .execute();
}

export async function deleteDoorGuests(db: Db, eventId: string): Promise<void> {
  await db.deleteFrom("door_guests").where("event_id", "=", eventId).execute();
}

/** Guest lists of parties that ended before. What was counted stays. */
export async function deletePastDoorGuests(db: Db, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom("door_guests")
    .where("event_id", "in", (eb) =>
      eb.selectFrom("all_events").select("id").where("ends_at", "<", endedBefore),
    )
    .execute();
}

/** In any order and any number of times: an entry counts once, or not at all once it is undone. */
export async function recordDoorEntries(
  db: Db,
  eventId: string,
  entries: readonly DoorEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  // Of one id twice, the one that takes it back counts.
  const byId = new Map(
    entries
      .toSorted((one, other) => Number(one.undone) - Number(other.undone))
      .map((entry) => [entry.id, entry]),
  );
  const rows = [...byId.values()];
  await sql`
    insert into door_entries (id, event_id, kind, door, guest_id, pressed_at, undone)
    select given.id, ${eventId}, given.kind, given.door, door_guests.id, given."pressedAt",
      given.undone
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
      (id uuid, kind text, door text, "guestId" uuid, "pressedAt" timestamptz, undone boolean)
    left join door_guests
      on door_guests.id = given."guestId" and door_guests.event_id = ${eventId}
    -- The same order in each call, so that two of them can't wait for each other.
    order by given.id
    on conflict (id) do update set undone = true
      where excluded.undone and not door_entries.undone and door_entries.event_id = ${eventId}
  `.execute(db);
}

/** Persons in and out by door. */
export function countDoorEntries(db: Db, eventId: string) {
  return db
    .selectFrom("door_entries")
    .select([
      "door",
      sql<number>`(count(*) filter (where kind = 'in'))::int`.as("ins"),
      sql<number>`(count(*) filter (where kind = 'out'))::int`.as("outs"),
    ])
    .where("event_id", "=", eventId)
    .where("undone", "=", false)
    .groupBy("door")
    .orderBy("door")
    .execute();
}

export function listDoorArrivals(db: Db, eventId: string) {
  return db
    .selectFrom("door_entries")
    .select(["id", "guest_id", "door", "pressed_at"])
    .where("event_id", "=", eventId)
    .where("kind", "=", "arrived")
    .where("undone", "=", false)
    .where("guest_id", "is not", null)
    .orderBy("pressed_at")
    .orderBy("id")
    .execute();
}

/** For the gallery and the figures. */
export async function saveAttendance(
  db: Db,
  { id, people, at }: { id: string; people: number; at: Date },
): Promise<void> {
  await db
    .updateTable("events")
    .set({ registrations: people, updated_at: at })
    .where("id", "=", id)
    .execute();
}
