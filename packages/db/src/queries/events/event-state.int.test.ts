import {
  type Availability,
  availabilities,
  availabilityOf,
} from "@before-ten/contracts/events/availability";
import { type DisruptionKind, disruptionKinds } from "@before-ten/contracts/events/disruption";
import { eventStates, isInState } from "@before-ten/contracts/events/states";
import { afterAll, beforeAll, expect, it } from "vitest";
import { v7 as uuidv7 } from "uuid";
import { eventRow } from "../../testing/stored-event.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { listAdminEvents } from "./admin-events.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const now = new Date("2026-12-01T12:00:00.000Z");

interface Tickets {
  availabilitySetting: Availability | null;
  onSaleFrom: string | null;
}

interface Places {
  capacity: number | null;
  unlimitedCapacity: boolean;
  registrations: number;
}

type Combination = Tickets & Places & { disruption: { kind: DisruptionKind } | null };

const tickets: Tickets[] = [null, ...availabilities].flatMap((availabilitySetting): Tickets[] =>
  availabilitySetting === "not-yet-on-sale"
    ? ["2026-12-01T11:59:59.999Z", "2026-12-01T12:00:00.000Z", "2026-12-01T12:00:00.001Z"].map(
        (onSaleFrom) => ({ availabilitySetting, onSaleFrom }),
      )
    : [{ availabilitySetting, onSaleFrom: null }],
);

const places: Places[] = [
  { capacity: null, unlimitedCapacity: false, registrations: 1_000 },
  { capacity: null, unlimitedCapacity: true, registrations: 1_000 },
  ...[1, 5, 10, 15, 30, 199, 200].flatMap((capacity) =>
    [0, 0.85, 0.9, 0.95, 1, 1.2].map((share) => ({
      capacity,
      unlimitedCapacity: false,
      registrations: Math.floor(capacity * share),
    })),
  ),
];

const combinations: Combination[] = [null, ...disruptionKinds.map((kind) => ({ kind }))].flatMap(
  (disruption) =>
    tickets.flatMap((ticket) => places.map((place) => ({ ...ticket, ...place, disruption }))),
);

const stored = new Map(combinations.map((combination) => [uuidv7(), combination]));

beforeAll(async () => {
  const rows = [...stored].map(([id, event]) => {
    const row = eventRow(id, { registrations: event.registrations });
    const kind = event.disruption?.kind ?? null;
    return {
      ...row,
      capacity: event.capacity,
      unlimited_capacity: event.unlimitedCapacity,
      availability: event.availabilitySetting,
      on_sale_from: event.onSaleFrom,
      disruption: kind,
      disruption_reason: kind && "The hall's heating needs a repair.",
      disrupted_at: kind && now,
      previous_location: kind && row.location,
      previous_start_date: kind && row.start_date,
      previous_end_date: kind && row.end_date,
      previous_start_time: kind && row.start_time,
      previous_starts_at: kind && row.starts_at,
      previous_ends_at: kind && row.ends_at,
    };
  });
  // A statement can have at most 65,535 parameters.
  for (let start = 0; start < rows.length; start += 1_000) {
    await db
      .insertInto("events")
      .values(rows.slice(start, start + 1_000))
      .execute();
  }
});

it.each(eventStates)(
  "finds as %s exactly the events whose answer has that state",
  async (state) => {
    const found = await listAdminEvents(db, now, { state }, { limit: 10_000, offset: 0 });
    const expected = [...stored].flatMap(([id, { disruption, ...event }]) =>
      isInState({ availability: availabilityOf(event, now), disruption }, state) ? [id] : [],
    );

    expect(expected.length).toBeGreaterThan(0);
    expect(found.rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    expect(found.total).toBe(expected.length);
  },
);

it("finds every event that takes place by one state of its tickets", async () => {
  const totals = await Promise.all(
    availabilities.map((state) =>
      listAdminEvents(db, now, { state }, { limit: 1, offset: 0 }).then(({ total }) => total),
    ),
  );
  const takePlace = combinations.filter(
    ({ disruption }) => disruption?.kind !== "cancelled" && disruption?.kind !== "postponed",
  );
  expect(totals.reduce((sum, total) => sum + total)).toBe(takePlace.length);
});
