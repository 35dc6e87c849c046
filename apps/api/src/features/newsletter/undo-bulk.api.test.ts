import type { SubscriberStatus } from "@before-ten/contracts/newsletter/rules";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { beforeEach, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
const visitor = await signedInAs(deps, "user");

beforeEach(async () => {
  await db.deleteFrom("all_subscribers").execute();
});

interface Done {
  modified: number;
  undoId: string;
}

const store = (name: string, status: SubscriberStatus, tags: string[] = []) =>
  storeSubscriber(db, { email: `${name}@mail.example`, status, tags });

async function bulk(subscriberIds: string[], data: object) {
  const payload = { action: "bulk", subscriberIds, data };
  const path = "/admin/newsletter/subscribers/bulk";
  const { status, body } = await callRest<Done>(app, "POST", path, { token, payload });
  expect(status).toBe(200);
  return body.data;
}

async function undo(undoId: string) {
  const path = "/admin/newsletter/subscribers/bulk/undo";
  const { status, body } = await callRest<{ modified: number }>(app, "POST", path, {
    token,
    payload: { undoId },
  });
  return status === 200 ? body.data.modified : body.error;
}

const stored = () =>
  db.selectFrom("subscribers").select(["email", "status", "tags"]).orderBy("email").execute();

it("is a 401 for visitors and a 403 for others", async () => {
  const call = (caller: object) => mutateTrpc(app, "newsletter.undoBulk", {}, caller);
  expect((await call({})).status).toBe(401);
  expect((await call({ token: visitor.token })).status).toBe(403);
});

it("gives each subscriber the status back that they had, once", async () => {
  const ids = [
    await store("ana", "pending"),
    await store("ben", "bounced"),
    await store("cy", "active"),
  ];
  const before = await stored();
  const { modified, undoId } = await bulk(ids, { operation: "updateStatus", status: "active" });
  expect(modified).toBe(2);
  expect(await undo(undoId)).toBe(2);
  expect(await stored()).toEqual(before);
  expect(await undo(undoId)).toBe(trashMessages.undoTooLate);
});

it("leaves subscribers who left or came back meanwhile as they are", async () => {
  const ids = [await store("ana", "pending"), await store("ben", "pending")];
  const { undoId } = await bulk(ids, { operation: "updateStatus", status: "active" });
  await callRest(app, "GET", "/contact/newsletter/unsubscribe?email=ana@mail.example");
  expect(await undo(undoId)).toBe(1);
  expect((await stored()).map(({ status }) => status)).toEqual(["unsubscribed", "pending"]);
});

it("a subscriber who unsubscribed on their own still has after a mistake was undone", async () => {
  const id = await store("ana", "active");
  await callRest(app, "GET", "/contact/newsletter/unsubscribe?email=ana@mail.example");
  clock.advance(1_000);
  const { undoId } = await bulk([id], { operation: "updateStatus", status: "active" });
  clock.advance(1_000);
  await undo(undoId);
  const path = `/admin/newsletter/subscribers/${id}`;
  const { body } = await callRest<{ leftBy: string; status: string }>(app, "GET", path, { token });
  expect([body.data.status, body.data.leftBy]).toEqual(["unsubscribed", "subscriber"]);
});

it("takes away the tags that it added, and no other", async () => {
  const ids = [await store("ana", "active", ["vip"]), await store("ben", "active", ["old"])];
  const before = await stored();
  const { modified, undoId } = await bulk(ids, { operation: "addTags", tags: ["vip", "new"] });
  expect(modified).toBe(2);
  await db
    .updateTable("subscribers")
    .set({ tags: ["vip", "new", "own"] })
    .where("id", "=", ids[0] ?? "")
    .execute();
  expect(await undo(undoId)).toBe(2);
  expect(await stored()).toEqual([{ ...before[0], tags: ["vip", "own"] }, before[1]]);
});

it("restores the deleted ones", async () => {
  const ids = [await store("ana", "active"), await store("ben", "unsubscribed")];
  const before = await stored();
  const { modified, undoId } = await bulk(ids, { operation: "delete" });
  expect(modified).toBe(2);
  expect(await stored()).toEqual([]);
  expect(await undo(undoId)).toBe(2);
  expect(await stored()).toEqual(before);
});
