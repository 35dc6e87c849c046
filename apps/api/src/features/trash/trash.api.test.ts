import type { AlbumImage } from "@before-ten/contracts/albums/album-images";
import type { Pagination } from "@before-ten/contracts/shared/pagination";
import type { TrashItem } from "@before-ten/contracts/trash/output";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { storeAlbumRow } from "@before-ten/db/testing/stored-album";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
const { token, user: admin } = await signedInAs(deps, "admin");
const visitor = await signedInAs(deps, "user");

beforeEach(async () => {
  await db.deleteFrom("all_events").execute();
  await db.deleteFrom("all_blog_posts").execute();
  await db.deleteFrom("all_campaigns").execute();
  await db.deleteFrom("all_subscribers").execute();
});

async function list(query = "") {
  const { body } = await callRest<TrashItem[]>(app, "GET", `/admin/trash${query}`, { token });
  return body.data;
}

const restore = (...ids: string[]) =>
  callRest(app, "POST", "/admin/trash/restore", { token, payload: { ids } });

/** Deletes one item of each kind that REST can delete. */
async function deleteOneOfEach() {
  const [event, post, campaign] = [
    await storeEvent(db, { name: "Sunday Disco" }),
    await storePost(db, { title: "Why four", slug: "why-four" }),
    await storeCampaign(db, { subject: "Our winter" }),
  ];
  for (const path of [`/events/${event}`, `/blogs/${post}`, `/newsletter/campaigns/${campaign}`]) {
    expect((await callRest(app, "DELETE", path, { token })).status).toBe(200);
    clock.advance(1_000);
  }
  return { event, post, campaign };
}

describe("the calls", () => {
  it.each([
    ["list", queryTrpc],
    ["restore", mutateTrpc],
    ["delete", mutateTrpc],
    ["empty", mutateTrpc],
  ] as const)("%s is a 401 for visitors and a 403 for others", async (name, call) => {
    expect((await call(app, `trash.${name}`, {})).status).toBe(401);
    expect((await call(app, `trash.${name}`, {}, { token: visitor.token })).status).toBe(403);
  });

  it.each([[], undefined, Array.from({ length: 1_001 }, () => "x")])(
    "refuse a list of ids that is empty, missing or too long",
    async (ids) => {
      for (const path of ["/admin/trash/restore", "/admin/trash/delete"]) {
        const { status } = await callRest(app, "POST", path, { token, payload: { ids } });
        expect(status).toBe(400);
      }
    },
  );

  it("skip missing items", async () => {
    const event = await storeEvent(db);
    const { status, body } = await restore("x", event, "01990000-0000-7000-8000-000000000000");
    expect([status, body.data]).toEqual([200, { count: 0 }]);
  });
});

it("lists what was deleted by whom and until when, latest first, by kind and by words", async () => {
  const at = clock.now();
  const { event, campaign } = await deleteOneOfEach();
  expect((await list()).map(({ name }) => name)).toEqual([
    "Our winter",
    "Why four",
    "Sunday Disco",
  ]);
  expect(await list("?kind=event")).toEqual([
    {
      _id: event,
      id: event,
      kind: "event",
      name: "Sunday Disco",
      deletedBy: admin.name,
      deletedAt: at.toISOString(),
      goneAt: new Date(at.getTime() + 30 * 86_400_000).toISOString(),
    },
  ]);
  expect((await list("?search=winter")).map(({ id }) => id)).toEqual([campaign]);
  const { body } = await queryTrpc<{ items: TrashItem[]; pagination: Pagination }>(
    app,
    "trash.list",
    { page: 3, limit: 2 },
    { token },
  );
  expect(body.result?.data).toEqual({
    items: [],
    pagination: { page: 3, limit: 2, total: 3, pages: 2 },
  });
});

it("what is in the trash is a 404 for everyone, and its address stays reserved", async () => {
  const { event, post, campaign } = await deleteOneOfEach();
  for (const path of [`/events/${event}`, `/blogs/${post}`, "/blogs/why-four"]) {
    expect((await callRest(app, "GET", path)).status).toBe(404);
    expect((await callRest(app, "GET", path, { token })).status).toBe(404);
  }
  expect((await callRest(app, "GET", `/newsletter/campaigns/${campaign}`, { token })).status).toBe(
    404,
  );
  for (const path of ["/events?status=all", "/events/search?q=disco", "/blogs?search=four"]) {
    expect((await callRest(app, "GET", path)).body.data).toEqual([]);
  }
  const other = await callRest<{ seo: { slug: string } }>(app, "POST", "/blogs", {
    token,
    payload: {
      title: "Why four",
      excerpt: "Because it is early enough.",
      content: "Four in the afternoon is when the room is still cool, and no one is tired yet.",
      author: "Ana",
      category: "music",
      status: "published",
    },
  });
  expect([other.status, other.body.data.seo.slug]).toEqual([201, "why-four-2"]);
});

it("restores all at once, with slug and words to search by", async () => {
  const { event, post, campaign } = await deleteOneOfEach();
  const { status, body } = await restore(event, post, campaign);
  expect([status, body.data]).toEqual([200, { count: 3 }]);
  expect(body["message"]).toBe(trashMessages.restored(3));
  expect(await list()).toEqual([]);
  expect((await callRest(app, "GET", "/blogs/why-four")).status).toBe(200);
  expect((await callRest(app, "GET", "/blogs?search=four")).body.data).toMatchObject([
    { id: post },
  ]);
  expect((await callRest(app, "GET", `/events/${event}`)).status).toBe(200);
});

it("restores visitors' data: views, clicks, the album and alerts", async () => {
  const { eventId, images } = await storeAlbumRow(db, { event: { startDay: "2026-12-05" } });
  const post = await storePost(db, { slug: "why-four" });
  for (const [name, id] of [
    ["events.recordView", eventId],
    ["events.recordClick", eventId],
    ["posts.recordView", post],
  ] as const) {
    expect((await mutateTrpc(app, name, { id })).status).toBe(200);
  }
  await db
    .insertInto("event_alerts")
    .values({
      id: uuidv7(),
      email: "waits@mail.example",
      kind: "places-return",
      event_id: eventId,
      requested_at: clock.now(),
      confirmed_at: clock.now(),
    })
    .execute();
  const stored = async () => ({
    counts: await db
      .selectFrom("event_daily_counts")
      .select(["views", "clicks"])
      .where("event_id", "=", eventId)
      .execute(),
    albums: await db.selectFrom("event_albums").selectAll().execute(),
    alerts: await db.selectFrom("event_alerts").selectAll().execute(),
    views: await db.selectFrom("all_blog_posts").select("views").where("id", "=", post).execute(),
  });
  const before = await stored();
  expect(before).toMatchObject({
    counts: [{ views: 1, clicks: 1 }],
    albums: [{ id: eventId }],
    alerts: [{ email: "waits@mail.example" }],
    views: [{ views: 1 }],
  });
  const answers = async () => ({
    views: (await queryTrpc<{ views: number }>(app, "posts.get", { id: post })).body.result?.data
      .views,
    album: (
      await queryTrpc<{ images: AlbumImage[] }>(
        app,
        "albums.getForAdmin",
        { id: eventId },
        { token },
      )
    ).body.result?.data.images.map(({ imageId }) => imageId),
  });
  const answered = await answers();
  expect(answered).toEqual({ views: 1, album: images.map(({ imageId }) => imageId) });
  for (const path of [`/events/${eventId}`, `/blogs/${post}`]) {
    expect((await callRest(app, "DELETE", path, { token })).status).toBe(200);
  }
  expect((await restore(eventId, post)).status).toBe(200);
  expect(await stored()).toEqual(before);
  expect(await answers()).toEqual(answered);
});

it("keeps deleted items, which can't be found or deleted again", async () => {
  const { event } = await deleteOneOfEach();
  const again = await callRest(app, "DELETE", `/events/${event}`, { token });
  expect(again.status).toBe(404);
  await db.deleteFrom("users").where("id", "=", admin.id).execute();
  const [row] = await db
    .selectFrom("all_events")
    .select(["deleted_by", "deleted_by_name"])
    .execute();
  expect(row).toEqual({ deleted_by: null, deleted_by_name: admin.name });
});

describe("deletes permanently", () => {
  it("the given items, and no live ones", async () => {
    const another = await signedInAs(deps, "admin");
    const living = await storeEvent(db);
    const gone = await storeEvent(db);
    const caller = { token: another.token };
    await callRest(app, "DELETE", `/events/${gone}`, caller);
    const payload = { ids: [living, gone] };
    const { body } = await callRest(app, "POST", "/admin/trash/delete", { ...caller, payload });
    expect(body.data).toEqual({ count: 1 });
    expect(await db.selectFrom("all_events").select("id").execute()).toEqual([{ id: living }]);
  });

  it("one kind, or everything", async () => {
    const another = await signedInAs(deps, "admin");
    const [event, post] = [await storeEvent(db), await storePost(db)];
    const caller = { token: another.token };
    await callRest(app, "DELETE", `/events/${event}`, caller);
    await callRest(app, "DELETE", `/blogs/${post}`, caller);
    const empty = async (payload: object) =>
      (await callRest(app, "POST", "/admin/trash/empty", { ...caller, payload })).body.data;
    expect(await empty({ kind: "subscriber" })).toEqual({ count: 0 });
    expect(await empty({ kind: "post" })).toEqual({ count: 1 });
    expect(await empty({})).toEqual({ count: 1 });
  });
});

it("no subscriber of the trash is subscribed twice", async () => {
  const id = await storeSubscriber(db, { email: "ana@mail.example" });
  await db
    .updateTable("all_subscribers")
    .set({ deleted_at: clock.now(), deleted_by_name: "Ana" })
    .where("id", "=", id)
    .execute();
  const payload = { email: "Ana@mail.example" };
  expect((await callRest(app, "POST", "/contact/newsletter", { payload })).status).toBe(200);
  expect(await db.selectFrom("subscribers").select(["id", "status"]).execute()).toEqual([
    { id, status: "active" },
  ]);
});
