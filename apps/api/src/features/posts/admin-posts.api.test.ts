import type {
  AdminPost,
  AdminPostSummary,
  PostStatusCounts,
} from "@before-ten/contracts/posts/output";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { storePost } from "@before-ten/db/testing/stored-post";
import { beforeEach, describe, expect, it } from "vitest";
import { type RestPost, callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { multipart } from "../../testing/event-forms.ts";
import { postFields, postJson } from "../../testing/post-forms.ts";
import { plainImage } from "../../testing/sample-images.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, clock, deps } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("blog_posts").execute();
});

const { token } = await signedInAs(deps, "admin");
const guest = await signedInAs(deps, "user");
const create = (fields: object = {}) =>
  callRest<RestPost>(app, "POST", "/blogs", { token, payload: { ...postJson, ...fields } });
const update = (id: string, payload: object) =>
  callRest<RestPost>(app, "PUT", `/blogs/${id}`, { token, payload });
const count = async () => (await db.selectFrom("blog_posts").select("id").execute()).length;
const someId = "0193a0b0-0000-7000-8000-000000000000";

describe("callers who aren't admins", () => {
  const calls = (caller: { token?: string }) => [
    callRest(app, "GET", "/blogs/admin/all", caller),
    callRest(app, "POST", "/blogs", { ...caller, payload: postJson }),
    callRest(app, "POST", "/blogs", { ...caller, ...multipart(postFields) }),
    callRest(app, "PUT", `/blogs/${someId}`, { ...caller, payload: { title: "" } }),
    callRest(app, "PATCH", `/blogs/${someId}/status`, { ...caller, payload: { status: "x" } }),
    callRest(app, "DELETE", `/blogs/${someId}`, caller),
    queryTrpc(app, "posts.listForAdmin", {}, caller),
    queryTrpc(app, "posts.getForAdmin", { id: someId }, caller),
    mutateTrpc(app, "posts.create", postJson, caller),
    mutateTrpc(app, "posts.update", { id: someId }, caller),
    mutateTrpc(app, "posts.setStatus", { id: someId, status: "draft" }, caller),
    mutateTrpc(app, "posts.delete", { id: someId }, caller),
  ];

  it.each([
    [401, {}],
    [401, { token: "unknown" }],
    [403, { token: guest.token }],
  ])("is answered %i, whatever is sent", async (status, caller) => {
    const answers = await Promise.all(calls(caller));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    expect(await count()).toBe(0);
  });
});

it("an empty post gets all errors, in the specification's order", async () => {
  const { status, body } = await callRest(app, "POST", "/blogs", { token, payload: {} });
  expect(status).toBe(400);
  const trpc = await mutateTrpc(app, "posts.create", {}, { token });
  expect(trpc.body.error?.data.details).toEqual(body.details);
  expect(body.error).toBe("Title must be at least 3 characters");
  expect(body.details).toEqual([
    { path: "title", message: "Title must be at least 3 characters" },
    { path: "excerpt", message: "Excerpt must be at least 10 characters" },
    { path: "content", message: "Content must be at least 50 characters" },
    { path: "author", message: "Author is required" },
    { path: "category", message: "Category is required" },
  ]);
});

it.each([
  ["title", " ab ", "Title must be at least 3 characters"],
  ["title", "a".repeat(201), "Title must be less than 200 characters"],
  ["excerpt", "too short", "Excerpt must be at least 10 characters"],
  ["excerpt", "a".repeat(501), "Excerpt must be less than 500 characters"],
  ["content", ` ${"a".repeat(49)} `, "Content must be at least 50 characters"],
  ["content", "a".repeat(10_001), "Content must be less than 10000 characters"],
  ["author", " ", "Author is required"],
  ["author", "a".repeat(101), "Author name must be less than 100 characters"],
  ["category", "poetry", "Category is required"],
  ["tags", ["a".repeat(41)], "A tag may have at most 40 characters"],
  ["tags", Array.from({ length: 21 }, (_, n) => `${n}`), "A post may have at most 20 tags"],
  ["readTime", "a".repeat(51), "Read time may have at most 50 characters"],
  ["status", "gone", expect.stringMatching(/./)],
  ["featured", "perhaps", expect.stringMatching(/./)],
])("%s %j is refused with its message, by both APIs", async (field, value, message) => {
  const { status, body } = await create({ [field]: value });
  expect([status, body.error]).toEqual([400, message]);
  expect(body.details?.[0]?.path.split(".")[0]).toBe(field);
  const id = await storePost(db);
  const changed = await update(id, { [field]: value });
  expect([changed.status, changed.body.error]).toEqual([400, message]);
  const trpc = await mutateTrpc(app, "posts.update", { id, [field]: value }, { token });
  expect([trpc.status, trpc.body.error?.message]).toEqual([400, message]);
  expect(await count()).toBe(1);
});

it.each(["nothing", someId, "a\0b"])("there is nothing to change at %j", async (id) => {
  await storePost(db, { slug: "by-its-slug" });
  const path = `/blogs/${encodeURIComponent(id)}`;
  const rest = [
    await callRest(app, "PUT", path, { token, payload: { title: "Another" } }),
    await callRest(app, "PATCH", `${path}/status`, { token, payload: { status: "draft" } }),
    await callRest(app, "DELETE", path, { token }),
  ];
  expect(rest.map(({ status, body }) => [status, body.error])).toEqual(
    rest.map(() => [404, "Blog not found"]),
  );
  const trpc = [
    await queryTrpc(app, "posts.getForAdmin", { id }, { token }),
    await mutateTrpc(app, "posts.update", { id, title: "Another" }, { token }),
    await mutateTrpc(app, "posts.setStatus", { id, status: "draft" }, { token }),
    await mutateTrpc(app, "posts.delete", { id }, { token }),
  ];
  expect(trpc.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await count()).toBe(1);
});

describe("a post comes in", () => {
  const stored = {
    ...postJson,
    html: `<p>${postJson.content}</p>`,
    document: null,
    publishDate: "2026-12-04T12:00:00.000Z",
    views: 0,
    version: 1,
    seo: { slug: "why-four-o-clock" },
    publishAt: null,
    takeDownAt: null,
    createdAt: "2026-12-04T12:00:00.000Z",
  };

  it("as JSON, over REST and tRPC", async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      data: { ...stored, _id: body.data.id, id: body.data.id, image: null },
    });
    await db.deleteFrom("blog_posts").execute();
    const trpc = await mutateTrpc<AdminPost>(app, "posts.create", postJson, { token });
    const { id } = trpc.body.result?.data ?? {};
    expect(trpc.body.result?.data).toEqual({ ...stored, id, image: null });
  });

  it("as a form with its picture, tags as JSON list text", async () => {
    const image = await plainImage({ width: 1_000, height: 600 }).png().toBuffer();
    const parts = Object.entries(postFields).map(([name, value]) => ({ name, value }));
    const file = { name: "image", value: image, fileName: "a.png", type: "image/png" };
    const form = multipart([...parts, file]);
    const { status, body } = await callRest<RestPost>(app, "POST", "/blogs", { token, ...form });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...stored,
      image: { url: expect.stringMatching(/^\/media\/.+/), width: 1_000, height: 600 },
    });
    const change = multipart([{ name: "title", value: "Another title" }, file]);
    const changed = await callRest<RestPost>(app, "PUT", `/blogs/${body.data.id}`, {
      token,
      ...change,
    });
    expect(changed.body.data).toMatchObject({ ...stored, version: 2, title: "Another title" });
  });

  it("refuses a file that isn't an image, for new and edited posts", async () => {
    const html = { name: "image", value: "<b>", fileName: "a.png", type: "image/png" };
    const parts = Object.entries(postFields).map(([name, value]) => ({ name, value }));
    const id = await storePost(db);
    const form = multipart([...parts, html]);
    const answers = [
      await callRest(app, "POST", "/blogs", { token, ...form }),
      await callRest(app, "PUT", `/blogs/${id}`, { token, ...form }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.details).toEqual([
        { path: "image", message: "Please select a valid image file (JPEG, PNG, WebP)" },
      ]);
    }
    expect(await count()).toBe(1);
  });

  it("with as little as the form asks for: a draft of five minutes", async () => {
    const { status: _, tags: __, readTime: ___, featured: ____, ...least } = postJson;
    const { body } = await callRest<RestPost>(app, "POST", "/blogs", { token, payload: least });
    expect(body.data).toMatchObject({
      status: "draft",
      tags: [],
      readTime: "5 min read",
      featured: false,
      publishDate: null,
    });
    const empty = await create({ readTime: " " });
    expect(empty.body.data.readTime).toBe("5 min read");
  });

  it("without read-only fields", async () => {
    const smuggled = { id: someId, _id: someId, views: 999, slug: "mine", publishDate: "1999" };
    const { body } = await create({ ...smuggled, createdAt: "1999", searchText: "x" });
    expect(body.data).toEqual({ ...stored, _id: body.data.id, id: body.data.id, image: null });
    expect(body.data.id).not.toBe(someId);
    const changed = await update(body.data.id, { views: 999, publishDate: "1999", author: "Me" });
    expect(changed.body.data).toEqual({ ...body.data, version: 2, author: "Me" });
  });

  it.each([
    ["a, b ,,a, c", ["a", "b", "c"]],
    ['["a"," b ",""]', ["a", "b"]],
    [
      ["a", "b, c"],
      ["a", "b", "c"],
    ],
    [["vinyl ,, rooftop,  ,"], ["vinyl", "rooftop"]],
    ["", []],
  ])("with the tags %j as %j", async (tags, expected) => {
    expect((await create({ tags })).body.data.tags).toEqual(expected);
  });

  it("with a form's line breaks counted once", async () => {
    const lines = Array.from({ length: 5_000 }, () => "a");
    const form = multipart({ ...postFields, content: lines.join("\r\n") });
    const { status, body } = await callRest<RestPost>(app, "POST", "/blogs", { token, ...form });
    expect(status).toBe(201);
    expect(body.data.content).toBe(lines.join("\n"));
    const tooLong = multipart({ ...postFields, content: `${lines.join("\r\n")}\r\nab` });
    const refused = await callRest(app, "POST", "/blogs", { token, ...tooLong });
    expect(refused.body.error).toBe("Content must be less than 10000 characters");
  });
});

it("keeps fields of an edited post that aren't sent", async () => {
  const { body } = await create();
  clock.advance(60_000);
  const { body: changed } = await update(body.data.id, { excerpt: "Another excerpt." });
  expect(changed.data).toEqual({ ...body.data, version: 2, excerpt: "Another excerpt." });
});

it("the list counts every status, and finds by title, tag and author", async () => {
  await storePost(db, { title: "Mirror balls", author: "Ana Lima", tags: ["disco"] });
  await storePost(db, { title: "Canapés", category: "events", status: "draft", author: "Ben" });
  await storePost(db, { title: "Old news", status: "archived", author: "Ben" });
  let counts: unknown;
  const list = async (query: string) => {
    const { body } = await callRest<(AdminPostSummary & { _id: string })[]>(
      app,
      "GET",
      `/blogs/admin/all${query}`,
      { token },
    );
    const input = Object.fromEntries(new URLSearchParams(query));
    const trpc = await queryTrpc<PageOf<AdminPostSummary> & { statusCounts: PostStatusCounts }>(
      app,
      "posts.listForAdmin",
      input,
      { token },
    );
    const { items, ...rest } = trpc.body.result?.data ?? {};
    expect(body).toMatchObject({ success: true, data: items, ...rest });
    counts = trpc.body.result?.data?.statusCounts;
    expect(body.pagination?.total).toBe(body.data.length);
    return body.data.map(({ title }) => title);
  };
  expect(await list("")).toEqual(["Old news", "Canapés", "Mirror balls"]);
  expect(counts).toEqual({ published: 1, draft: 1, archived: 1 });
  expect(await list("?status=all&category=all&search=")).toHaveLength(3);
  expect(await list("?status=draft")).toEqual(["Canapés"]);
  expect(counts).toEqual({ published: 1, draft: 1, archived: 1 });
  expect(await list("?category=events")).toEqual(["Canapés"]);
  expect(counts).toEqual({ published: 0, draft: 1, archived: 0 });
  expect(await list("?search=mirror")).toEqual(["Mirror balls"]);
  expect(await list("?search=canapes")).toEqual(["Canapés"]);
  expect(await list("?search=disco")).toEqual(["Mirror balls"]);
  expect(await list("?search=ben")).toEqual(["Old news", "Canapés"]);
  expect(await list("?search=ben&status=archived")).toEqual(["Old news"]);
  // The counts ignore the status filter.
  expect(counts).toEqual({ published: 0, draft: 1, archived: 1 });
  expect(await list("?search=ben&status=published")).toEqual([]);
  expect(await list("?search=b_n")).toEqual([]);
  expect(await list("?search=b%25n")).toEqual([]);
});
