import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, describe, expect, it } from "vitest";
import { sweep } from "../../../registry/hourly-sweep.ts";
import { callRest } from "../../../testing/calls.ts";
import { followParty } from "../testing/following.ts";
import { sendQueued } from "../../../testing/send-queued.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { queueDueAlerts } from "../queue-due-alerts.service.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
beforeEach(async () => {
  clock.set("2026-12-01T12:00:00.000Z");
  await db.deleteFrom("events").execute();
  await db.deleteFrom("rate_limits").execute();
  await sendQueued(deps);
});

const { token } = await signedInAs(deps, "admin");
const rescheduled = {
  kind: "rescheduled",
  startDate: "2026-12-19",
  endDate: "2026-12-19",
  startTime: "16:00",
  endTime: "22:00",
};

const followers = () => db.selectFrom("event_followers").selectAll().execute();
const follow = (id: string, wishes: string[] = ["changes", "reminder"]) =>
  followParty({ app, deps }, { id, email: "ana@mail.example", follow: wishes });
const disrupt = (id: string, disruption: object) =>
  callRest(app, "PUT", `/admin/events/${id}/disruption`, {
    token,
    payload: { disruption: { reason: "The hall's roof was damaged.", ...disruption } },
  });

async function subjects(): Promise<string[]> {
  await queueDueAlerts(deps);
  return (await sendQueued(deps)).map(({ subject }) => subject);
}

describe("a follower is reminded", () => {
  const tenAmTheDayBefore = "2026-12-04T10:00:00.000Z";

  it("once, at ten in the morning of the day before, at the venue", async () => {
    await follow(await storeEvent(db));
    clock.set("2026-12-04T09:59:59.999Z");
    expect(await subjects()).toEqual([]);
    clock.set(tenAmTheDayBefore);
    await Promise.all([queueDueAlerts(deps), queueDueAlerts(deps)]);
    const mails = await sendQueued(deps);
    expect(mails.map(({ subject }) => subject)).toEqual(["Tomorrow: Sunday Disco"]);
    clock.set("2026-12-01T12:00:00.000Z");
    expect(await subjects()).toEqual([]);
    clock.set("2026-12-05T12:00:00.000Z");
    expect(await subjects()).toEqual([]);
  });

  it("not of a party that was called off, but of its new date", async () => {
    const id = await storeEvent(db);
    await follow(id);
    clock.set(tenAmTheDayBefore);
    await queueDueAlerts(deps);
    await disrupt(id, { kind: "postponed" });
    expect(await sendQueued(deps)).toEqual([]);
    expect(await subjects()).toEqual(["Postponed: Sunday Disco"]);
    await disrupt(id, rescheduled);
    expect(await subjects()).toEqual(["New date: Sunday Disco"]);
    clock.set("2026-12-18T10:00:00.000Z");
    expect(await subjects()).toEqual(["Tomorrow: Sunday Disco"]);
  });

  it("by the mail with the date, if it was confirmed on the day before", async () => {
    const id = await storeEvent(db);
    clock.set("2026-12-04T11:00:00.000Z");
    expect((await follow(id))?.subject).toBe("For your calendar: Sunday Disco");
    expect(await subjects()).toEqual([]);
  });

  it("not while the clock can't be trusted", async () => {
    await follow(await storeEvent(db));
    clock.set(tenAmTheDayBefore);
    await queueDueAlerts(deps, { isClockRight: false });
    expect(await sendQueued(deps)).toEqual([]);
  });
});

describe("a follower is thanked", () => {
  const place = (city: string) => ({ formatted: `The Hall, ${city}`, city, coordinates: null });
  const addAlbum = (id: string) =>
    db
      .insertInto("event_albums")
      .values({
        id,
        images: JSON.stringify([{ imageId: "none", alt: "", width: 1, height: 1 }]),
        consent_note: "Asked",
        version: 1,
        updated_at: clock.now(),
      })
      .execute();

  it("once, on the next day, with the album and the next date in the city", async () => {
    const id = await storeEvent(db, { location: place("London") });
    await storeEvent(db, { name: "Leeds Disco", startDay: "2026-12-12", location: place("Leeds") });
    const next = { name: "Next Disco", startDay: "2026-12-19", location: place("London") };
    const nextId = await storeEvent(db, next);
    await follow(id, ["thanks"]);
    await addAlbum(id);
    clock.set("2026-12-06T10:59:59.999Z");
    expect(await subjects()).toEqual([]);
    await sweep(deps);
    clock.set("2026-12-06T11:00:00.000Z");
    await queueDueAlerts(deps);
    const [mail, ...none] = await sendQueued(deps);
    expect(none).toEqual([]);
    expect(mail?.subject).toBe("Thank you: Sunday Disco");
    expect(mail?.text).toContain(`https://club.example/gallery/${id}`);
    expect(mail?.text).toContain("Next in London: Next Disco, Saturday 19 December 2026");
    expect(mail?.text).toMatch(new RegExp(`https://club\\.example/review\\?token=${id}\\.`));
    expect(mail?.text).not.toContain("Leeds");
    expect(mail?.text).not.toContain(nextId);
    expect(await followers()).toEqual([]);
    expect(await subjects()).toEqual([]);
  });

  it("without an album some days later, and not if the party was called off", async () => {
    const id = await storeEvent(db);
    await follow(id, ["thanks"]);
    clock.set("2026-12-09T10:59:59.999Z");
    expect(await subjects()).toEqual([]);
    clock.set("2026-12-09T11:00:00.000Z");
    expect(await subjects()).toEqual(["Thank you: Sunday Disco"]);
    clock.set("2026-12-01T12:00:00.000Z");
    const cancelled = await storeEvent(db);
    await follow(cancelled, ["thanks"]);
    await disrupt(cancelled, { kind: "cancelled" });
    clock.set("2026-12-09T11:00:00.000Z");
    expect(await subjects()).toEqual([]);
    await sweep(deps);
    expect(await followers()).toEqual([]);
  });

  it("not weeks later: the address is forgotten after one", async () => {
    await follow(await storeEvent(db), ["thanks"]);
    clock.set("2026-12-12T22:00:00.000Z");
    expect(await subjects()).toEqual([]);
    await sweep(deps);
    expect(await followers()).toEqual([]);
  });
});

it("the address is forgotten: unconfirmed after two days, and once the party is over", async () => {
  const id = await storeEvent(db, { startDay: "2026-12-19" });
  const payload = { id, follow: ["changes"], email: "bea@mail.example" };
  await callRest(app, "POST", "/alerts", { payload });
  await sendQueued(deps);
  await follow(await storeEvent(db));
  clock.set("2026-12-03T12:00:00.000Z");
  await sweep(deps);
  expect(await followers()).toHaveLength(1);
  clock.set("2026-12-05T22:00:00.000Z");
  await sweep(deps);
  expect(await followers()).toEqual([]);
});
