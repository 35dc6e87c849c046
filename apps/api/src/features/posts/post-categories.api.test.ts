import type { PostFilterOptions, PublicPost } from "@before-ten/contracts/posts/output";
import { postSharePath } from "@before-ten/contracts/share/share-image";
import type { SiteText } from "@before-ten/contracts/site/output";
import { storePost } from "@before-ten/db/testing/stored-post";
import { describe, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { postJson } from "../../testing/post-forms.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { app, db, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin", { adminRole: "editor" });

const save = (value: object | null) =>
  callRest<SiteText>(app, "PUT", "/site/texts/post-categories.list", { payload: { value }, token });
const offered = async () => {
  const { body } = await callRest<PostFilterOptions>(app, "GET", "/blogs/filters");
  return body.data.categories.map(({ name, count }) => `${name} ${count}`);
};
const create = (category: string) =>
  callRest<PublicPost>(app, "POST", "/blogs", { payload: { ...postJson, category }, token });
const total = async (category: string) => {
  const { status, body } = await callRest(app, "GET", `/blogs?category=${category}`);
  return status === 200 ? body.pagination?.total : status;
};

const music = { id: "music", label: "Songs", colour: "dusk" };
const food = { id: "food", label: "Food", colour: "coral" };
const events = { id: "events", label: "Events", colour: "gold" };

describe("categories that admins changed", () => {
  it("are offered in their order, with added ones", async () => {
    await storePost(db, { category: "music" });
    await storePost(db, { category: "community" });
    expect((await create("food")).status).toBe(400);
    expect((await save([food, music, events])).status).toBe(200);
    expect(await offered()).toEqual(["food 0", "music 1", "events 0"]);
    expect((await create("food")).status).toBe(201);
    expect(await total("food")).toBe(1);
  });

  it("stay with the posts that have one that was left out", async () => {
    expect(await total("community")).toBe(1);
    const { body } = await callRest<PublicPost[]>(app, "GET", "/blogs?category=community");
    expect(body.data[0]?.category).toBe("community");
    await save([music, { ...events, removedAt: "2026-11-28T09:00:00.000Z" }]);
    expect(await offered()).toEqual(["music 1"]);
    expect(await total("food")).toBe(1);
    await save(null);
    expect(await offered()).toEqual(["events 0", "music 1", "lifestyle 0", "community 1"]);
    expect(await total("food")).toBe(1);
    expect(await total("poetry")).toBe(400);
    await save([food, music, events]);
  });

  it("are in feeds and share images", async () => {
    const feed = await app.inject({ url: "/blog.json?category=music" });
    expect(feed.json()).toMatchObject({ title: expect.stringContaining("Songs") });
    const { body } = await callRest<PublicPost[]>(app, "GET", "/blogs?category=music");
    const [post] = body.data;
    if (post === undefined) throw new Error("There is a post.");
    const texts = await deps.siteTexts.read();
    expect(postSharePath(post, texts)).not.toBe(postSharePath(post));
    const other = { ...post, category: "events" };
    expect(postSharePath(other, texts)).toBe(postSharePath(other));
  });

  it.each([
    ["none to choose from", [{ ...music, hidden: "yes" }]],
    ["an id with a meaning", [{ ...music, id: "all" }]],
    ["an unknown colour", [{ ...music, colour: "beige" }]],
  ])("can't have %s", async (_, value) => {
    expect((await save(value)).status).toBe(400);
  });
});
