import { beforeEach, describe, expect, it } from "vitest";
import { type RestEvent, callRest, mutateTrpc } from "../../testing/calls.ts";
import { eventFields, eventJson, multipart } from "../../testing/event-forms.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, clock, deps } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("events").execute();
});

const { token } = await signedInAs(deps, "admin");
const { token: userToken } = await signedInAs(deps, "user");

const create = (payload: object) => callRest<RestEvent>(app, "POST", "/events", { token, payload });
const createForm = (fields: Parameters<typeof multipart>[0]) =>
  callRest<RestEvent>(app, "POST", "/events", { token, ...multipart(fields) });
const update = (id: string, payload: object) =>
  callRest<RestEvent>(app, "PUT", `/events/${id}`, { token, payload });
const stored = () => db.selectFrom("events").selectAll().execute();

const created = {
  eventName: "Sunday Disco",
  description: "Six hours of floor-fillers.",
  location: {
    formatted: "The Corn Exchange, London",
    coordinates: [-0.08, 51.52],
    city: "London",
  },
  country: "UK",
  startDate: "2026-12-05T00:00:00.000Z",
  endDate: "2026-12-05T00:00:00.000Z",
  startTime: "16:00",
  endTime: "22:00",
  startsAt: "2026-12-05T16:00:00.000Z",
  endsAt: "2026-12-05T22:00:00.000Z",
  timeZone: "Europe/London",
  timeZoneAbbreviation: "GMT",
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
  ticketPrice: { amount: 35.5, currency: "GBP" },
  priceSteps: [],
  promotion: null,
  dayNotice: null,
  redirectUrl: "https://tickets.example/before-ten",
  capacity: null,
  unlimitedCapacity: false,
  registrations: 0,
  availability: "on-sale",
  availabilitySetting: null,
  onSaleFrom: null,
  disruption: null,
  sequence: 0,
  version: 1,
  series: null,
  featured: false,
  publishAt: null,
  takeDownAt: null,
  status: "active",
  createdAt: "2026-12-04T12:00:00.000Z",
};

describe("permission is checked first", () => {
  const missing = "/events/01980000-0000-7000-8000-000000000000";

  it.each([
    ["POST", "/events"],
    ["PUT", missing],
    ["PATCH", `/admin${missing}/status`],
  ] as const)("%s %s: 401, 403, 400, and only then 404", async (method, path) => {
    const wrong = { payload: { eventName: 5, status: "gone" } };
    expect((await callRest(app, method, path, wrong)).status).toBe(401);
    expect((await callRest(app, method, path, { ...wrong, token: userToken })).status).toBe(403);
    expect((await callRest(app, method, path, { ...wrong, token })).status).toBe(400);
    const right = await callRest(app, method, path, {
      payload: { ...eventJson, status: "draft" },
      token,
    });
    expect(right.status).toBe(method === "POST" ? 201 : 404);
  });

  it("also of a form", async () => {
    const form = multipart({ eventName: "x" });
    expect((await callRest(app, "POST", "/events", form)).status).toBe(401);
    const user = await callRest(app, "POST", "/events", { ...form, token: userToken });
    expect(user.status).toBe(403);
    expect((await createForm({ eventName: "x" })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe("creating an event", () => {
  it("as JSON answers 201 with it, and it is public", async () => {
    const { status, body } = await create(eventJson);
    expect(status).toBe(201);
    expect(body.data).toEqual({ _id: body.data.id, id: body.data.id, ...created });
    const shown = await callRest(app, "GET", `/events/${body.data.id}`);
    expect(shown.body.data).toEqual(body.data);
  });

  it("as the specified form does the same", async () => {
    const { status, body } = await createForm(eventFields);
    expect(status).toBe(201);
    expect(body.data).toMatchObject(created);
  });

  it("takes parts of a form that are declared as JSON, and refuses those that aren't", async () => {
    const others = Object.entries(eventFields)
      .filter(([name]) => name !== "location")
      .map(([name, value]) => ({ name, value }));
    const send = (value: string) =>
      createForm([...others, { name: "location", type: "application/json", value }]);
    const answer = await send(JSON.stringify(eventJson.location));
    expect(answer.status).toBe(201);
    expect(answer.body.data?.location).toMatchObject(eventJson.location);
    const refused = await send("{");
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatch(/JSON/);
  });

  it("over tRPC does the same", async () => {
    const { status, body } = await mutateTrpc(app, "events.create", eventJson, { token });
    expect(status).toBe(200);
    expect(body.result?.data).toMatchObject(created);
  });

  it("over tRPC as a form does the same", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(eventFields)) form.set(name, value);
    const url = await app.listen({ port: 0 });
    const response = await fetch(`${url}/trpc/events.create`, {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toEqual({ result: { data: expect.objectContaining(created) } });
  });

  it.each([
    "2026-12-05",
    "2026-12-05T00:00:00.000Z",
    "2026-12-05T12:00:00.000Z",
    "2026-12-05T23:59:59Z",
  ])("on %s is on that UTC day", async (day) => {
    const { body } = await create({ ...eventJson, startDate: day, endDate: day });
    expect(body.data).toMatchObject({
      startDate: "2026-12-05T00:00:00.000Z",
      endDate: "2026-12-05T00:00:00.000Z",
      startsAt: "2026-12-05T16:00:00.000Z",
    });
  });

  it("takes the fields of the folded part from a form", async () => {
    const { body } = await createForm({
      ...eventFields,
      capacity: "120",
      registrations: "7",
      featured: "true",
      musicGenres: '["House"," Disco ","House",""]',
      status: "draft",
    });
    expect(body.data).toMatchObject({
      capacity: 120,
      registrations: 7,
      featured: true,
      musicGenres: ["House", "Disco"],
      status: "draft",
    });
  });

  it("in the past is possible, so that the gallery can be filled", async () => {
    const past = { startDate: "2020-02-29", endDate: "2020-02-29" };
    expect((await create({ ...eventJson, ...past })).status).toBe(201);
  });

  it("reads CRLF as LF, and keeps scripts as text", async () => {
    const { body } = await createForm({
      ...eventFields,
      eventName: " <script>alert(1)</script>\r\nDisco ",
      description: "First line\r\nsecond\rthird\0 <b>line</b>",
    });
    expect(body.data).toMatchObject({
      eventName: "<script>alert(1)</script> Disco",
      description: "First line\nsecond\nthird <b>line</b>",
    });
  });

  it("stores nothing it doesn't know", async () => {
    const forged = {
      id: "01980000-0000-7000-8000-000000000000",
      _id: "01980000-0000-7000-8000-000000000001",
      views: 1_000,
      clicks: 1_000,
      createdAt: "2020-01-01T00:00:00Z",
      startsAt: "2020-01-01T00:00:00Z",
      search_text: "x",
      poster: { url: "https://evil.example/x.png" },
      constructor: "x",
    };
    const { status, body } = await create({ ...eventJson, ...forged });
    expect(status).toBe(201);
    expect(body.data).toMatchObject(created);
    expect([forged.id, forged._id]).not.toContain(body.data.id);
    const form = await createForm([
      ...Object.entries(eventFields).map(([name, value]) => ({ name, value })),
      { name: "views", value: "9" },
      { name: "id", value: forged.id },
    ]);
    expect(form.body.data.id).not.toBe(forged.id);
    expect(await db.selectFrom("event_daily_counts").selectAll().execute()).toEqual([]);
  });

  it.each(["__proto__", "constructor", "toString"])("refuses a form's field %s", async (name) => {
    const fields = Object.entries(eventFields).map(([each, value]) => ({ name: each, value }));
    expect((await createForm([...fields, { name, value: "x" }])).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it("refuses JSON with a prototype in it", async () => {
    const payload = `{"__proto__":{"status":"draft"},${JSON.stringify(eventJson).slice(1)}`;
    const headers = { "content-type": "application/json" };
    const json = await callRest(app, "POST", "/events", { token, payload, headers });
    expect(json.status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe("changing an event", () => {
  it("keeps what isn't sent", async () => {
    const full = { capacity: 120, registrations: 7, featured: true, musicGenres: ["House"] };
    const { body } = await create({ ...eventJson, ...full, status: "published" });
    const before = await stored();
    clock.advance(60_000);
    const unchanged = await update(body.data.id, {});
    expect(unchanged.status).toBe(200);
    expect(unchanged.body.data).toEqual(body.data);
    expect(await stored()).toEqual(before.map((row) => ({ ...row, updated_at: clock.now() })));

    const form = multipart({ eventName: "Monday Disco" });
    const renamed = await callRest(app, "PUT", `/events/${body.data.id}`, { token, ...form });
    expect(renamed.body.data).toEqual({ ...body.data, eventName: "Monday Disco", version: 2 });
  });

  it("by the specified form, with noon for midnight, changes no day", async () => {
    const { body } = await create(eventJson);
    const { status: _, ...fields } = eventFields;
    const noon = { startDate: "2026-12-05T12:00:00.000Z", endDate: "2026-12-05T12:00:00.000Z" };
    const form = multipart({ ...fields, ...noon });
    const same = await callRest(app, "PUT", `/events/${body.data.id}`, { token, ...form });
    expect(same.body.data).toEqual(body.data);
  });

  it("takes the limit of places away", async () => {
    const { body } = await create({ ...eventJson, capacity: 5 });
    const form = multipart({ capacity: "" });
    await callRest(app, "PUT", `/events/${body.data.id}`, { token, ...form });
    expect((await stored())[0]?.capacity).toBeNull();
  });

  it("refuses an end before the start, also against the stored day", async () => {
    const { body } = await create(eventJson);
    const message = "End date must be on or after start date";
    for (const days of [{ endDate: "2026-12-04" }, { startDate: "2026-12-06" }]) {
      const { status, body: answer } = await update(body.data.id, days);
      expect(status).toBe(400);
      expect(answer.details).toEqual([{ path: "endDate", message }]);
    }
    const both = { startDate: "2026-12-06", endDate: "2026-12-07" };
    expect((await update(body.data.id, both)).body.data).toMatchObject({
      startDate: "2026-12-06T00:00:00.000Z",
      startsAt: "2026-12-06T16:00:00.000Z",
    });
  });

  it("can't move it to another id", async () => {
    const one = await create(eventJson);
    const other = await create(eventJson);
    const id = other.body.data.id;
    const forged = { id, eventName: "Moved" };
    expect((await update(one.body.data.id, forged)).body.data.id).toBe(one.body.data.id);
    const form = multipart(forged);
    const byForm = await callRest<RestEvent>(app, "PUT", `/events/${one.body.data.id}`, {
      token,
      ...form,
    });
    expect(byForm.body.data.id).toBe(one.body.data.id);
    expect((await stored()).find((row) => row.id === id)?.event_name).toBe("Sunday Disco");
  });
});
