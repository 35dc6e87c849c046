import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, expect, it } from "vitest";
import { type RestEvent, callRest } from "../../../testing/calls.ts";
import { madeKey } from "../../../testing/accounts/made-key.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ caches: true, rateLimitFactor: 1_000 });
beforeEach(async () => {
  clock.set("2026-12-05T15:00:00.000Z");
  await db.deleteFrom("events").execute();
});

const { token } = await signedInAs(deps, "admin");
const { token: userToken } = await signedInAs(deps, "user");
const notice = "Doors open 15 minutes late.";

const set = (id: string, payload: object = { notice }, caller: object = { token }) =>
  callRest<RestEvent>(app, "PUT", `/admin/events/${id}/day-notice`, { payload, ...caller });
const shown = async (id: string) =>
  (await callRest<RestEvent>(app, "GET", `/events/${id}`)).body.data.dayNotice;
const receiptsOf = async (id: string) =>
  (await callRest<object[]>(app, "GET", `/admin/events/${id}/receipts`, { token })).body.data;

it("is written by admins and keys that may write events", async () => {
  const id = await storeEvent(db);
  const { secret } = await madeKey(deps, { scopes: ["events:write"] });
  expect((await set(id, { notice }, { token: undefined })).status).toBe(401);
  expect((await set(id, { notice }, { token: userToken })).status).toBe(403);
  expect(await shown(id)).toBeNull();
  expect((await set(id, { notice }, { token: secret })).body.data.dayNotice).toBe(notice);
});

it("is on the event's page, in lists and partners' lists until the party is over", async () => {
  const id = await storeEvent(db);
  await set(id, { notice: ` ${notice}\n` });
  expect(await shown(id)).toBe(notice);
  const embed = async () => (await app.inject("/embed/events")).body;
  expect(await embed()).toContain(notice);
  clock.set("2026-12-05T21:59:59.000Z");
  expect(await shown(id)).toBe(notice);
  clock.set("2026-12-05T22:00:00.000Z");
  expect(await shown(id)).toBeNull();
  expect(await embed()).not.toContain(notice);
});

it("is removed by an empty one, by a new date, and not shown of a cancelled party", async () => {
  const id = await storeEvent(db);
  await set(id);
  await set(id, { notice: "" });
  expect(await shown(id)).toBeNull();
  await set(id);
  const path = `/admin/events/${id}/disruption`;
  const cancelled = { disruption: { kind: "cancelled", reason: "The roof leaks." } };
  await callRest(app, "PUT", path, { token, payload: cancelled });
  expect(await shown(id)).toBeNull();
  await callRest(app, "DELETE", path, { token });
  expect(await shown(id)).toBe(notice);
  const later = { startDate: "2026-12-12", endDate: "2026-12-12" };
  await callRest(app, "PUT", `/events/${id}`, { token, payload: later });
  expect(await shown(id)).toBeNull();
});

it("is refused for what isn't published, takes no place, is over or doesn't exist", async () => {
  const [draft, over] = [
    await storeEvent(db, { status: "draft" }),
    await storeEvent(db, { startDay: "2026-12-04" }),
  ];
  for (const id of [draft, over]) expect((await set(id)).status).toBe(409);
  expect((await set("x")).status).toBe(404);
  const long = await set(await storeEvent(db), { notice: "x".repeat(201) });
  expect(long.body.details).toEqual([
    { path: "notice", message: "A notice must be at most 200 characters" },
  ]);
});

it("leaves a receipt only if followers are told, and is in the history", async () => {
  const id = await storeEvent(db);
  await set(id);
  expect(await receiptsOf(id)).toEqual([]);
  const told = "Doors open 30 minutes late.";
  await set(id, { notice: told, tellFollowers: true });
  await set(id, { notice: told, tellFollowers: true });
  expect(await receiptsOf(id)).toMatchObject([{ kind: "day-notice", reason: told }]);
  const changes = await db
    .selectFrom("history")
    .select("after")
    .where("entity_id", "=", id)
    .execute();
  expect(JSON.stringify(changes)).toContain(told);
});
