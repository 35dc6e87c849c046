import type { HistoryChange } from "@before-ten/contracts/history/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();

it("is for admins", async () => {
  expect((await callRest(app, "GET", "/admin/history")).status).toBe(401);
  const user = await signedInAs(deps, "user");
  expect((await callRest(app, "GET", "/admin/history", user)).status).toBe(403);
});

it("shows editors what they may read, and owners' things to owners", async () => {
  const owner = await signedInAs(deps, "admin");
  const editor = await signedInAs(deps, "admin", { adminRole: "editor" });
  const id = await storeEvent(db, { price: { amount: "35", currency: "GBP" } });
  const payload = { ticketPrice: { amount: 40 } };
  await callRest(app, "PUT", `/events/${id}`, { token: owner.token, payload });
  const key = await callRest<{ id: string }>(app, "POST", "/admin/api-keys", {
    token: owner.token,
    payload: { name: "Shop", scopes: ["read"] },
  });
  const read = async (path: string, { token } = editor) =>
    callRest<HistoryChange[]>(app, "GET", `/admin/history${path}`, { token });

  const [price, ...others] = (await read("")).body.data;
  expect([price?.entity.id, others]).toEqual([id, []]);
  expect((await read("/export")).body.data).toEqual([price]);
  expect((await read("?kind=key")).body.data).toEqual([]);
  const [creation] = (await read(`?entityId=${key.body.data.id}`, owner)).body.data;
  expect(creation?.entity.kind).toBe("key");
  expect((await read(`/${creation?.id}`)).status).toBe(404);
  expect((await read("/security")).status).toBe(403);

  const restored = await callRest(app, "POST", `/admin/history/${price?.id}/restore`, {
    token: editor.token,
    payload: { side: "before" },
  });
  const { body } = await callRest(app, "GET", `/events/${id}`);
  expect([restored.status, body.data]).toMatchObject([200, { ticketPrice: { amount: 35 } }]);
});
