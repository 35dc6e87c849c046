import type { AdminPost } from "@before-ten/contracts/posts/output";
import { storePost } from "@before-ten/db/testing/stored-post";
import { beforeEach, describe, expect, it } from "vitest";
import { type RestPost, callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { postJson } from "../../testing/post-forms.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, clock, deps } = await openTestApp({ rateLimitFactor: 1_000 });
beforeEach(async () => {
  await db.deleteFrom("blog_posts").execute();
});

const { token } = await signedInAs(deps, "admin");

async function create(fields: object = {}): Promise<RestPost> {
  const payload = { ...postJson, ...fields };
  const { body } = await callRest<RestPost>(app, "POST", "/blogs", { token, payload });
  return body.data;
}

const update = (id: string, payload: object) =>
  callRest<RestPost>(app, "PUT", `/blogs/${id}`, { token, payload });
const setStatus = (id: string, status: string) =>
  callRest<RestPost>(app, "PATCH", `/blogs/${id}/status`, { token, payload: { status } });

describe("the address", () => {
  it.each([
    ["Café à Göteborg", "cafe-a-goeteborg"],
    ["Dance! 🎉 Dance!", "dance-dance"],
    ["🎉🎉🎉", "post"],
    ["???", "post"],
    ["Admin", "admin-2"],
    ["Filters", "filters-2"],
    // It could be taken for another post's id.
    ["0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11", "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11-2"],
    ["a".repeat(200), "a".repeat(90)],
  ])("of %j is %j", async (title, slug) => {
    expect((await create({ title })).seo.slug).toBe(slug);
  });

  it("is each one's own, also when many are written at once", async () => {
    const posts = await Promise.all(Array.from({ length: 12 }, () => create({ title: "Encore" })));
    const slugs = posts.map((post) => post.seo.slug);
    expect(new Set(slugs).size).toBe(12);
    expect(slugs.toSorted()).toEqual(
      ["encore", ...Array.from({ length: 11 }, (_, n) => `encore-${n + 2}`)].toSorted(),
    );
  });

  it("stays when the title changes", async () => {
    const { id } = await create({ title: "First title" });
    const { body } = await update(id, { title: "Second title" });
    expect(body.data).toMatchObject({ title: "Second title", seo: { slug: "first-title" } });
  });

  it("changed on purpose redirects from the old one, which stays reserved", async () => {
    const { id } = await create({ title: "Old name" });
    const { body } = await update(id, { slug: "new-name" });
    expect(body.data.seo.slug).toBe("new-name");
    const read = await callRest<RestPost>(app, "GET", "/blogs/old-name");
    expect(read.body.data).toMatchObject({ id, seo: { slug: "new-name" } });
    expect((await create({ title: "Old name" })).seo.slug).toBe("old-name-2");

    const back = await update(id, { slug: "old-name" });
    expect(back.body.data.seo.slug).toBe("old-name");
    expect((await callRest<RestPost>(app, "GET", "/blogs/new-name")).body.data.id).toBe(id);
  });

  it("of another post, or a former one of it, is refused", async () => {
    const taken = await create({ title: "Taken" });
    await update(taken.id, { slug: "taken-now" });
    const { id } = await create({ title: "Mine" });
    for (const slug of ["taken", "taken-now"]) {
      const { status, body } = await update(id, { slug });
      expect(status).toBe(409);
      expect(body.details).toEqual([{ path: "slug", message: "Another post has this address" }]);
      const trpc = await mutateTrpc(app, "posts.update", { id, slug }, { token });
      expect(trpc.status).toBe(409);
    }
  });

  const anId = "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11";
  const words = ["", "Upper", "a--b", "-a", "a b", "é", "a/b", "a".repeat(101)];
  it.each([...words, "admin", "filters", anId])("%j is refused", async (slug) => {
    const { id } = await create();
    const { status, body } = await update(id, { slug });
    expect(status).toBe(400);
    expect(body.details?.[0]?.path).toBe("slug");
  });
});

it("is published once: the date stays through all that follows", async () => {
  const { id } = await create({ status: "draft" });
  clock.advance(60_000);
  const published = clock.now().toISOString();
  const first = await setStatus(id, "published");
  expect(first.body.message).toBe("Blog published successfully");
  expect(first.body.data).toMatchObject({ status: "published", publishDate: published });
  clock.advance(60_000);
  for (const status of ["draft", "published", "archived", "published"]) {
    const { body } = await setStatus(id, status);
    expect(body.message).toBe(`Blog ${status} successfully`);
    expect(body.data).toMatchObject({ status, publishDate: published });
  }
  const edited = await update(id, { status: "draft" });
  expect(edited.body.data).toMatchObject({ status: "draft", publishDate: published });
  const trpc = await mutateTrpc<{ post: AdminPost; message: string }>(
    app,
    "posts.setStatus",
    { id, status: "published" },
    { token },
  );
  expect(trpc.body.result?.data).toMatchObject({
    post: { publishDate: published },
    message: "Blog published successfully",
  });
});

it("refuses an unknown status, and one that is missing", async () => {
  const { id } = await create();
  expect((await setStatus(id, "gone")).status).toBe(400);
  const none = await callRest(app, "PATCH", `/blogs/${id}/status`, { token, payload: {} });
  expect(none.status).toBe(400);
});

it.each(["draft", "archived"])(
  "a %s post is nowhere for visitors, and there for staff",
  async (status) => {
    const { id } = await create({
      status,
      title: "Canary in the coal mine",
      excerpt: "canary canary",
      author: "Canary",
      tags: ["canary"],
    });
    const visible = await storePost(db, { category: "lifestyle" });
    const slug = "canary-in-the-coal-mine";
    const answers = [
      ...(await Promise.all(
        [
          "/blogs",
          "/blogs?category=lifestyle",
          "/blogs?search=canary",
          "/blogs?tag=canary",
          "/blogs?featured=true",
          "/blogs/filters",
          `/blogs/${id}`,
          `/blogs/${slug}`,
        ].map((path) => callRest(app, "GET", path)),
      )),
      await queryTrpc(app, "posts.list", { search: "canary" }),
      await queryTrpc(app, "posts.filters"),
      await queryTrpc(app, "posts.related", { id: visible }),
      await queryTrpc(app, "posts.get", { id }),
      await queryTrpc(app, "posts.view", { id: slug }),
      await mutateTrpc(app, "posts.recordView", { id }),
    ];
    for (const { text } of answers) expect(text.toLowerCase()).not.toContain("canary");

    const admin = [
      await callRest(app, "GET", `/blogs/${id}`, { token }),
      await queryTrpc(app, "posts.getForAdmin", { id: slug }, { token }),
      await queryTrpc(app, "posts.listForAdmin", { search: "canary" }, { token }),
    ];
    for (const { text } of admin) expect(text).toContain("canary");
  },
);

it("deletes into the trash, once, where the address stays taken", async () => {
  const one = await create({ title: "Gone" });
  const { status, body } = await callRest(app, "DELETE", `/blogs/${one.id}`, { token });
  expect([status, body]).toEqual([200, { success: true, message: "Blog deleted successfully" }]);
  expect((await callRest(app, "DELETE", `/blogs/${one.id}`, { token })).status).toBe(404);
  expect((await callRest(app, "GET", `/blogs/${one.id}`, { token })).status).toBe(404);
  const two = await create({ title: "Gone" });
  expect(two.seo.slug).toBe("gone-2");
  const trpc = await mutateTrpc(app, "posts.delete", { id: two.id }, { token });
  expect(trpc.body.result?.data).toEqual({ message: "Blog deleted successfully" });
  expect(await db.selectFrom("blog_posts").select("id").execute()).toEqual([]);
});
