import type { TicketPage } from "@before-ten/contracts/ticket-pages/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeTicketPage } from "@before-ten/db/testing/stored-ticket-page";
import { beforeEach, describe, expect, it } from "vitest";
import { type RestEvent, callRest, mutateTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
beforeEach(() => db.deleteFrom("events").execute());

const price = { field: "price", ours: "GBP 50.00", found: "GBP 40.00" };
const store = (page: Parameters<typeof storeTicketPage>[2] = {}) =>
  storeTicketPage(db, clock.now(), page);
const decide = (action: "take-over" | "ignore", id: string, payload: object) =>
  callRest<TicketPage>(app, "POST", `/admin/ticket-pages/${id}/${action}`, { token, payload });
const list = async () =>
  (await callRest<TicketPage[]>(app, "GET", "/admin/ticket-pages", { token })).body.data;
const event = async (id: string) =>
  (await callRest<RestEvent>(app, "GET", `/events/${id}`)).body.data;

describe("taking over", () => {
  it("gives the event the page's price, which visitors read at once", async () => {
    const id = await store();
    const { status, body } = await decide("take-over", id, price);
    expect([status, body.data.result, body.data.findings]).toEqual([200, "agrees", []]);
    expect((await event(id)).ticketPrice).toEqual({ amount: 40, currency: "GBP" });
    expect(await list()).toEqual([]);
  });

  it("gives it the date, with all its days, and the time where the page has one", async () => {
    const eventId = await storeEvent(db, { startDay: "2026-12-05" });
    await db.updateTable("events").set({ end_date: "2026-12-06" }).execute();
    await store({ eventId, found: { startDate: "2026-12-12", startTime: "17:00", price: null } });
    const date = { field: "date", ours: "2026-12-05 16:00", found: "2026-12-12 17:00" };
    expect((await decide("take-over", eventId, date)).status).toBe(200);
    expect(await event(eventId)).toMatchObject({
      startDate: "2026-12-12T00:00:00.000Z",
      endDate: "2026-12-13T00:00:00.000Z",
      startTime: "17:00",
      endTime: "23:00",
      startsAt: "2026-12-12T17:00:00.000Z",
    });
  });

  it("gives it the name and the availability, over tRPC too", async () => {
    const id = await store({
      found: { name: "Soul Night", availability: "sold-out", price: null },
    });
    const name = { id, field: "name", ours: "Sunday Disco", found: "Soul Night" };
    const sold = { id, field: "availability", ours: "on-sale", found: "sold-out" };
    for (const finding of [name, sold]) {
      const { status } = await mutateTrpc(app, "ticketPages.takeOver", finding, { token });
      expect(status).toBe(200);
    }
    expect(await event(id)).toMatchObject({ eventName: "Soul Night", availability: "sold-out" });
  });

  it("ends a sale that hasn't begun", async () => {
    const id = await store({ found: { availability: "on-sale", price: null } });
    const later = {
      availability: "not-yet-on-sale",
      on_sale_from: "2026-12-05T09:00:00Z",
    } as const;
    await db.updateTable("events").set(later).execute();
    const finding = { field: "availability", ours: "not-yet-on-sale", found: "on-sale" };
    expect((await decide("take-over", id, finding)).status).toBe(200);
    expect(await event(id)).toMatchObject({ availability: "on-sale", onSaleFrom: null });
  });

  it.each<[Parameters<typeof storeTicketPage>[2], object]>([
    [
      { found: { disruption: "cancelled" } },
      { field: "disruption", ours: "none", found: "cancelled" },
    ],
    [
      { outcome: "gone" },
      { field: "link", ours: "https://tickets.example/before-ten", found: "gone" },
    ],
    [{ found: { price: { amount: 40, currency: "EUR" } } }, { ...price, found: "EUR 40.00" }],
    [{ found: { name: "!" } }, { field: "name", ours: "Sunday Disco", found: "!" }],
  ])("can't be done with %j", async (page, finding) => {
    const id = await store(page);
    const before = await event(id);
    expect((await decide("take-over", id, finding)).status).toBe(400);
    expect(await event(id)).toEqual(before);
  });

  it.each(["take-over", "ignore"] as const)(
    "%s is refused once either value is another one",
    async (action) => {
      const id = await store();
      const gone = { status: 409, body: { error: expect.stringContaining("has changed since") } };
      expect(await decide(action, id, { ...price, found: "GBP 39.00" })).toMatchObject(gone);
      expect(await decide(action, id, { ...price, ours: "GBP 49.00" })).toMatchObject(gone);
      expect(await decide(action, id, { ...price, field: "date" })).toMatchObject(gone);
      expect(await list()).toHaveLength(1);
    },
  );

  it("is done once by two admins at once", async () => {
    const id = await store();
    const answers = await Promise.all([1, 2].map(() => decide("take-over", id, price)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe("ignoring", () => {
  it("ends the notice, and leaves the event and the other findings", async () => {
    const id = await store({ found: { availability: "sold-out" } });
    const { body } = await decide("ignore", id, price);
    expect(body.data).toMatchObject({ result: "differs", findings: [{ field: "availability" }] });
    expect((await event(id)).ticketPrice.amount).toBe(50);
    await decide("ignore", id, { field: "availability", ours: "on-sale", found: "sold-out" });
    expect(await list()).toEqual([]);
  });

  it("lasts for as long as both values stay", async () => {
    const id = await store();
    await decide("ignore", id, price);
    await store({ eventId: id });
    expect(await list()).toEqual([]);
    await store({ eventId: id, found: { price: { amount: 45, currency: "GBP" } } });
    expect(await list()).toMatchObject([{ findings: [{ found: "GBP 45.00" }] }]);
    await store({ eventId: id });
    const ticketPrice = { amount: "60", currency: "GBP" };
    await mutateTrpc(app, "events.update", { id, ticketPrice }, { token });
    expect(await list()).toMatchObject([{ findings: [{ ours: "GBP 60.00", found: "GBP 40.00" }] }]);
  });
});
