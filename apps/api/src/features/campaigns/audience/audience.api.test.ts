import type { SegmentChoices } from "@before-ten/contracts/campaigns/audience-output";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, queryTrpc } from "../../../testing/calls.ts";
import { madeKey } from "../../../testing/accounts/made-key.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000 });
const { token } = await signedInAs(deps, "admin");
const { token: userToken } = await signedInAs(deps, "user");

beforeEach(async () => {
  await db.deleteFrom("subscribers").execute();
  await storeSubscriber(db, {
    email: "ana@mail.example",
    tags: ["vinyl"],
    utmParams: { source: "tram" },
  });
  await storeSubscriber(db, { email: "eve@mail.example" });
  await storeSubscriber(db, { email: "gone@mail.example", status: "unsubscribed" });
});

const count = (payload: object, call: { token?: string } = { token }) =>
  callRest<{ count: number }>(app, "POST", "/newsletter/campaigns/audience/count", {
    ...call,
    payload,
  });

describe("counting", () => {
  it("is for admins and keys that may read", async () => {
    const everybody = { topic: "events", segment: {} };
    expect((await count(everybody, {})).status).toBe(401);
    expect((await count({ topic: "spam" })).status).toBe(400);
    expect((await count(everybody, { token: userToken })).status).toBe(403);
    const key = await madeKey(deps, { scopes: ["read"] });
    expect((await count(everybody, { token: key.secret })).body.data).toEqual({ count: 2 });
  });

  it("answers the same over both APIs", async () => {
    const input = { topic: "news", segment: { tags: ["vinyl"], sources: ["tram"] } };
    expect((await count(input)).body.data).toEqual({ count: 1 });
    const { body } = await queryTrpc(app, "campaignAudience.count", input, { token });
    expect(body.result?.data).toEqual({ count: 1 });
  });

  it.each([
    { subscribedFrom: "2026-02-30" },
    { tags: [] },
    { countries: ["FR"] },
    { preference: { name: "no name!", value: true } },
    { engagement: "often" },
    { onlyWithCountry: "yes" },
    { cities: [" "] },
    { cities: [] },
    { clickedTickets: ["x"] },
  ])("refuses %j", async (segment) => {
    expect((await count({ topic: "events", segment })).status).toBe(400);
  });

  it.each([
    ["the first day", { subscribedFrom: "0000-01-01" }],
    ["the last day", { subscribedUntil: "9999-12-31" }],
    ["signs in tags", { tags: ["a'--", "%", "\0", "\ud800"] }],
    ["signs in a preference", { preference: { name: "constructor", value: "\u0007" } }],
    ["signs in a city", { cities: ["'--", "%", "Leeds"] }],
    ["a party that there isn't", { clickedTickets: ["01980000-0000-7000-8000-000000000000"] }],
    ["a long source", { sources: ["", "x".repeat(200)] }],
  ])("takes %s as it is meant", async (_what, segment) => {
    expect((await count({ topic: "events", segment })).status).toBe(200);
  });
});

it("lists the values of active subscribers", async () => {
  const read = (search = "") =>
    callRest<SegmentChoices>(
      app,
      "GET",
      `/newsletter/campaigns/audience/choices?search=${search}`,
      { token },
    );
  expect((await read()).body.data).toEqual({
    sources: [
      { name: "", count: 1 },
      { name: "tram", count: 1 },
    ],
    tags: [{ name: "vinyl", count: 1 }],
    preferences: [],
    personalFields: [],
    cities: [],
    parties: [],
  });
  expect((await read("VIN")).body.data).toMatchObject({ sources: [], tags: [{ name: "vinyl" }] });
});
