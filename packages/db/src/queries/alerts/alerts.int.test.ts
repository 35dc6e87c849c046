import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { afterAll, expect, it } from "vitest";
import { storeEvent } from "../../testing/stored-event.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { inTransaction } from "../../transactions.ts";
import { requestAlert } from "./alerts.ts";
import { leaveEvent } from "./followers.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const requested = {
  email: "ana@mail.example",
  at: new Date("2026-12-01T12:00:00.000Z"),
  consent: { wording: "Once", via: "form" } as const,
};

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.count ?? 0;
}

it("stores an alert again whose earlier row is deleted concurrently", async () => {
  const subject = { kind: "places-return", eventId: await storeEvent(db) } as const;
  const first = await requestAlert(db, subject, requested);
  const again = await inTransaction(db, async (trx) => {
    await leaveEvent(trx, first?.id ?? "");
    const asking = requestAlert(db, subject, requested);
    await expect.poll(waitingForLocks).toBe(1);
    return { asking };
  });
  expect(await again.asking).toEqual({ id: expect.any(String), confirmed: false });
  expect(await again.asking).not.toEqual(first);
});

it("stores nothing for an event that is gone", async () => {
  const subject = { kind: "on-sale", eventId: uuidv7() } as const;
  expect(await requestAlert(db, subject, requested)).toBeUndefined();
});
