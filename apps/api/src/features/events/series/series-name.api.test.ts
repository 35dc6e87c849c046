import type { ChangedSeries, PublicSeries } from "@before-ten/contracts/series/output";
import type { StoredEvent } from "@before-ten/db/testing/stored-event";
import { storeSeries } from "@before-ten/db/testing/stored-series";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest } from "../../../testing/calls.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
const canary = "kanarienvogel";
let token: string;
let id: string;
let eventIds: string[];

beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("event_series").execute();
  clock.set("2026-12-04T12:00:00Z");
  ({ token } = await signedInAs(deps, "admin"));
});

async function storeNamed(name: string, dates: readonly StoredEvent[]): Promise<void> {
  ({ id, eventIds } = await storeSeries(db, { name, slug: canary, dates }));
}
const drafts: StoredEvent[] = ["2026-12-05", "2026-12-12", "2026-12-19"].map((startDay) => ({
  startDay,
  status: "draft",
}));
const update = async (payload: object) =>
  (await callRest<ChangedSeries>(app, "PUT", `/series/${id}`, { token, payload })).body.data;
const updateEvent = (index: number, payload: object) =>
  callRest(app, "PUT", `/events/${eventIds[index]}`, { token, payload });
const setStatus = (index: number, status: string) =>
  callRest(app, "PATCH", `/admin/events/${eventIds[index]}/status`, { token, payload: { status } });
const named = () => db.selectFrom("event_series").select(["name", "slug"]).execute();

describe("a series of drafts", () => {
  it("goes by their title, its slug too, until one is public", async () => {
    await storeNamed(canary, drafts);
    const renamed = await update({ scope: "all", eventName: "Saturday Disco" });
    expect(renamed).toMatchObject({ name: "Saturday Disco", slug: "saturday-disco" });
    expect(renamed.events[0]?.series).toMatchObject({ slug: "saturday-disco" });
    const published = { scope: "all", eventName: "Winter Disco", status: "active" };
    expect(await update(published)).toMatchObject({ name: "Winter Disco", slug: "winter-disco" });
    expect(await update({ scope: "all", eventName: "Spring Disco" })).toMatchObject({
      name: "Spring Disco",
      slug: "winter-disco",
    });
  });

  it("keeps a slug that is right already", async () => {
    await storeNamed("Kanarienvögel", drafts);
    await db.updateTable("event_series").set({ slug: "winter-disco" }).execute();
    const { slug } = await update({ scope: "all", eventName: "Winter Disco!" });
    expect(slug).toBe("winter-disco");
  });

  it("keeps the title of most while one alone is changed", async () => {
    await storeNamed("Disco", drafts);
    await updateEvent(0, { eventName: "With a band" });
    expect(await named()).toEqual([{ name: "Disco", slug: canary }]);
  });

  it("takes the title of the first published date, however it is published", async () => {
    await storeNamed(canary, drafts);
    await updateEvent(0, { eventName: "Saturday Disco" });
    await setStatus(0, "active");
    expect(await named()).toEqual([{ name: "Saturday Disco", slug: "saturday-disco" }]);
    await db.updateTable("events").set({ status: "draft" }).execute();
    await updateEvent(1, { eventName: "Sunday Disco", status: "published" });
    const { status, body } = await callRest<PublicSeries>(app, "GET", "/series/sunday-disco");
    expect([status, body.data.name]).toEqual([200, "Sunday Disco"]);
    expect(JSON.stringify(body)).not.toContain(canary);
  });
});

describe("a public series", () => {
  it("is renamed from its next date on, and by no later or single one", async () => {
    await storeNamed("Disco", [
      { startDay: "2026-11-28" },
      { startDay: "2026-12-05" },
      { startDay: "2026-12-12" },
    ]);
    await update({ scope: "following", eventId: eventIds[2], eventName: "Later Disco" });
    expect((await named())[0]?.name).toBe("Disco");
    await update({ scope: "this", eventId: eventIds[1], eventName: "With a band" });
    expect((await named())[0]?.name).toBe("Disco");
    await db
      .updateTable("events")
      .set({ event_name: "Disco", series_own_fields: [] })
      .where("start_date", ">", "2026-12-01")
      .execute();
    await update({ scope: "following", eventId: eventIds[1], eventName: "Winter Disco" });
    expect(await named()).toEqual([{ name: "Winter Disco", slug: canary }]);
  });

  it("doesn't take the title of drafts when its public dates are over", async () => {
    await storeNamed("Disco", [{ startDay: "2026-11-28" }, { startDay: "2026-12-12" }]);
    await setStatus(1, "draft");
    await update({ scope: "all", eventName: canary });
    expect((await named())[0]?.name).toBe("Disco");
  });
});
