import type { CannedAnswer } from "@before-ten/contracts/contact/output";
import { beforeEach, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();

const { token } = await signedInAs(deps, "admin");
const user = await signedInAs(deps, "user");
const unknownId = "01990000-0000-7000-8000-000000000000";

beforeEach(async () => {
  await db.deleteFrom("all_canned_answers").execute();
});

async function create(title: string, text = "Hello {name}, of course.") {
  const { status, body } = await mutateTrpc<CannedAnswer>(
    app,
    "cannedAnswers.create",
    { title, text },
    { token },
  );
  return { status, id: body.result?.data.id ?? "" };
}

it("answers only admins", async () => {
  expect((await queryTrpc(app, "cannedAnswers.list")).status).toBe(401);
  const { status } = await queryTrpc(app, "cannedAnswers.list", undefined, { token: user.token });
  expect(status).toBe(403);
});

it("says what is missing", async () => {
  const payload = { title: " ", text: "" };
  const { status, body } = await callRest(app, "POST", "/admin/canned-answers", { payload, token });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    details: [
      { path: "title", message: "Please give it a title" },
      { path: "text", message: "Please write an answer" },
    ],
  });
});

it.each([unknownId, "x"])("the answer %j is a 404", async (id) => {
  const changed = { id, title: "Tables", text: "Yes." };
  expect((await mutateTrpc(app, "cannedAnswers.update", changed, { token })).status).toBe(404);
  expect((await mutateTrpc(app, "cannedAnswers.delete", { id }, { token })).status).toBe(404);
});

it("is made, listed by title, changed and deleted", async () => {
  const { id } = await create("tables");
  await create("Parking");
  const payload = { title: "Tables", text: "Hello {name}, how many of you?" };
  const path = `/admin/canned-answers/${id}`;
  expect((await callRest(app, "PUT", path, { payload, token })).status).toBe(200);
  const { body } = await callRest(app, "GET", "/admin/canned-answers", { token });
  expect(body).toMatchObject({ data: [{ title: "Parking" }, { _id: id, ...payload }] });
  const deleted = await callRest(app, "DELETE", path, { token });
  expect(deleted.body).toEqual({ success: true, message: "Saved reply deleted" });
  expect((await callRest(app, "DELETE", path, { token })).status).toBe(404);
});

it("is one of a hundred at most", async () => {
  await db
    .insertInto("canned_answers")
    .values(
      Array.from({ length: 100 }, (_, index) => ({
        id: crypto.randomUUID(),
        title: `Answer ${index}`,
        text: "Yes.",
        created_at: new Date(),
        updated_at: new Date(),
      })),
    )
    .execute();
  expect((await create("One more")).status).toBe(409);
});

it("is moved to the trash, and can be restored", async () => {
  const { id } = await create("Tables");
  await callRest(app, "DELETE", `/admin/canned-answers/${id}`, { token });
  const trash = await callRest(app, "GET", "/admin/trash?kind=canned-answer", { token });
  expect(trash.body.data).toMatchObject([{ _id: id, kind: "canned-answer", name: "Tables" }]);
  await callRest(app, "POST", "/admin/trash/restore", { token, payload: { ids: [id] } });
  const { body } = await callRest(app, "GET", "/admin/canned-answers", { token });
  expect(body).toMatchObject({ data: [{ _id: id, title: "Tables" }] });
});
