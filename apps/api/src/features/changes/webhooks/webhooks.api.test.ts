import { webhookMessages as messages } from "@before-ten/contracts/webhooks/messages";
import type { CreatedWebhook, Delivery, Webhook } from "@before-ten/contracts/webhooks/output";
import { maxWebhooks } from "@before-ten/contracts/webhooks/rules";
import { beforeEach, expect, it } from "vitest";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { callRest } from "../../../testing/calls.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
beforeEach(() => db.deleteFrom("webhooks").execute());

const path = "/admin/webhooks";

const create = (payload: object) =>
  callRest<CreatedWebhook & { _id: string }>(app, "POST", path, { payload, token });

const shop = { url: "https://shop.club.example/hooks", kinds: ["post", "event"] };

it("shows the secret once, and is listed without it", async () => {
  const { status, body } = await create(shop);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ kinds: ["event", "post"], offReason: null, waiting: 0 });
  expect(body.data.secret).toMatch(/^whsec_[\w+/]{32}$/);
  const list = await callRest<Webhook[]>(app, "GET", path, { token });
  expect(list.body.data).toMatchObject([{ url: shop.url, createdBy: "Ana" }]);
  expect(list.text).not.toContain(body.data.secret);
  const history = await callRest(app, "GET", "/admin/history?kind=webhook", { token });
  expect(history.text).toContain(shop.url);
  expect(history.text).not.toContain(body.data.secret);
});

it("logs a test, and sends it again with the same id", async () => {
  const { _id: id } = (await create(shop)).body.data;
  const call = (method: "GET" | "POST", below: string) =>
    callRest<(Delivery & { _id: string })[]>(app, method, below, { token });
  expect((await call("POST", `${path}/${id}/test`)).body.message).toBe(messages.testQueued);
  const log = async () => (await call("GET", `${path}/${id}/deliveries`)).body.data;
  const [test] = await log();
  expect(test).toMatchObject({ type: "webhook.test", state: "waiting", tries: [] });
  await db.updateTable("webhook_deliveries").set({ next_try_at: null }).execute();
  expect(await log()).toMatchObject([{ state: "delivered" }]);
  await call("POST", `/admin/webhook-deliveries/${test?._id}/replay`);
  expect(await log()).toMatchObject([{ _id: test?._id, state: "waiting" }]);
});

it("is turned off and on, changed and deleted", async () => {
  const { _id: id } = (await create(shop)).body.data;
  const patch = (payload: object) =>
    callRest<Webhook>(app, "PATCH", `${path}/${id}`, { payload, token });
  expect((await patch({ isOn: false })).body.data.offReason).toBe("admin");
  expect((await patch({ kinds: ["album"] })).body.data).toMatchObject({
    kinds: ["album"],
    offReason: "admin",
  });
  expect((await patch({ isOn: true })).body.data.offReason).toBe(null);
  expect((await callRest(app, "DELETE", `${path}/${id}`, { token })).status).toBe(200);
  const gone = await patch({ isOn: true });
  expect(gone).toMatchObject({ status: 404, body: { error: messages.notFound } });
});

it("refuses more than there may be", async () => {
  for (let count = 0; count < maxWebhooks; count += 1) await create(shop);
  const { status, body } = await create(shop);
  expect([status, body.error]).toEqual([409, messages.tooMany]);
});

it.each([
  [{ ...shop, url: "http://shop.club.example/" }, messages.urlInvalid],
  [{ ...shop, url: "shop.club.example" }, messages.urlInvalid],
  [{ ...shop, kinds: [] }, messages.kindRequired],
])("refuses %j", async (payload, error) => {
  const { status, body } = await create(payload);
  expect([status, body.error]).toEqual([400, error]);
});
