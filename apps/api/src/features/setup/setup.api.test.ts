import type { DemoClub, SetupStepState } from "@before-ten/contracts/setup/output";
import { setupMessages as messages } from "@before-ten/contracts/setup/messages";
import { actAsJob } from "@before-ten/db/actor";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { isEmpty } from "@before-ten/demo/is-empty";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { storeDemoClub } from "../../testing/demo-club.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

// Storing the demo club takes seconds, more if other work shares the cores.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
const { token } = await signedInAs(deps, "admin");
const editor = await signedInAs(deps, "admin", { adminRole: "editor" });

const tables = [
  "event_alerts",
  "event_albums",
  "all_events",
  "event_series",
  "all_blog_posts",
  "all_campaigns",
  "all_subscribers",
  "contact_messages",
  "all_venues",
  "all_canned_answers",
  "images",
] as const;

beforeEach(async () => {
  for (const table of [...tables, "demo_rows", "settings"] as const) {
    await db.deleteFrom(table).execute();
  }
});

async function sizes(): Promise<Record<string, number>> {
  const counted = tables.map(async (table) => {
    const rows = await db.selectFrom(table).select("id").execute();
    return [table, rows.length];
  });
  return Object.fromEntries(await Promise.all(counted));
}

const read = async () =>
  (await callRest<DemoClub>(app, "GET", "/admin/setup/demo", { token })).body;
const remove = (typed = "remove", as = token) =>
  callRest<DemoClub>(app, "POST", "/admin/setup/demo/remove", { token: as, payload: { typed } });
const eventNamed = (name: string) =>
  db
    .selectFrom("events")
    .selectAll()
    .where("event_name", "=", name)
    .orderBy("starts_at", "desc")
    .executeTakeFirstOrThrow();
const changeEvent = (id: string, payload: object) =>
  callRest(app, "PUT", `/events/${id}`, { token, payload });

describe("the demo club", () => {
  beforeEach(() => storeDemoClub(deps));

  it("goes as counted, with its files, and doesn't come back", async () => {
    const before = await sizes();
    const { counts, remaining } = (await read()).data;
    expect(counts).toEqual({
      alert: before["event_alerts"],
      album: before["event_albums"],
      event: before["all_events"],
      series: before["event_series"],
      post: before["all_blog_posts"],
      campaign: before["all_campaigns"],
      subscriber: before["all_subscribers"],
      message: before["contact_messages"],
      venue: before["all_venues"],
      "canned-answer": before["all_canned_answers"],
      image: before["images"],
    });
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
    expect(remaining).toEqual([]);
    expect(await sizes()).toEqual(before);

    const { status, body } = await remove();
    expect([status, body.message]).toEqual([200, messages.demoRemoved]);
    expect(body.data).toEqual({ counts, remaining });
    expect(Object.values(await sizes()).every((count) => count === 0)).toBe(true);
    expect(await deps.images.list()).toEqual([]);
    expect(await isEmpty(db)).toBe(false);
    expect((await callRest<unknown[]>(app, "GET", "/events")).body.data).toEqual([]);
    expect((await read()).data.counts.event).toBe(0);
  });

  it("leaves what the club made", async () => {
    const event = await storeEvent(db, { name: "Our own" });
    const post = await storePost(db, { title: "Our own" });
    await storeSubscriber(db, { email: "ana@club.example" });
    expect((await remove()).body.data.remaining).toEqual([]);
    expect(await sizes()).toMatchObject({ all_events: 1, all_blog_posts: 1, all_subscribers: 1 });
    for (const path of [`/events/${event}`, `/blogs/${post}`]) {
      expect((await callRest(app, "GET", path)).status).toBe(200);
    }
  });

  it("leaves what an admin changed, with its poster, and what the club uses", async () => {
    const changed = await eventNamed("Golden 90s Rooftop");
    expect((await changeEvent(changed.id, { eventName: "Ours now" })).status).toBe(200);
    const series = await db.selectFrom("event_series").selectAll().executeTakeFirstOrThrow();
    const own = await storeEvent(db, { name: "Another date" });
    await db.updateTable("events").set({ series_id: series.id }).where("id", "=", own).execute();
    const awaited = await eventNamed("Synths & Cardigans");
    await db
      .insertInto("event_alerts")
      .values({
        id: "0198c5ae-0000-7000-8000-000000000001",
        kind: "places-return",
        event_id: awaited.id,
        email: "visitor@mail.example",
        requested_at: clock.now(),
      })
      .execute();

    const { counts, remaining } = (await read()).data;
    expect(
      remaining.map(({ kind, title, reason }) => `${kind} ${title}: ${reason}`).toSorted(),
    ).toEqual([
      "event Ours now: changed",
      "event Synths & Cardigans: used",
      `series ${series.name}: used`,
      "venue Lantern Yard: used",
      "venue Orchard House: used",
    ]);
    expect((await remove()).body.data).toEqual({ counts, remaining });
    const photos = await db.selectFrom("venue_images").select("image_id").execute();
    const used = [changed.poster_id ?? "?", ...photos.map(({ image_id: image }) => image)];
    expect(used).toHaveLength(5);
    expect(await sizes()).toMatchObject({ all_events: 3, event_series: 1, images: 5 });
    const files = await deps.images.list();
    expect(used.every((id) => files.some(({ name }) => name.startsWith(id)))).toBe(true);
    expect(files.every(({ name }) => used.some((id) => name.startsWith(id)))).toBe(true);
    // They are the club's own from now on.
    expect((await remove()).body.data).toMatchObject({ counts: { event: 0 }, remaining: [] });
    expect(await sizes()).toMatchObject({ all_events: 3 });
  });

  it("isn't the club's own because a job published a part of it, or because it was deleted", async () => {
    await actAsJob("schedule", () =>
      db.updateTable("blog_posts").set({ status: "archived" }).execute(),
    );
    const deleted = await eventNamed("Golden 90s Rooftop");
    await changeEvent(deleted.id, { eventName: "Tried out" });
    await callRest(app, "DELETE", `/events/${deleted.id}`, { token });
    expect((await remove()).body.data.remaining).toEqual([]);
    expect(await sizes()).toMatchObject({ all_events: 0, all_blog_posts: 0 });
  });

  it("leaves an image that is in the library", async () => {
    const { poster_id: id } = await eventNamed("Golden 90s Rooftop");
    await db
      .updateTable("images")
      .set({ library_since: clock.now() })
      .where("id", "=", id)
      .execute();
    await remove();
    expect(await sizes()).toMatchObject({ images: 1 });
  });

  it("is removed by owners who type the word", async () => {
    const wrong = await remove("yes");
    expect(wrong.status).toBe(400);
    expect(wrong.body.details).toEqual([{ path: "typed", message: messages.wordWrong }]);
    expect((await remove("remove", editor.token)).status).toBe(403);
    expect((await sizes())["all_events"]).toBeGreaterThan(30);
  });
});

describe("the steps", () => {
  const steps = async () =>
    (await callRest<SetupStepState[]>(app, "GET", "/admin/setup", { token })).body.data;
  const done = async () => (await steps()).filter(({ isDone }) => isDone).map(({ step }) => step);
  const saveText = (key: string, value: string | null) =>
    callRest(app, "PUT", `/site/texts/${key}`, { token, payload: { value } });

  it("are done as soon as the site has what they name", async () => {
    await storeDemoClub(deps);
    expect(await done()).toEqual([]);
    await saveText("brand.name", "Half Past");
    await saveText("brand.phone", "+44 20 7946 0000");
    await saveText("home.lead", "Ours");
    await saveText("brand.legalName", "Half Past Ltd");
    expect(await done()).not.toContain("sender");
    await saveText("brand.postalAddress", "1 Example Street, London");
    await storeEvent(db);
    await db
      .insertInto("backup_runs")
      .values({
        id: "0198c5ae-0000-7000-8000-000000000002",
        kind: "backup",
        began_at: clock.now(),
        ended_at: clock.now(),
        outcome: "done",
      })
      .execute();
    expect(await done()).toEqual(["name", "address", "party", "home", "sender", "backup"]);
    await remove();
    expect(await done()).toEqual(["name", "address", "party", "home", "sender", "backup", "demo"]);
    await saveText("home.lead", null);
    expect(await done()).not.toContain("home");
  });

  it("count a party of the demo that an admin changed", async () => {
    await storeDemoClub(deps);
    await changeEvent((await eventNamed("Golden 90s Rooftop")).id, { eventName: "Ours now" });
    expect(await done()).toContain("party");
  });

  it("can be dismissed, and asked for again", async () => {
    const dismiss = (isDismissed: boolean) =>
      callRest<SetupStepState[]>(app, "PUT", "/admin/setup/steps/party", {
        token,
        payload: { isDismissed },
      });
    expect((await dismiss(true)).body.data).toContainEqual({
      step: "party",
      isDone: false,
      isDismissed: true,
    });
    await dismiss(false);
    expect((await steps()).filter(({ isDismissed }) => isDismissed)).toEqual([]);
  });
});
