import { bulkPostMessages } from "@before-ten/contracts/posts/bulk-messages";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { storePost } from "@before-ten/db/testing/stored-post";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
const viewer = await signedInAs(deps, "admin", { adminRole: "viewer" });

const unknownId = "01990000-0000-7000-8000-000000000000";
const publish = { operation: "setStatus", status: "published" };
const archive = { operation: "setStatus", status: "archived" };

interface Done {
  count: number;
  undoId: string | null;
}

beforeEach(async () => {
  await db.deleteFrom("all_blog_posts").execute();
});

const bulk = (ids: string[], change: object) =>
  callRest<Done>(app, "POST", "/blogs/admin/bulk", { token, payload: { ids, change } });

const undo = (undoId: string | null) =>
  callRest<{ count: number }>(app, "POST", "/blogs/admin/bulk/undo", {
    token,
    payload: { undoId },
  });

const stored = () =>
  db
    .selectFrom("blog_posts")
    .select(["title", "status", "published_at", "publish_at", "take_down_at"])
    .orderBy("title")
    .execute();
const statuses = async () => (await stored()).map(({ status }) => status);

it.each(["bulk", "undoBulk"])("%s is a 401 for visitors and a 403 for viewers", async (name) => {
  expect((await mutateTrpc(app, `posts.${name}`, {})).status).toBe(401);
  expect((await mutateTrpc(app, `posts.${name}`, {}, { token: viewer.token })).status).toBe(403);
});

it("the export needs posts:read", async () => {
  const other = await signedInAs(deps, "admin", { adminRole: "newsletter" });
  const ids = await storePost(db);
  const statusFor = async (caller: object) =>
    (await queryTrpc(app, "posts.export", { ids }, caller)).status;
  expect(await statusFor({})).toBe(401);
  expect(await statusFor({ token: other.token })).toBe(403);
  expect(await statusFor({ token: viewer.token })).toBe(200);
});

it.each([
  [[], publish],
  [Array.from({ length: 101 }, () => unknownId), publish],
  [[unknownId], { operation: "setStatus", status: "gone" }],
  [[unknownId], { operation: "rename" }],
])("refuses %j with %j", async (ids, change) => {
  expect((await bulk(ids, change)).status).toBe(400);
});

describe("a bulk action on posts", () => {
  it.each([publish, archive, { operation: "delete" }])(
    "changes nothing when one of them is gone: %j",
    async (change) => {
      const id = await storePost(db, { status: "draft" });
      const before = await stored();
      for (const wrong of [unknownId, "x"]) {
        const { status, body } = await bulk([id, wrong], change);
        expect([status, body.error]).toEqual([404, bulkPostMessages.missing]);
      }
      expect(await stored()).toEqual(before);
    },
  );

  it("changes each once, and is taken back once, with when they were published", async () => {
    const draft = await storePost(db, { title: "A draft of ours", status: "draft" });
    const old = await storePost(db, { title: "Before", status: "published" });
    const before = await stored();
    const { body } = await bulk([draft, old, draft], publish);
    expect(body.data.count).toBe(2);
    expect(await statuses()).toEqual(["published", "published"]);
    expect((await stored())[0]?.published_at).toEqual(clock.now());
    expect((await undo(body.data.undoId)).body.data).toEqual({ count: 2 });
    expect(await stored()).toEqual(before);
    const again = await undo(body.data.undoId);
    expect([again.status, again.body.error]).toEqual([404, trashMessages.undoTooLate]);
  });

  it("takes posts off the site, and undo restores their scheduled times", async () => {
    const id = await storePost(db, { status: "published" });
    const times = { take_down_at: new Date("2026-12-20") };
    await db.updateTable("blog_posts").set(times).where("id", "=", id).execute();
    const before = await stored();
    const { body } = await bulk([id], archive);
    expect((await callRest(app, "GET", `/blogs/${id}`)).status).toBe(404);
    expect(await stored()).toMatchObject([{ status: "archived", take_down_at: null }]);
    await undo(body.data.undoId);
    expect(await stored()).toEqual(before);
  });

  it("leaves posts changed again since, and expires after an hour", async () => {
    const ids = [
      await storePost(db, { title: "First of two", status: "draft" }),
      await storePost(db, { title: "Second of two", status: "draft" }),
    ];
    const { body } = await bulk(ids, publish);
    await mutateTrpc(app, "posts.setStatus", { id: ids[0], status: "archived" }, { token });
    expect((await undo(body.data.undoId)).body.data).toEqual({ count: 1 });
    expect(await statuses()).toEqual(["archived", "draft"]);
    const { body: later } = await bulk(ids, archive);
    clock.advance(3_600_001);
    for (const undoId of [later.data.undoId, unknownId, "x"]) {
      expect((await undo(undoId)).status).toBe(404);
    }
  });

  it("moves to the trash", async () => {
    const ids = [await storePost(db), await storePost(db)];
    const { body } = await bulk(ids, { operation: "delete" });
    expect(body.data).toEqual({ count: 2, undoId: null });
    expect(await stored()).toEqual([]);
    await callRest(app, "POST", "/admin/trash/restore", { token, payload: { ids } });
    expect(await stored()).toHaveLength(2);
  });
});

it("exports the chosen ones as CSV, and no formula", async () => {
  const one = await storePost(db, { title: '=HYPERLINK("x")' });
  const other = await storePost(db, { title: "Why four o'clock" });
  await storePost(db, { title: "Not chosen" });
  const response = await app.inject({
    url: `/api/blogs/admin/export?ids=${one},${other},x`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers["content-disposition"]).toMatch(/posts-\d{4}-\d\d-\d\d\.csv/);
  const [head, ...lines] = response.body.trim().split("\r\n");
  expect(head).toContain("Title,Excerpt,Category");
  expect(lines).toHaveLength(2);
  expect(response.body).toContain(`"'=HYPERLINK(`);
});
