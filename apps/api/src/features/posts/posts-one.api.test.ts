import type { PublicPost } from "@before-ten/contracts/posts/output";
import { storePost } from "@before-ten/db/testing/stored-post";
import { beforeEach, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc, type RestPost } from "../../testing/calls.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, clock } = await openTestApp();

beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  await db.deleteFrom("blog_posts").execute();
});

const imageId = "b".repeat(64);

it("answers a post with what the specification lists, by either name of its id", async () => {
  await db
    .insertInto("images")
    .values({
      id: imageId,
      width: 1600,
      height: 900,
      widths: [800, 1600],
      formats: ["avif", "webp", "jpeg"],
      preview: "data:image/webp;base64,UklGRg==",
      darkest: "#123f5b",
    })
    .execute();
  const id = await storePost(db, {
    slug: "mirror-balls",
    title: "Mirror balls",
    excerpt: "And who hangs them.",
    content: "First line.\n\nSecond line.",
    author: "The desk",
    tags: ["80s"],
    featured: true,
    publishedAt: "2026-11-01T09:00:00Z",
    imageId,
    imageAlt: "A mirror ball",
  });

  const trpc = await queryTrpc<PublicPost>(app, "posts.get", { id: "mirror-balls" });
  const { status, body } = await callRest<RestPost>(app, "GET", "/blogs/mirror-balls");

  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: {
      _id: id,
      id,
      title: "Mirror balls",
      excerpt: "And who hangs them.",
      html: "<p>First line.</p><p>Second line.</p>",
      document: null,
      content: "First line.\n\nSecond line.",
      category: "music",
      author: "The desk",
      publishDate: "2026-11-01T09:00:00.000Z",
      readTime: "5 min read",
      views: 1,
      featured: true,
      tags: ["80s"],
      image: {
        url: `/media/${imageId}-1600.jpeg`,
        alt: "A mirror ball",
        width: 1600,
        height: 900,
        srcSet: `/media/${imageId}-800.webp 800w, /media/${imageId}-1600.webp 1600w`,
        avifSrcSet: `/media/${imageId}-800.avif 800w, /media/${imageId}-1600.avif 1600w`,
        svgUrl: null,
        wordlessUrl: null,
        preview: "data:image/webp;base64,UklGRg==",
        darkest: "#123f5b",
      },
      seo: { slug: "mirror-balls" },
      status: "published",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  });
  expect({ ...trpc.body.result?.data, _id: id, views: 1 }).toEqual(body.data);
});

it("finds a post by its id and by a slug it had before, and tells today's", async () => {
  const id = await storePost(db, { slug: "new-name" });
  await db.insertInto("blog_post_old_slugs").values({ slug: "old-name", post_id: id }).execute();
  for (const key of [id, id.toUpperCase(), "old-name", "new-name"]) {
    const rest = await callRest<RestPost>(app, "GET", `/blogs/${key}`);
    expect(rest.body.data).toMatchObject({ id, image: null, seo: { slug: "new-name" } });
    const trpc = await queryTrpc<PublicPost>(app, "posts.get", { id: key });
    expect(trpc.body.result?.data).toMatchObject({ id, seo: { slug: "new-name" } });
  }
});

it("counts an integrator's read and the browser's call, not the page's own read", async () => {
  const id = await storePost(db, { slug: "mirror-balls" });
  await queryTrpc(app, "posts.get", { id });
  await queryTrpc(app, "posts.related", { id });
  await callRest(app, "GET", "/blogs");
  expect(await db.selectFrom("blog_post_daily_counts").selectAll().execute()).toEqual([]);

  await callRest(app, "GET", "/blogs/mirror-balls");
  expect((await mutateTrpc(app, "posts.recordView", { id })).status).toBe(200);
  expect((await mutateTrpc(app, "posts.recordView", { id: "mirror-balls" })).status).toBe(200);

  expect(await db.selectFrom("blog_post_daily_counts").selectAll().execute()).toEqual([
    { post_id: id, day: "2026-12-04", views: 3 },
  ]);
  const trpc = await queryTrpc<PublicPost>(app, "posts.get", { id });
  expect(trpc.body.result?.data.views).toBe(3);
});

it("counts every page load of a reader, and none of a bot or a prefetch", async () => {
  const id = await storePost(db);
  const bots = [{ "user-agent": "Twitterbot/1.0" }, { "sec-purpose": "prefetch;prerender" }];
  for (const headers of bots) {
    expect((await mutateTrpc(app, "posts.recordView", { id }, { headers })).status).toBe(200);
    expect((await mutateTrpc(app, "posts.recordView", { id: "x" }, { headers })).status).toBe(404);
    const read = await callRest<RestPost>(app, "GET", `/blogs/${id}`, { headers });
    expect([read.status, read.body.data.views]).toEqual([200, 0]);
    const view = await queryTrpc<PublicPost>(app, "posts.view", { id }, { headers });
    expect(view.body.result?.data.views).toBe(0);
  }
  expect(await db.selectFrom("blog_post_daily_counts").selectAll().execute()).toEqual([]);

  const reader = { remoteAddress: "192.0.2.7", headers: { "user-agent": "curl/8.14.1" } };
  await mutateTrpc(app, "posts.recordView", { id }, reader);
  await mutateTrpc(app, "posts.recordView", { id }, reader);
  const read = await callRest<RestPost>(app, "GET", `/blogs/${id}`, reader);
  expect(read.body.data.views).toBe(3);
});

it("counts 120 views of an address a minute; reads go on without being counted", async () => {
  const id = await storePost(db);
  const answers = await Promise.all(
    Array.from({ length: 120 }, () => mutateTrpc(app, "posts.recordView", { id })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);

  const refused = await mutateTrpc(app, "posts.recordView", { id });
  expect(refused.status).toBe(429);
  expect(refused.headers["retry-after"]).toBe("60");
  const read = await callRest<RestPost>(app, "GET", `/blogs/${id}`);
  expect(read.status).toBe(200);
  expect(read.body.data.views).toBe(120);

  clock.advance(60_000);
  const later = await callRest<RestPost>(app, "GET", `/blogs/${id}`);
  expect(later.body.data.views).toBe(121);
});

it.each(["draft", "archived"] as const)("a %s post doesn't exist, by any name", async (status) => {
  const id = await storePost(db, { slug: "hidden", title: "canary", status });
  await db.insertInto("blog_post_old_slugs").values({ slug: "was", post_id: id }).execute();
  for (const key of [id, "hidden", "was"]) {
    const answers = [
      await callRest(app, "GET", `/blogs/${key}`),
      await queryTrpc(app, "posts.get", { id: key }),
      await queryTrpc(app, "posts.view", { id: key }),
      await queryTrpc(app, "posts.related", { id: key }),
      await mutateTrpc(app, "posts.recordView", { id: key }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
    expect(answers.some(({ text }) => text.includes("canary"))).toBe(false);
  }
  expect(await db.selectFrom("blog_post_daily_counts").selectAll().execute()).toEqual([]);
});

const wrongKeys = [
  "0193a0b0-0000-7000-8000-000000000000",
  "1",
  "nothing",
  "507f1f77bcf86cd799439011",
  "__proto__",
  "' or 1=1 --",
  "%",
  "a/b",
  "a\0b",
  "🎉",
  "a".repeat(10_000),
];

it.each(wrongKeys.map((key) => ({ key, title: JSON.stringify(key).slice(0, 42) })))(
  "answers the wrong key $title with 404",
  async ({ key }) => {
    const rest = await callRest(app, "GET", `/blogs/${encodeURIComponent(key)}`);
    expect(rest.status).toBe(404);
    expect(rest.body).toEqual({ success: false, error: "Blog not found" });
    const trpc = [
      await queryTrpc(app, "posts.get", { id: key }),
      await mutateTrpc(app, "posts.recordView", { id: key }),
    ];
    expect(trpc.map(({ status }) => status)).toEqual([404, 404]);
  },
);
