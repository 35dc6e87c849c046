import type { ReadPage, TicketPage } from "@before-ten/contracts/ticket-pages/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeTicketPage } from "@before-ten/db/testing/stored-ticket-page";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { fetcher, pages, serve } from "../../testing/strangers.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { nothingFound } from "./found-values.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
const { token } = await signedInAs(deps, "admin");
const { token: userToken } = await signedInAs(deps, "user");
beforeEach(() => db.deleteFrom("events").execute());

const missing = "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11";
const price = { field: "price", ours: "GBP 50.00", found: "GBP 40.00" };
const store = (page: Parameters<typeof storeTicketPage>[2] = {}) =>
  storeTicketPage(db, clock.now(), page);

const post = <Data = TicketPage>(path: string, payload: object = {}, caller: object = { token }) =>
  callRest<Data>(app, "POST", `/admin/ticket-pages${path}`, { payload, ...caller });
const list = async () =>
  (await callRest<TicketPage[]>(app, "GET", "/admin/ticket-pages", { token })).body.data;
const get = async (id: string) =>
  (await callRest<TicketPage>(app, "GET", `/admin/ticket-pages/${id}`, { token })).body.data;

const ticketPage = (fields: object = {}) =>
  `<title>Tickets</title><script type="application/ld+json">${JSON.stringify({
    "@type": "MusicEvent",
    name: "Sunday Disco",
    startDate: "2026-12-05T16:00:00Z",
    offers: { price: 40, priceCurrency: "GBP", availability: "https://schema.org/InStock" },
    ...fields,
  })}</script>`;

/** Serves a page on this machine, which only this test's server may request. */
async function publish(body: string, status = 200) {
  const { port, url } = await serve(pages({ "/party": { body, status } }));
  deps.pages = fetcher({ loopbackPort: port });
  return `${url}/party`;
}

it("is for signed-in admins alone", async () => {
  const id = await store();
  const { secret } = await madeKey(deps, { scopes: ["read", "events:write"] });
  for (const path of ["/read", `/${id}/check`, `/${id}/take-over`, `/${id}/ignore`]) {
    const sent = { url: "https://tickets.example", ...price };
    expect((await post(path, sent, {})).status).toBe(401);
    expect((await post(path, sent, { token: userToken })).status).toBe(403);
    expect((await post(path, sent, { token: secret })).status).toBe(403);
  }
});

it.each([missing, "x"])("of an event that doesn't exist, %s, is a 404", async (id) => {
  const notFound = { status: 404, body: { error: "Event not found" } };
  expect(await callRest(app, "GET", `/admin/ticket-pages/${id}`, { token })).toMatchObject(
    notFound,
  );
  expect(await post(`/${id}/check`)).toMatchObject(notFound);
  expect(await post(`/${id}/take-over`, price)).toMatchObject(notFound);
  expect(await post(`/${id}/ignore`, price)).toMatchObject(notFound);
});

describe("a pasted link", () => {
  it.each([undefined, "", "tickets", "ftp://tickets.club", "javascript:alert(1)", 7])(
    "must be one: %j",
    async (url) => {
      const { status, body } = await post("/read", { url });
      expect([status, body.details?.[0]?.path]).toEqual([400, "url"]);
    },
  );

  it("is read over both APIs, in the venue's time", async () => {
    const url = await publish(ticketPage());
    const read = {
      outcome: "read",
      httpStatus: 200,
      found: {
        name: "Sunday Disco",
        startDate: "2026-12-06",
        startTime: "03:00",
        endDate: null,
        endTime: null,
        place: null,
        price: { amount: 40, currency: "GBP" },
        availability: "on-sale",
        disruption: null,
        unread: [],
      },
    };
    const sent = { url, timeZone: "Australia/Sydney" };
    expect((await post<ReadPage>("/read", sent)).body.data).toEqual(read);
    const trpc = await mutateTrpc(app, "ticketPages.read", sent, { token });
    expect(trpc.body.result?.data).toEqual(read);
  });

  it.each([
    ["https://tickets.example/x", "not-public"],
    ["http://localhost/", "not-public"],
    ["http://127.0.0.1/", "not-public"],
    ["http://[::ffff:127.0.0.1]/", "not-public"],
    ["http://169.254.169.254/latest/meta-data/", "not-public"],
    // The test's resolver knows no names.
    ["https://tickets.club/", "not-public"],
  ])("to %s can't be read: %s", async (url, outcome) => {
    const { status, body } = await post<ReadPage>("/read", { url });
    expect([status, body.data.outcome, body.data.found.name]).toEqual([200, outcome, null]);
  });

  it.each([
    [404, "gone"],
    [410, "gone"],
    [403, "turned-away"],
    [429, "turned-away"],
    [500, "unreachable"],
  ])("that answers %i is %s", async (status, outcome) => {
    const { body } = await post<ReadPage>("/read", { url: await publish("", status) });
    expect(body.data).toMatchObject({ outcome, httpStatus: status });
  });

  it.each(["<p>Welcome", '<script type="application/ld+json">{broken</script>'])(
    "to a page that tells of no event finds none: %s",
    async (html) => {
      const { body } = await post<ReadPage>("/read", { url: await publish(html) });
      expect(body.data.outcome).toBe("no-event");
    },
  );
});

describe("an event's ticket page", () => {
  it("is not looked at before its time", async () => {
    const id = await storeEvent(db);
    expect(await get(id)).toMatchObject({
      id,
      _id: id,
      result: "not-looked-at",
      outcome: null,
      checkedAt: null,
      isWatched: true,
      findings: [],
    });
    expect(await list()).toEqual([]);
  });

  it("is looked at when an admin asks, and compared", async () => {
    const redirectUrl = await publish(ticketPage({ name: "Sunday Disco, London" }));
    const id = await storeEvent(db, { redirectUrl, price: { amount: "40", currency: "GBP" } });
    const { body } = await post(`/${id}/check`);
    expect(body.data).toMatchObject({
      result: "agrees",
      outcome: "read",
      httpStatus: 200,
      checkedAt: clock.now().toISOString(),
      findings: [],
    });
    expect(await list()).toEqual([]);
  });

  it("that differs is listed with both values", async () => {
    const redirectUrl = await publish(
      ticketPage({
        startDate: "2026-12-05T17:00:00Z",
        offers: { price: 40, availability: "SoldOut" },
      }),
    );
    const id = await storeEvent(db, { redirectUrl });
    await post(`/${id}/check`);
    const trpc = await queryTrpc<TicketPage[]>(app, "ticketPages.list", undefined, { token });
    expect(trpc.body.result?.data).toMatchObject([
      {
        id,
        eventName: "Sunday Disco",
        result: "differs",
        findings: [
          { field: "date", ours: "2026-12-05 16:00", found: "2026-12-05 17:00", canTakeOver: true },
          { ...price, canTakeOver: true },
          { field: "availability", ours: "on-sale", found: "sold-out", canTakeOver: true },
        ],
      },
    ]);
  });

  it("whose page tells nothing isn't listed", async () => {
    const id = await store({ outcome: "no-event" });
    expect(await get(id)).toMatchObject({ result: "cant-tell", outcome: "no-event", findings: [] });
    expect(await list()).toEqual([]);
  });

  it("whose price can't be read says so, and offers no price", async () => {
    const offers = { price: "45.000", priceCurrency: "GBP" };
    const id = await storeEvent(db, { redirectUrl: await publish(ticketPage({ offers })) });
    const { body } = await post(`/${id}/check`);
    expect(body.data).toMatchObject({ result: "cant-tell", unread: ["price"], findings: [] });
  });

  it("that the previous release looked at has nothing unread", async () => {
    const id = await store();
    const found = JSON.stringify({ ...nothingFound, unread: undefined });
    await db.updateTable("ticket_page_checks").set({ found }).execute();
    expect((await get(id)).unread).toEqual([]);
  });

  it("that is gone is listed", async () => {
    const id = await store({ outcome: "gone" });
    const finding = { field: "link", found: "gone", canTakeOver: false };
    expect(await list()).toMatchObject([{ id, result: "unreachable", findings: [finding] }]);
  });

  it("is no longer known when the event gets another link, or is over", async () => {
    const [id, ended] = [await store(), await store()];
    expect(await list()).toHaveLength(2);
    await mutateTrpc(app, "events.update", { id, redirectUrl: "https://a.example" }, { token });
    expect(await get(id)).toMatchObject({ result: "not-looked-at", findings: [] });
    await mutateTrpc(app, "events.setStatus", { id: ended, status: "completed" }, { token });
    expect((await get(ended)).isWatched).toBe(false);
    expect(await list()).toEqual([]);
  });

  it("without a web link can't be looked at", async () => {
    const id = await storeEvent(db, { redirectUrl: "javascript:alert(1)" });
    expect(await post(`/${id}/check`)).toMatchObject({ status: 409 });
    expect(await get(id)).toMatchObject({ redirectUrl: null, isWatched: false });
  });
});
