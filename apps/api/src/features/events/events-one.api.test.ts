import type { PublicEvent } from "@before-ten/contracts/events/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc, type RestEvent } from "../../testing/calls.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app } = await openTestApp({ rateLimitFactor: 100 });

it("answers an event with what the specification lists, by either name of its id", async () => {
  const id = await storeEvent(db, {
    name: "Sunday Disco",
    description: "Six hours of floor-fillers.",
    place: "The Night Cat, Melbourne",
    country: "AU",
    registrations: 12,
    featured: true,
    price: { amount: "49.50", currency: "AUD" },
  });

  const { status, body } = await callRest<RestEvent>(app, "GET", `/events/${id}`);

  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: {
      _id: id,
      id,
      eventName: "Sunday Disco",
      description: "Six hours of floor-fillers.",
      location: { formatted: "The Night Cat, Melbourne", coordinates: null, city: "Melbourne" },
      country: "AU",
      startDate: "2026-12-05T00:00:00.000Z",
      endDate: "2026-12-05T00:00:00.000Z",
      startTime: "16:00",
      endTime: "22:00",
      startsAt: "2026-12-05T05:00:00.000Z",
      endsAt: "2026-12-05T11:00:00.000Z",
      timeZone: "Australia/Sydney",
      timeZoneAbbreviation: "AEDT",
      poster: null,
      musicGenres: [],
      lineUp: [],
      minimumAge: null,
      door: null,
      accessibility: null,
      cloakroom: null,
      refunds: null,
      transport: null,
      bar: null,
      seats: null,
      venueId: null,
      venue: null,
      ticketPrice: { amount: 49.5, currency: "AUD" },
      priceSteps: [],
      promotion: null,
      dayNotice: null,
      redirectUrl: "https://tickets.example/before-ten",
      capacity: null,
      unlimitedCapacity: false,
      registrations: 12,
      availability: "on-sale",
      availabilitySetting: null,
      onSaleFrom: null,
      disruption: null,
      sequence: 0,
      version: 1,
      series: null,
      featured: true,
      publishAt: null,
      takeDownAt: null,
      status: "active",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  });

  const trpc = await queryTrpc<PublicEvent>(app, "events.get", { id });
  expect({ _id: id, ...trpc.body.result?.data }).toEqual(body.data);
});

it("finds an event by its id in capital letters", async () => {
  const id = await storeEvent(db);
  const { body } = await callRest<RestEvent>(app, "GET", `/events/${id.toUpperCase()}`);
  expect(body.data.id).toBe(id);
});

it("answers an ended and a completed event", async () => {
  const ended = await storeEvent(db, { startDay: "2020-02-02" });
  const completed = await storeEvent(db, { status: "completed" });
  expect((await callRest(app, "GET", `/events/${ended}`)).status).toBe(200);
  expect((await callRest(app, "GET", `/events/${completed}`)).status).toBe(200);
});

it("prices an event without a price at 50 in its country's currency", async () => {
  const id = await storeEvent(db, { country: "SG" });
  const { body } = await callRest<RestEvent>(app, "GET", `/events/${id}`);
  expect(body.data.ticketPrice).toEqual({ amount: 50, currency: "SGD" });
});

it("keeps a missing end time missing, and ends at 22:00", async () => {
  const id = await storeEvent(db, { endTime: null });
  const { body } = await callRest<RestEvent>(app, "GET", `/events/${id}`);
  expect(body.data).toMatchObject({ endTime: null, endsAt: "2026-12-05T22:00:00.000Z" });
});

it.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example",
  "https://tickets.example@evil.example",
  "www.club.example",
  "not a link",
  "",
])("answers the stored link %j as no link", async (redirectUrl) => {
  const id = await storeEvent(db, { name: "bad link", redirectUrl });

  const one = await callRest<RestEvent>(app, "GET", `/events/${id}`);
  expect(one.body.data.redirectUrl).toBeNull();
  const list = await callRest<RestEvent[]>(app, "GET", "/events/search?q=bad%20link&limit=100");
  expect(list.body.data.map((event) => event.redirectUrl)).not.toContain(redirectUrl);
  const trpc = await queryTrpc<PublicEvent>(app, "events.get", { id });
  expect(trpc.body.result?.data.redirectUrl).toBeNull();
});

const wrongIds = [
  "0193a0b0-0000-7000-8000-000000000000",
  "00000000-0000-0000-0000-000000000000",
  "1",
  "-1",
  "nothing",
  "507f1f77bcf86cd799439011",
  "NaN",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "' or 1=1 --",
  "%",
  "a/b",
  "a\0b",
  "🎉",
  "{0193a0b0-0000-7000-8000-000000000000}",
  "a".repeat(501),
  "a".repeat(10_000),
];

const withTitles = wrongIds.map((id) => ({ id, title: JSON.stringify(id).slice(0, 42) }));

it.each(withTitles)("answers the wrong id $title with 404", async ({ id }) => {
  const path = `/events/${encodeURIComponent(id)}`;
  const notFound = { success: false, error: "Event not found" };

  const answers = [
    await callRest(app, "GET", path),
    await callRest(app, "POST", `${path}/view`),
    await callRest(app, "POST", `${path}/click`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(answers.map(({ body }) => body)).toEqual([notFound, notFound, notFound]);

  const trpc = [
    await queryTrpc(app, "events.get", { id }),
    await mutateTrpc(app, "events.recordView", { id }),
    await mutateTrpc(app, "events.recordClick", { id }),
  ];
  expect(trpc.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(trpc.map(({ body }) => body.error?.message)).toEqual(
    Array.from({ length: 3 }, () => "Event not found"),
  );
});

it.each(["%zz", "%", "%ED%A0%80", "%C0%80", "%00", "..%2f..%2fetc%2fpasswd", "%2e%2e"])(
  "answers an id that is no text at all, %s, with 404 in the envelope",
  async (raw) => {
    const { status, headers, body } = await callRest(app, "GET", `/events/${raw}`);
    expect(status).toBe(404);
    expect(body.success).toBe(false);
    expect(headers["x-request-id"]).toBeDefined();
  },
);

it("a draft doesn't exist: neither by id, nor for a view, nor for a click", async () => {
  const id = await storeEvent(db, { status: "draft", name: "canary" });
  const answers = [
    await callRest(app, "GET", `/events/${id}`),
    await callRest(app, "POST", `/events/${id}/view`),
    await callRest(app, "POST", `/events/${id}/click`),
    await queryTrpc(app, "events.get", { id }),
    await mutateTrpc(app, "events.recordView", { id }),
    await mutateTrpc(app, "events.recordClick", { id }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(answers.some(({ text }) => text.includes("canary"))).toBe(false);
  const counts = db.selectFrom("event_daily_counts").selectAll().where("event_id", "=", id);
  expect(await counts.execute()).toEqual([]);
});
