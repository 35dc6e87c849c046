import type { PostFilterOptions, PostSummary } from "@before-ten/contracts/posts/output";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { storePost } from "@before-ten/db/testing/stored-post";
import { beforeAll, expect, it } from "vitest";
import { callRest, queryTrpc, type RestPostSummary } from "../../testing/calls.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app } = await openTestApp({ rateLimitFactor: 1_000 });

/** 25 posts on music, day after day; one on events; one of each kind that isn't public. */
beforeAll(async () => {
  for (let day = 1; day <= 25; day += 1) {
    const publishedAt = `2026-11-${String(day).padStart(2, "0")}T09:00:00Z`;
    await storePost(db, { title: `Mix ${day}`, publishedAt, tags: ["80s", `tag ${day % 12}`] });
  }
  await storePost(db, {
    slug: "opening",
    title: "Opening night",
    category: "events",
    tags: ["80s", "door"],
    featured: true,
    publishedAt: "2026-10-01T09:00:00Z",
  });
  const hidden = { title: "hidden canary", tags: ["canary"] };
  await storePost(db, { ...hidden, category: "lifestyle", status: "draft" });
  await storePost(db, { ...hidden, category: "lifestyle", status: "archived" });
});

async function titlesAt(path: string): Promise<string[]> {
  const { body } = await callRest<RestPostSummary[]>(app, "GET", path);
  return body.data.map((post) => post.title);
}

it("lists the same posts in both APIs, latest first", async () => {
  const { status, body } = await callRest<RestPostSummary[]>(app, "GET", "/blogs");
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["success", "data", "pagination"]);
  expect(body.pagination).toEqual({ page: 1, limit: 100, total: 26, pages: 1 });
  expect(body.data.map((post) => post.title).slice(0, 2)).toEqual(["Mix 25", "Mix 24"]);
  expect(body.data.every((post) => post._id === post.id)).toBe(true);

  const trpc = await queryTrpc<PageOf<PostSummary>>(app, "posts.list");
  expect(trpc.body.result?.data.pagination).toEqual(body.pagination);
  expect(body.data).toMatchObject(trpc.body.result?.data.items ?? []);
});

it("filters by category, search, tag and featured, and cuts pages", async () => {
  expect(await titlesAt("/blogs?category=events")).toEqual(["Opening night"]);
  expect(await titlesAt("/blogs?category=music&limit=2&page=2")).toEqual(["Mix 23", "Mix 22"]);
  expect(await titlesAt("/blogs?search=opening")).toEqual(["Opening night"]);
  expect(await titlesAt("/blogs?search=openning")).toEqual(["Opening night"]);
  expect(await titlesAt("/blogs?search=opening&category=music")).toEqual([]);
  expect(await titlesAt("/blogs?tag=door")).toEqual(["Opening night"]);
  expect(await titlesAt("/blogs?featured=true")).toEqual(["Opening night"]);
  expect(await titlesAt("/blogs?featured=false&limit=1")).toEqual(["Mix 25"]);
  expect((await callRest(app, "GET", "/blogs?category=all")).body.pagination?.total).toBe(26);
  expect((await callRest(app, "GET", "/blogs?category=lifestyle")).body.pagination?.total).toBe(0);
  expect((await callRest(app, "GET", "/blogs?page=1000000")).body).toMatchObject({
    data: [],
    pagination: { total: 26 },
  });
});

it("counts categories and the ten most used tags", async () => {
  const { status, body } = await callRest<PostFilterOptions>(app, "GET", "/blogs/filters");
  expect(status).toBe(200);
  expect(body.data.categories).toEqual([
    { name: "events", count: 1 },
    { name: "music", count: 25 },
    { name: "lifestyle", count: 0 },
    { name: "community", count: 0 },
  ]);
  expect(body.data.popularTags).toHaveLength(10);
  expect(body.data.popularTags[0]).toEqual({ name: "80s", count: 26 });
  const trpc = await queryTrpc<PostFilterOptions>(app, "posts.filters");
  expect(trpc.body.result?.data).toEqual(body.data);
});

it("knows three related posts, or as many as one asks for", async () => {
  const related = async (input: object) => {
    const { body } = await queryTrpc<PostSummary[]>(app, "posts.related", input);
    return body.result?.data.map((post) => post.title);
  };
  const [latest] = (await callRest<RestPostSummary[]>(app, "GET", "/blogs")).body.data;
  expect(await related({ id: latest?.seo.slug })).toEqual(["Mix 24", "Mix 23", "Mix 22"]);
  expect(await related({ id: latest?.id, limit: 1 })).toEqual(["Mix 24"]);
  expect(await related({ id: "opening" })).toEqual([]);
  expect((await queryTrpc(app, "posts.related", { id: "nothing" })).status).toBe(404);
});

it("says nothing of drafts and archived posts, wherever one looks", async () => {
  const [latest] = (await callRest<RestPostSummary[]>(app, "GET", "/blogs")).body.data;
  const answers = [
    await callRest(app, "GET", "/blogs?limit=100"),
    await callRest(app, "GET", "/blogs?category=lifestyle"),
    await callRest(app, "GET", "/blogs?status=all&limit=100"),
    await callRest(app, "GET", "/blogs/filters"),
    await queryTrpc(app, "posts.list", { limit: 100, status: "draft" }),
    await queryTrpc(app, "posts.filters"),
    await queryTrpc(app, "posts.related", { id: latest?.id, limit: 100 }),
  ];
  expect(answers.filter(({ text }) => text.includes("canary"))).toEqual([]);
  for (const search of ["canary", "canery", "hidden"]) {
    expect((await callRest(app, "GET", `/blogs?search=${search}`)).body.pagination?.total).toBe(0);
  }
  expect((await callRest(app, "GET", "/blogs?tag=canary")).body.pagination?.total).toBe(0);
});

it.each([
  ["limit=0", "limit"],
  ["limit=101", "limit"],
  ["limit=1e309", "limit"],
  ["page=0", "page"],
  ["page=1e12", "page"],
  ["category=poetry", "category"],
  ["category=music&category=events", "category"],
  ["search=%00", "search"],
  [`search=${"a".repeat(201)}`, "search"],
  ["search=a&search=b", "search"],
  ["tag=%00", "tag"],
  ["featured=perhaps", "featured"],
])("%s is a 400 that names it", async (search, path) => {
  const { status, body } = await callRest(app, "GET", `/blogs?${search}`);
  expect(status).toBe(400);
  expect(body.details?.map((detail) => detail.path)).toEqual([path]);
  expect(body.success).toBe(false);
});
