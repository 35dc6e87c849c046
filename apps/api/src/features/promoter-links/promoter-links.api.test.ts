import { promoterLinkMessages as messages } from "@before-ten/contracts/promoter-links/messages";
import type { PromoterLink } from "@before-ten/contracts/promoter-links/output";
import { maxPromoterLinks } from "@before-ten/contracts/promoter-links/rules";
import { createDatabase } from "@before-ten/db/client";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { expect, it, onTestFinished } from "vitest";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { openTestApp, startTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin");

const path = (eventId: string) => `/admin/events/${eventId}/promoter-links`;

async function create(eventId: string, name: string) {
  return callRest<PromoterLink>(app, "POST", path(eventId), { payload: { name }, token });
}

async function list(eventId: string) {
  return (await callRest<PromoterLink[]>(app, "GET", path(eventId), { token })).body.data ?? [];
}

/** Where its short link leads. */
async function follow(link: PromoterLink | undefined): Promise<string> {
  const { pathname } = new URL(link?.url ?? "");
  const { statusCode, headers } = await app.inject({ method: "GET", url: pathname });
  expect(statusCode).toBe(302);
  expect(headers["cache-control"]).toBe("no-store");
  return headers.location ?? "";
}

it("leads to the event, and counts who comes through it", async () => {
  const event = await storeEvent(db);
  const other = await storeEvent(db);
  const created = await create(event, "  María & Co ");
  expect(created.status).toBe(201);
  const page = new URL(await follow(created.body.data), "https://club.example");
  expect(page.pathname).toBe(`/events/${event}`);
  expect(page.searchParams.get("utm_source")).toBe("promoter");
  const campaign = page.searchParams.get("utm_campaign") ?? "";
  expect(campaign).toMatch(/^maria-co\.[a-z2-9]{10}$/);

  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0";
  const visit = (name: string, id: string, agent = firefox) =>
    mutateTrpc(app, name, { id, campaign }, { headers: { "user-agent": agent } });
  await visit("events.recordView", event);
  await visit("events.recordView", event);
  await visit("events.recordView", event, "Googlebot/2.1");
  await visit("events.recordView", other);
  await visit("events.recordClick", event);
  await visit("events.recordClick", event);
  expect(await list(event)).toMatchObject([{ name: "María & Co", views: 2, clicks: 1 }]);
});

it("leads to the list of events if the event isn't public, and once it is deleted", async () => {
  const draft = await storeEvent(db, { status: "draft" });
  const { data: hidden } = (await create(draft, "Maria")).body;
  expect(await follow(hidden)).toBe("/events");
  const event = await storeEvent(db);
  const { data: link } = (await create(event, "Maria")).body;
  const { status } = await callRest(app, "DELETE", `/admin/promoter-links/${link?.id}`, { token });
  expect(status).toBe(200);
  expect(await follow(link)).toBe("/events");
  expect(await list(event)).toEqual([]);
});

it.each(["%27%20or%20true%20--", "%00", "k4x9p2mh7q"])("/t/%s leads to the list", async (code) => {
  const { statusCode, headers } = await app.inject({ method: "GET", url: `/t/${code}` });
  expect(statusCode).toBe(302);
  expect(headers.location).toBe("/events");
});

it("refuses a second link with a name, and more than there is room for", async () => {
  const event = await storeEvent(db);
  await create(event, "Maria");
  const second = await create(event, "maria");
  expect(second.status).toBe(409);
  expect(second.body.error).toBe(messages.nameTaken);
  for (let number = 1; number < maxPromoterLinks; number += 1) await create(event, `${number}`);
  const tooMany = await create(event, "one more");
  expect(tooMany.status).toBe(409);
  expect(tooMany.body.error).toBe(messages.tooMany);
  expect(await list(event)).toHaveLength(maxPromoterLinks);
});

it.each([
  ["", messages.nameRequired],
  ["a".repeat(61), messages.nameTooLong],
])("refuses the name %j", async (name, error) => {
  const { status, body } = await create(await storeEvent(db), name);
  expect(status).toBe(400);
  expect(body.error).toBe(error);
});

it("leads to the list while the database is away", async () => {
  const nowhere = createDatabase({ connectionString: "postgres://postgres@127.0.0.1:1/nowhere" });
  const { app: away } = await startTestApp(nowhere);
  onTestFinished(async () => {
    await away.close();
    await nowhere.destroy();
  });
  const { statusCode, headers } = await away.inject({ method: "GET", url: "/t/k4x9p2mh7q" });
  expect(statusCode).toBe(302);
  expect(headers.location).toBe("/events");
});
