import { changeKinds } from "@before-ten/contracts/changes/rules";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeEach, expect, it } from "vitest";
import { actAs } from "../../actor.ts";
import { storeAlbumRow } from "../../testing/stored-album.ts";
import { storeEvent } from "../../testing/stored-event.ts";
import { storePost } from "../../testing/stored-post.ts";
import { storeSubscriber } from "../../testing/stored-subscriber.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { listChanges, numberChanges } from "./changes.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

let after = 0;
beforeEach(async () => void (after = (await numberChanges(db)).latest));

async function changes(hasReach = false): Promise<string[]> {
  await numberChanges(db);
  const rows = await listChanges(db, { after, kinds: changeKinds, limit: 100, hasReach });
  return rows.map(({ kind, action }) => `${kind} ${action}`);
}

const trashed = { deleted_at: new Date(), deleted_by_name: "Ana" };

it("a draft leaves no trace until it is published, and a deletion once it is one again", async () => {
  const id = await storeEvent(db, { status: "draft" });
  const event = db.updateTable("events").where("id", "=", id);
  await event.set({ event_name: "Secret" }).execute();
  expect(await changes()).toEqual([]);
  await event.set({ status: "published" }).execute();
  await event.set({ event_name: "Open" }).execute();
  await event.set({ status: "draft" }).execute();
  await event.set({ event_name: "Secret again" }).execute();
  await db.deleteFrom("all_events").where("id", "=", id).execute();
  expect(await changes()).toEqual(["event created", "event updated", "event deleted"]);
});

it("the trash deletes, and restoring creates", async () => {
  const id = await storePost(db);
  await db.updateTable("all_blog_posts").set(trashed).where("id", "=", id).execute();
  const restored = { deleted_at: null, deleted_by_name: null };
  await db.updateTable("all_blog_posts").set(restored).where("id", "=", id).execute();
  await db.updateTable("blog_posts").set({ status: "archived" }).where("id", "=", id).execute();
  await db.deleteFrom("all_blog_posts").where("id", "=", id).execute();
  expect(await changes()).toEqual(["post created", "post deleted", "post created", "post deleted"]);
});

it("leaves out what only the server sees", async () => {
  const post = await storePost(db);
  await storeSubscriber(db, { email: "sam@mail.example" });
  expect(await changes()).toEqual(["post created", "subscriber created"]);
  await db.updateTable("blog_posts").set({ views: 7 }).where("id", "=", post).execute();
  await db.updateTable("subscribers").set({ total_emails_sent: 3 }).execute();
  expect(await changes()).toHaveLength(2);
  await db.updateTable("subscribers").set({ status: "unsubscribed" }).execute();
  expect(await changes()).toHaveLength(3);
});

it("a series and an album come and go with their event", async () => {
  const seriesId = uuidv7();
  const series = { id: seriesId, name: "Sunday Disco", slug: "sunday-disco" };
  await db.insertInto("event_series").values(series).execute();
  expect(await changes()).toEqual([]);
  const { eventId } = await storeAlbumRow(db, { event: { seriesId, status: "draft" } });
  expect(await changes()).toEqual([]);
  const event = db.updateTable("events").where("id", "=", eventId);
  await event.set({ status: "published" }).execute();
  expect((await changes()).toSorted()).toEqual([
    "album created",
    "event created",
    "series updated",
  ]);
  await db.updateTable("all_events").set(trashed).where("id", "=", eventId).execute();
  expect((await changes()).slice(3).toSorted()).toEqual([
    "album deleted",
    "event deleted",
    "series deleted",
  ]);
});

it("a series that is deleted with public events is a deletion", async () => {
  const id = uuidv7();
  const series = { id, name: "Tea Dance", slug: "tea-dance" };
  await db.insertInto("event_series").values(series).execute();
  await storeEvent(db, { seriesId: id });
  await db.deleteFrom("event_series").where("id", "=", id).execute();
  expect((await changes()).at(-1)).toBe("event updated");
  expect(await changes()).toContain("series deleted");
});

it("callers limited to a place hear of what leaves it, and of nothing elsewhere", async () => {
  const cleo = { kind: "admin", id: "cleo", name: "Cleo", via: "api", client: null } as const;
  const inLondon = <Result>(work: () => Result) =>
    actAs(
      {
        ...cleo,
        reach: { countries: [], cities: [{ country: "UK", city: "London" }], series: [] },
      },
      work,
    );
  const id = await storeEvent(db, { place: "Fabric, London" });
  await storeEvent(db, { place: "Canal Mills, Leeds" });
  await storeSubscriber(db, { email: "kim@mail.example" });
  const draft = await storeEvent(db, { place: "Fabric, London", status: "draft" });
  const moved = { location_label: "Canal Mills, Leeds", location: `{"formatted":"Canal Mills"}` };
  await db.updateTable("events").set(moved).where("id", "in", [id, draft]).execute();
  expect(await inLondon(() => changes(true))).toEqual(["event created", "event deleted"]);
  expect(await changes()).toEqual([
    "event created",
    "event created",
    "subscriber created",
    "event updated",
  ]);
});

it("orders of a public event are changes of the event's sum", async () => {
  const sellerOf = async (eventId: string) => {
    const id = uuidv7();
    const seller = { event_id: eventId, name: "Shop", secret: "s", sold_before: 0 };
    await db
      .insertInto("ticket_sellers")
      .values({ id, ...seller, created_at: now })
      .execute();
    return id;
  };
  const now = new Date();
  const order = { order_id: "1", tickets: 2, refunded_tickets: 0, amount: 70, refunded_amount: 0 };
  const dates = { currency: "GBP", ordered_at: now, updated_at: now };
  const report = async (eventId: string) =>
    db
      .insertInto("ticket_orders")
      .values({ seller_id: await sellerOf(eventId), ...order, ...dates })
      .execute();
  const draft = await storeEvent(db, { status: "draft" });
  await report(draft);
  expect(await changes()).toEqual([]);
  await report(await storeEvent(db));
  expect(await changes()).toEqual(["event created", "orders updated", "orders updated"]);
});
