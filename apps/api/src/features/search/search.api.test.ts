import { insertContactMessage } from "@before-ten/db/queries/contact/contact-messages";
import type { Found } from "@before-ten/contracts/search/output";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePage } from "@before-ten/db/testing/stored-page";
import { storePost } from "@before-ten/db/testing/stored-post";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { beforeAll, expect, it } from "vitest";
import { callRest, queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
const find = async (search: string) =>
  (await queryTrpc<Found>(app, "search.everything", { search }, { token })).body.result?.data;

beforeAll(async () => {
  await storeEvent(db, { name: "Zanzibar Nights", description: "Of mangoes" });
  await db.updateTable("events").set({ end_date: "2026-12-06" }).execute();
  await storePost(db, { title: "What Zanzibar taught us", author: "Ana", status: "draft" });
  await storePage(db, { title: "Zanzibar rules", slug: "rules", status: "draft" });
  await storeCampaign(db, { subject: "From Zanzibar with love" });
  await storeSubscriber(db, { email: "ben@zanzibar.example" });
  await insertContactMessage(db, {
    name: "Cleo",
    email: "cleo@mail.example",
    subject: "Your night in Zanzibar",
    message: "When?",
    type: "general",
    at: clock.now(),
  });
});

it("finds every kind by part of a word, in any script", async () => {
  expect(await find("ÁNZIB")).toMatchObject({
    events: [{ eventName: "Zanzibar Nights", startDate: "2026-12-05", endDate: "2026-12-06" }],
    posts: [{ title: "What Zanzibar taught us", status: "draft" }],
    pages: [{ title: "Zanzibar rules", status: "draft", slug: "rules" }],
    campaigns: [{ subject: "From Zanzibar with love" }],
    subscribers: [{ email: "ben@zanzibar.example" }],
    messages: [{ name: "Cleo", subject: "Your night in Zanzibar" }],
  });
});

it("needs every word, and finds no sign as a pattern", async () => {
  const { events, posts } = (await find("nights zanz")) ?? {};
  expect([events?.length, posts?.length]).toEqual([1, 0]);
  expect(await find("z%nzibar")).toMatchObject({ events: [], messages: [] });
});

it("finds at most five of each, also by words of two letters, and old ones", async () => {
  const old = await storeEvent(db, { name: "Quokka" });
  for (let count = 0; count < 8; count += 1) await storeEvent(db, { name: `Xylophone ${count}` });
  expect((await find("xy"))?.events.map(({ eventName }) => eventName)).toEqual(
    [7, 6, 5, 4, 3].map((count) => `Xylophone ${count}`),
  );
  expect((await find("uokk"))?.events.map(({ id }) => id)).toEqual([old]);
});

it("finds nothing in the trash", async () => {
  const id = await storeEvent(db, { name: "Vanishing act" });
  expect((await find("vanish"))?.events).toHaveLength(1);
  await callRest(app, "DELETE", `/events/${id}`, { token });
  expect((await find("vanish"))?.events).toEqual([]);
});
