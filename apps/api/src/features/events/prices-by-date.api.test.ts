import { storeTicketPage } from "@before-ten/db/testing/stored-ticket-page";
import { beforeEach, describe, expect, it } from "vitest";
import { type RestEvent, callRest, mutateTrpc } from "../../testing/calls.ts";
import { eventFields, eventJson, multipart } from "../../testing/event-forms.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ caches: true, rateLimitFactor: 1_000 });
const { token } = await signedInAs(deps, "admin");

beforeEach(async () => {
  clock.set("2026-12-01T12:00:00.000Z");
  await db.deleteFrom("events").execute();
  await db.deleteFrom("event_series").execute();
});

/** The party is on Saturday 5 December, in London. */
const friday = "2026-12-04T23:59:00.000Z";
const prices = [
  { amount: "40", until: "2026-12-02T18:00" },
  { amount: 50, until: friday },
  { amount: "60.00", until: null },
];
const party = {
  ...eventJson,
  startDate: "2026-12-05",
  endDate: "2026-12-05",
  country: "UK",
  ticketPrice: { amount: 1, currency: "GBP" },
  priceSteps: prices,
};
const create = (fields: object = {}) =>
  callRest<RestEvent>(app, "POST", "/events", { token, payload: { ...party, ...fields } });
const createdId = async (fields: object = {}) => (await create(fields)).body.data.id;
const update = (id: string, payload: object) =>
  callRest<RestEvent>(app, "PUT", `/events/${id}`, { token, payload });
const shown = async (id: string) => {
  const { data } = (await callRest<RestEvent>(app, "GET", `/events/${id}`)).body;
  return [data.ticketPrice.amount, data.priceSteps.map(({ amount }) => amount)];
};

describe("prices by date", () => {
  it("are due one after the other, without a change and from the cache too", async () => {
    const id = await createdId();
    expect((await create()).body.data.priceSteps).toEqual([
      { amount: 40, until: "2026-12-02T18:00:00.000Z" },
      { amount: 50, until: friday },
      { amount: 60, until: null },
    ]);
    expect(await shown(id)).toEqual([40, [40, 50, 60]]);
    clock.set("2026-12-02T17:59:59.000Z");
    expect(await shown(id)).toEqual([40, [40, 50, 60]]);
    clock.set("2026-12-02T18:00:00.000Z");
    expect(await shown(id)).toEqual([50, [50, 60]]);
    clock.set(friday);
    expect(await shown(id)).toEqual([60, []]);
  });

  it("come as JSON text in a form", async () => {
    const { priceSteps, ...fields } = { ...eventFields, priceSteps: JSON.stringify(prices) };
    const form = multipart({
      ...fields,
      startDate: "2026-12-05",
      endDate: "2026-12-05",
      priceSteps,
    });
    const { body } = await callRest<RestEvent>(app, "POST", "/events", { token, ...form });
    expect(body.data.ticketPrice.amount).toBe(40);
  });

  it("stand in feeds and embeds", async () => {
    await create();
    const text = async (path: string) => (await app.inject(path)).body;
    const later = "until Wednesday 2 December, 6:00 PM GMT, then GBP £50 until Friday 4 December";
    expect(await text("/events.rss")).toContain(`GBP £40 per person ${later}`);
    expect(await text("/embed/events")).toContain(`GBP £40 ${later}`);
    clock.set("2026-12-02T18:00:00.000Z");
    const last = "until Friday 4 December, 11:59 PM GMT, then GBP £60";
    expect(await text("/events.rss")).toContain(`GBP £50 per person ${last}`);
    expect(await text("/embed/events")).toContain(`GBP £50 ${last}`);
  });

  it.each([
    ["priceSteps.0.until", [{ amount: 5, until: friday }], "The last price can't have an end"],
    [
      "priceSteps.0.until",
      [{ amount: 5 }, { amount: 6, until: null }],
      "Please say when this price ends",
    ],
    [
      "priceSteps.1.until",
      [{ amount: 5, until: friday }, { amount: 6, until: friday }, prices[2]],
      "This price must end after the one before it",
    ],
    [
      "priceSteps.1.until",
      [{ amount: 5, until: friday }, { amount: 6, until: "2026-12-04T20:00" }, prices[2]],
      "This price must end after the one before it",
    ],
    [
      "priceSteps.0.amount",
      [{ amount: "cheap", until: friday }, prices[2]],
      "Please enter a valid price (e.g., 50.00)",
    ],
    [
      "priceSteps.0.until",
      [{ amount: 5, until: "soon" }, prices[2]],
      "Please enter a valid day and time",
    ],
    [
      "priceSteps.0.until",
      [{ amount: 5, until: "2027-12-04T23:59" }, prices[2]],
      "A price by date must end before the party does",
    ],
    [
      "priceSteps",
      Array.from({ length: 7 }, () => prices[2]),
      "An event may have at most 6 prices",
    ],
  ])("are refused at %s: %j", async (path, priceSteps, message) => {
    const id = await createdId();
    const answers = [await create({ priceSteps }), await update(id, { priceSteps })];
    for (const { status, body } of answers) {
      expect([status, body.details]).toMatchObject([400, [{ path, message }]]);
    }
  });

  it("stay if a client sends back the price it was given, and a new one changes what is due", async () => {
    const id = await createdId();
    await update(id, { ticketPrice: { amount: 40, currency: "GBP" } });
    expect(await shown(id)).toEqual([40, [40, 50, 60]]);
    await update(id, { ticketPrice: "42" });
    expect(await shown(id)).toEqual([42, [42, 50, 60]]);
    clock.set(friday);
    await update(id, { ticketPrice: 65 });
    expect(await shown(id)).toEqual([65, []]);
  });

  it("end with an empty list, which leaves the last price or the sent one", async () => {
    const id = await createdId();
    await update(id, { priceSteps: [] });
    expect(await shown(id)).toEqual([60, []]);
    await update(id, { priceSteps: prices });
    await update(id, { priceSteps: [], ticketPrice: "55" });
    expect(await shown(id)).toEqual([55, []]);
  });

  it("keep their instants when the party moves, and their days before a copy", async () => {
    const id = await createdId();
    await update(id, { startDate: "2026-12-12", endDate: "2026-12-12" });
    const copies = await mutateTrpc<RestEvent[]>(
      app,
      "events.duplicate",
      { id, startDate: "2026-12-19" },
      { token },
    );
    const untils = ({ priceSteps }: RestEvent) => priceSteps.map(({ until }) => until);
    expect(untils((await update(id, {})).body.data)).toEqual([
      "2026-12-02T18:00:00.000Z",
      friday,
      null,
    ]);
    expect(copies.body.result?.data.map(untils)).toEqual([
      ["2026-12-09T18:00:00.000Z", "2026-12-11T23:59:00.000Z", null],
    ]);
  });

  it("are restored from the history", async () => {
    const id = await createdId();
    await update(id, { priceSteps: [], ticketPrice: "55" });
    const changes = await callRest<{ id: string; changes: { label: string }[] }[]>(
      app,
      "GET",
      `/admin/history?entityId=${id}`,
      { token },
    );
    const [last, first] = changes.body.data;
    expect(last?.changes.map(({ label }) => label)).toEqual(["Prices by date", "Ticket price"]);
    await callRest(app, "POST", `/admin/history/${first?.id}/restore`, { token });
    expect(await shown(id)).toEqual([40, [40, 50, 60]]);
  });
});

it("a series' dates have the prices as many days before", async () => {
  const payload = { ...party, dates: ["2026-12-05", "2026-12-12"] };
  const { body } = await callRest<{ id: string; events: RestEvent[] }>(app, "POST", "/series", {
    token,
    payload,
  });
  const { id, events } = body.data;
  const ends = (list: RestEvent[]) => list.map(({ priceSteps }) => priceSteps[0]?.until);
  expect(ends(events)).toEqual(["2026-12-02T18:00:00.000Z", "2026-12-09T18:00:00.000Z"]);
  const changed = await callRest<{ events: RestEvent[] }>(app, "PUT", `/series/${id}`, {
    token,
    payload: {
      eventId: events[0]?.id,
      scope: "all",
      priceSteps: [{ amount: 30, until: "2026-12-03T12:00" }, prices[2]],
    },
  });
  expect(ends(changed.body.data.events)).toEqual([
    "2026-12-03T12:00:00.000Z",
    "2026-12-10T12:00:00.000Z",
  ]);
});

it("the ticket watch compares with the price that is due, and changes that one", async () => {
  const eventId = await createdId();
  const price = { amount: 50, currency: "GBP" };
  await storeTicketPage(db, clock.now(), { eventId, found: { price } });
  const finding = { field: "price", ours: "GBP 40.00", found: "GBP 50.00" };
  const list = async () =>
    (await callRest<{ findings: object[] }[]>(app, "GET", "/admin/ticket-pages", { token })).body
      .data;
  expect(await list()).toMatchObject([{ findings: [finding] }]);
  clock.set("2026-12-02T18:00:00.000Z");
  expect(await list()).toEqual([]);
  clock.set("2026-12-01T12:00:00.000Z");
  await mutateTrpc(app, "ticketPages.takeOver", { id: eventId, ...finding }, { token });
  expect(await shown(eventId)).toEqual([50, [50, 50, 60]]);
});
