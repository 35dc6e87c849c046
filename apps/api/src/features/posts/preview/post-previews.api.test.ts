import type { PostPreview, PreviewLink } from "@before-ten/contracts/posts/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePage } from "@before-ten/db/testing/stored-page";
import { storePost } from "@before-ten/db/testing/stored-post";
import { beforeEach, describe, expect, it } from "vitest";
import { sweep } from "../../../registry/hourly-sweep.ts";
import { type RestPost, callRest, mutateTrpc, queryTrpc } from "../../../testing/calls.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, clock, deps } = await openTestApp();
const user = await signedInAs(deps, "user");
const viewer = await signedInAs(deps, "admin", { adminRole: "viewer" });

let token: string;
beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  // Sweeping a week later ends sessions too.
  ({ token } = await signedInAs(deps, "admin"));
});

const dayMs = 24 * 60 * 60_000;
const unknownId = "0193a0b0-dead-7000-8000-00000000beef";
const canary = "canary of a draft";

async function share(id: string, payload: object = {}): Promise<PreviewLink> {
  const path = `/blogs/${id}/preview`;
  const { status, body } = await callRest<PreviewLink>(app, "POST", path, { token, payload });
  expect(status).toBe(200);
  return body.data;
}

const tokenOf = ({ url }: PreviewLink) => url.slice(url.lastIndexOf("/") + 1);
/** As a visitor with the link. */
const read = (link: PreviewLink) =>
  callRest<RestPost>(app, "GET", `/blog-previews/${tokenOf(link)}`);

describe("sharing a preview", () => {
  it("is for admins who write posts", async () => {
    const path = `/blogs/${await storePost(db)}/preview`;
    for (const method of ["GET", "POST", "DELETE"] as const) {
      expect((await callRest(app, method, path)).status).toBe(401);
      expect((await callRest(app, method, path, { token: user.token })).status).toBe(403);
      expect((await callRest(app, method, path, { token: viewer.token })).status).toBe(403);
    }
  });

  it("needs a post that isn't in the trash", async () => {
    const id = await storePost(db);
    const link = await share(id);
    await callRest(app, "DELETE", `/blogs/${id}`, { token });
    for (const missing of [id, unknownId, "nothing"]) {
      const path = `/blogs/${missing}/preview`;
      expect((await callRest(app, "POST", path, { token })).status).toBe(404);
    }
    expect((await read(link)).status).toBe(404);
  });

  it("answers the same link until it is renewed, revoked or seven days old", async () => {
    const id = await storePost(db, { status: "draft" });
    const path = `/blogs/${id}/preview`;
    const find = async () => (await callRest(app, "GET", path, { token })).body.data;
    expect(await find()).toBeNull();
    const first = await share(id);
    expect(first).toEqual({
      url: expect.stringMatching(/^https:\/\/club\.example\/blog\/preview\/[\w.-]+$/),
      expiresAt: new Date(clock.now().getTime() + 7 * dayMs).toISOString(),
    });
    expect(await share(id)).toEqual(first);
    expect(await find()).toEqual(first);

    const second = await share(id, { renew: true });
    expect(second.url).not.toBe(first.url);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);

    const { body } = await callRest(app, "DELETE", path, { token });
    expect(body.message).toBe("The preview link no longer works");
    expect((await read(second)).body.error).toBe("This preview has ended");
    expect(await find()).toBeNull();

    const third = await share(id);
    clock.advance(7 * dayMs);
    expect((await read(third)).status).toBe(404);
    await sweep(deps);
    clock.advance(-7 * dayMs);
    const rows = db.selectFrom("blog_post_previews").selectAll().where("post_id", "=", id);
    expect(await rows.execute()).toEqual([]);
  });

  it("gives concurrent requests the same link", async () => {
    const id = await storePost(db);
    const links = await Promise.all(Array.from({ length: 8 }, () => share(id)));
    expect(new Set(links.map(({ url }) => url)).size).toBe(1);
  });

  it("stores nothing that opens it", async () => {
    const link = await share(await storePost(db));
    const rows = await db.selectFrom("blog_post_previews").selectAll().execute();
    const signature = tokenOf(link).split(".").at(-1) ?? "";
    expect(signature).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(signature);
  });
});

describe("a preview", () => {
  it("shows a draft as it is stored, as visitors would read it", async () => {
    const hidden = await storeEvent(db, { status: "draft", name: "A secret party" });
    const id = await storePost(db, { status: "draft", title: canary, slug: "canary" });
    const other = await storePost(db, { title: "Out already" });
    await storePost(db, { title: "Another draft", status: "draft" });
    const document = {
      version: 1,
      blocks: [
        { kind: "heading", level: 2, spans: [{ text: "What we found" }] },
        { kind: "paragraph", spans: [{ text: "A text of more than fifty characters, in all." }] },
        { kind: "event", eventId: hidden },
      ],
    };
    await callRest(app, "PUT", `/blogs/${id}`, { token, payload: { document } });

    const link = await share(id);
    const { body, headers, text } = await read(link);
    expect(body.data).toMatchObject({
      _id: id,
      title: canary,
      status: "draft",
      publishDate: clock.now().toISOString(),
      document: { blocks: [{ kind: "heading" }, { kind: "paragraph" }, { event: null }] },
    });
    expect(text).not.toContain("A secret party");
    expect(text).not.toContain("Another draft");
    expect(headers["cache-control"]).toBe("no-store");

    const input = { token: tokenOf(link) };
    const trpc = await queryTrpc<PostPreview>(app, "postPreviews.read", input);
    expect(trpc.body.result?.data.related.map((post) => post.id)).toContain(other);
    expect(trpc.body.result?.data.expiresAt).toBe(link.expiresAt);
  });

  it("bears the day on which the post is to be published", async () => {
    const id = await storePost(db, { status: "draft" });
    const publishAt = new Date(clock.now().getTime() + 3 * dayMs).toISOString();
    await callRest(app, "PUT", `/blogs/${id}`, { token, payload: { publishAt } });
    expect((await read(await share(id))).body.data.publishDate).toBe(publishAt);
  });

  it("counts no view, and doesn't publish the post", async () => {
    const id = await storePost(db, { status: "draft", title: canary, slug: "still-a-draft" });
    const link = await share(id);
    for (let times = 0; times < 3; times += 1) await read(link);
    const post = db.selectFrom("blog_posts").select(["views", "status"]).where("id", "=", id);
    expect(await post.executeTakeFirst()).toEqual({ views: 0, status: "draft" });
    for (const path of ["/blogs?limit=100", "/blogs/filters", "/blogs/still-a-draft"]) {
      expect((await callRest(app, "GET", path)).text).not.toContain(canary);
    }
    for (const path of ["/blog.rss", "/blog.json", "/sitemap.xml"]) {
      expect((await app.inject(path)).body).not.toContain("still-a-draft");
    }
  });

  it.each(["nothing", "", "a.b", `${unknownId}.${"A".repeat(43)}`, "\0", "preview.é"])(
    "isn't opened by the token %j",
    async (wrong) => {
      const { status } = await queryTrpc(app, "postPreviews.read", { token: wrong });
      expect(status).toBe(404);
    },
  );

  it("isn't opened by a token that names another link", async () => {
    const [one, other] = [await share(await storePost(db)), await share(await storePost(db))];
    const [, signature = ""] = tokenOf(one).split(".");
    const [linkId = ""] = tokenOf(other).split(".");
    const forged = `${linkId}.${signature}`;
    expect((await callRest(app, "GET", `/blog-previews/${forged}`)).status).toBe(404);
  });

  it("can be asked for sixty times in a quarter of an hour", async () => {
    const link = await share(await storePost(db));
    const statuses = [];
    for (let times = 0; times < 61; times += 1) statuses.push((await read(link)).status);
    expect(statuses.indexOf(429)).toBe(60);
  });
});

it("is shared and revoked by tRPC as by REST", async () => {
  const id = await storePost(db, { status: "draft" });
  const shared = await mutateTrpc<PreviewLink>(app, "postPreviews.share", { id }, { token });
  expect(shared.body.result?.data).toEqual(await share(id));
  const revoked = await mutateTrpc(app, "postPreviews.revoke", { id }, { token });
  expect(revoked.body.result?.data).toEqual({
    message: "The preview link no longer works",
  });
  expect((await queryTrpc(app, "postPreviews.find", { id }, { token })).body.result?.data).toBe(
    null,
  );
});

it("is as good for a page of the club's own", async () => {
  const id = await storePage(db, { status: "draft", published_at: null, title: canary });
  const path = `/pages/${id}/preview`;
  const { body } = await callRest<PreviewLink>(app, "POST", path, { token });
  expect(body.data.url).toMatch(/^https:\/\/club\.example\/p\/preview\/[\w.-]+$/);
  const open = () => callRest(app, "GET", `/page-previews/${tokenOf(body.data)}`);
  const opened = await open();
  expect(opened.body.data).toMatchObject({ _id: id, title: canary, status: "draft" });
  expect(opened.headers["cache-control"]).toBe("no-store");
  // Neither kind of link opens the other.
  const asPost = await callRest(app, "GET", `/blog-previews/${tokenOf(body.data)}`);
  expect(asPost.status).toBe(404);
  await callRest(app, "DELETE", path, { token });
  expect((await open()).status).toBe(404);
});
