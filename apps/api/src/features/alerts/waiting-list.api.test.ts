import { storeEvent } from "@before-ten/db/testing/stored-event";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { sendQueued } from "../../testing/send-queued.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { queueDueAlerts } from "./queue-due-alerts.service.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
const { token } = await signedInAs(deps, "admin");
const minuteMs = 60_000;
const start = new Date("2026-12-04T12:00:00.000Z");

let id: string;
beforeEach(async () => {
  clock.set(start.toISOString());
  await db.deleteFrom("event_alerts").execute();
  await db.deleteFrom("events").execute();
  await sendQueued(deps);
  id = await storeEvent(db);
  await setPlaces({ capacity: 100, registrations: 100 });
});

const setPlaces = (columns: object) =>
  db.updateTable("events").set(columns).where("id", "=", id).execute();

/** They ask a minute after each other. Ids are random, as their order doesn't count. */
async function ask(names: string): Promise<void> {
  const rows = names.split("").map((name, index) => {
    const at = new Date(start.getTime() - (100 - index) * minuteMs);
    const email = `${name}@mail.example`;
    const kind = "places-return" as const;
    return {
      id: crypto.randomUUID(),
      kind,
      event_id: id,
      email,
      requested_at: at,
      confirmed_at: at,
    };
  });
  await db.insertInto("event_alerts").values(rows).execute();
}

async function told(): Promise<string> {
  await queueDueAlerts(deps);
  const mails = await sendQueued(deps);
  return mails
    .map(({ to }) => to.slice(0, 1))
    .toSorted()
    .join("");
}

const nextToldAt = async () => {
  const { body } = await callRest<{ nextToldAt: string | null }>(
    app,
    "GET",
    `/admin/events/${id}/alerts`,
    { token },
  );
  return body.data.nextToldAt;
};

it("tells as many as there are places, in the order of asking, and the next after an hour", async () => {
  await ask("abcde");
  expect(await told()).toBe("");
  expect(await nextToldAt()).toBeNull();
  await setPlaces({ registrations: 98 });
  expect(await nextToldAt()).toBe(start.toISOString());
  expect(await told()).toBe("ab");
  expect(await nextToldAt()).toBe("2026-12-04T13:00:00.000Z");
  clock.advance(60 * minuteMs - 1);
  expect(await told()).toBe("");
  clock.advance(1);
  // One of the two took a place.
  await setPlaces({ registrations: 99 });
  expect(await told()).toBe("c");
  clock.advance(60 * minuteMs);
  await setPlaces({ registrations: 100 });
  expect(await told()).toBe("");
  expect(await nextToldAt()).toBeNull();
});

it("offers a place that returns meanwhile at once, and no longer offers one that was taken", async () => {
  await ask("abcde");
  await setPlaces({ registrations: 99 });
  expect(await told()).toBe("a");
  clock.advance(20 * minuteMs);
  await setPlaces({ registrations: 97 });
  expect(await told()).toBe("bc");
  await setPlaces({ registrations: 99 });
  clock.advance(40 * minuteMs);
  expect(await told()).toBe("");
  expect(await nextToldAt()).toBe("2026-12-04T13:20:00.000Z");
  clock.advance(20 * minuteMs);
  expect(await told()).toBe("d");
});

it("offers a place once by several processes at a time, and keeps it while the mail waits", async () => {
  await ask("abcdefgh");
  await setPlaces({ registrations: 97 });
  await Promise.all(Array.from({ length: 6 }, () => queueDueAlerts(deps)));
  expect(await queuedMails(db)).toHaveLength(3);
  clock.advance(300 * minuteMs);
  await Promise.all(Array.from({ length: 6 }, () => queueDueAlerts(deps)));
  expect(await queuedMails(db)).toHaveLength(3);
  expect(await nextToldAt()).toBeNull();
  expect((await sendQueued(deps)).map(({ to }) => to.slice(0, 1)).toSorted()).toEqual([
    "a",
    "b",
    "c",
  ]);
  clock.advance(60 * minuteMs);
  expect(await told()).toBe("def");
});

it("offers the place of who leaves, or whose mailbox rejects the mail, to the next", async () => {
  await ask("abc");
  await setPlaces({ registrations: 99 });
  await queueDueAlerts(deps);
  await db.deleteFrom("event_alerts").where("email", "=", "a@mail.example").execute();
  expect(await told()).toBe("b");
  await db.updateTable("event_receipt_mails").set({ outcome: "failed" }).execute();
  expect(await told()).toBe("c");
});

it("counts an address from when it asked for places, not for something else before", async () => {
  const email = "z@mail.example";
  const earlier = new Date(start.getTime() - 600 * minuteMs);
  const row = { id: uuidv7(), kind: "on-sale" as const, event_id: id, email };
  await db
    .insertInto("event_alerts")
    .values({ ...row, requested_at: earlier, confirmed_at: earlier })
    .execute();
  await ask("ab");
  await callRest(app, "POST", "/alerts", { payload: { id, kind: "places-return", email } });
  await setPlaces({ registrations: 98 });
  expect(await told()).toBe("ab");
});

it.each([
  ["there is no limit", { unlimited_capacity: true, capacity: null }, 15],
  ["staff alone say that there are places", { availability: "on-sale" }, 15],
  ["staff alone say that few are left", { availability: "few-left" }, 10],
  ["staff say it, and places are counted", { availability: "on-sale", registrations: 88 }, 12],
  ["staff say that it is sold out", { availability: "sold-out", registrations: 88 }, 0],
])("where %s, tells %s of 15", async (_case, columns, count) => {
  await ask("abcdefghijklmno");
  await setPlaces(columns);
  expect(await told()).toBe("abcdefghijklmno".slice(0, count));
});
