import { actAs } from "@before-ten/db/actor";
import { createDatabase } from "@before-ten/db/client";
import {
  changeStatusOf,
  findMatchingIds,
} from "@before-ten/db/queries/newsletter/admin-subscribers";
import { countChanges, listChanges } from "@before-ten/db/queries/history/history";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { cloneTemplate, startTestPostgres } from "@before-ten/db/testing/test-postgres";
import { describeMachine, timed } from "./measure.ts";

/**
 * `node bench/history.ts`: what the history costs a save and a bulk action, each with somebody who
 * acts and without, on a throw-away database.
 */

const saves = 300;
const subscribers = 10_000;
const now = new Date("2026-12-04T12:00:00Z");

const ana = {
  kind: "admin",
  id: "ana",
  name: "Ana",
  via: "admin-area",
  client: "b1946ac",
} as const;

const postgres = await startTestPostgres();
const { connectionString } = await cloneTemplate(postgres);
const db = createDatabase({ connectionString, statementTimeoutMs: 0 });
try {
  console.log(describeMachine());
  const id = await storeEvent(db, { price: { amount: "1", currency: "GBP" } });
  const save = async (amount: number) =>
    db
      .transaction()
      .execute((trx) =>
        trx.updateTable("events").set({ ticket_amount: amount }).where("id", "=", id).execute(),
      );
  const saveAll = async (from: number) => {
    for (let amount = from; amount < from + saves; amount += 1) await save(amount);
  };
  await saveAll(10);
  const without = await timed(() => saveAll(1_000));
  const recorded = await timed(() => actAs(ana, () => saveAll(2_000)));
  console.log(
    `a save of an event: ${(without / saves).toFixed(2)} ms, ${(recorded / saves).toFixed(2)} ms with its history`,
  );

  await storeManySubscribers(db, subscribers, now);
  const ids = await findMatchingIds(db, {}, subscribers);
  const change = (status: "active" | "unsubscribed" | "bounced") =>
    db.transaction().execute((trx) =>
      changeStatusOf(trx, ids, {
        status,
        reason: "Bench",
        changedBy: { id: null, name: "Ana" },
        at: now,
      }),
    );
  await change("bounced");
  const bulk = await timed(() => change("active"));
  const recordedBulk = await timed(() => actAs(ana, () => change("unsubscribed")));
  console.log(
    `${ids.length} subscribers changed: ${bulk.toFixed(0)} ms, ${recordedBulk.toFixed(0)} ms with their history`,
  );

  const list = await timed(() => listChanges(db, {}, { limit: 20, offset: 0 }));
  const search = await timed(() =>
    listChanges(db, { search: "unsubscribed" }, { limit: 20, offset: 0 }),
  );
  const count = await timed(() => countChanges(db, { search: "unsubscribed" }, 10_001));
  console.log(
    `list ${list.toFixed(1)} ms, search ${search.toFixed(1)} ms, its count ${count.toFixed(1)} ms`,
  );
} finally {
  await db.destroy();
  await postgres.stop();
}
