import type { CampaignPreview, ImageChoice } from "@before-ten/contracts/campaigns/content-output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { sweepOrphanImages } from "../../../images/sweep-images.ts";
import { callRest, mutateTrpc } from "../../../testing/calls.ts";
import { multipart } from "../../../testing/event-forms.ts";
import { storeSender } from "../../../testing/known-sender.ts";
import { madeKey } from "../../../testing/accounts/made-key.ts";
import { plainImage } from "../../../testing/sample-images.ts";
import { sendQueued } from "../../../testing/send-queued.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
await storeSender(deps);
const { token } = await signedInAs(deps, "admin", { email: "ana@club.example" });
const { token: userToken } = await signedInAs(deps, "user");
const { secret: reader } = await madeKey(deps, { scopes: ["read"] });
const { secret: writer } = await madeKey(deps, { scopes: ["campaigns:write"] });

beforeEach(async () => {
  await db.deleteFrom("campaigns").execute();
  await db.deleteFrom("events").execute();
  await db.deleteFrom("blog_posts").execute();
  await db.deleteFrom("images").execute();
  await sendQueued(deps);
});

const content = {
  subject: "Hi {{name|there}}",
  previewText: "",
  senderName: "Before Ten",
  blocks: [{ kind: "text", text: "At [four](https://else.example/)." }],
};
const path = "/newsletter/campaigns";
const preview = (payload: object, caller: object = { token }) =>
  callRest<CampaignPreview>(app, "POST", `${path}/preview`, { payload, ...caller });
const test = (payload: object, caller: object = { token }) =>
  callRest(app, "POST", `${path}/test`, { payload, ...caller });
const choices = (what: string, caller: object = { token }) =>
  callRest<{ id: string; isGone: boolean }[]>(app, "GET", `${path}/choices/${what}`, caller);

async function upload(caller: object = { token }) {
  const value = await plainImage({ width: 1_200, height: 600 }).png().toBuffer();
  const form = multipart([{ name: "image", value, fileName: "a.png", type: "image/png" }]);
  return callRest<ImageChoice>(app, "POST", `${path}/images`, { ...form, ...caller });
}

describe("a preview", () => {
  it("is for admins and keys that read", async () => {
    expect((await preview(content, {})).status).toBe(401);
    expect((await preview({ ...content, subject: "" })).status).toBe(400);
    expect((await preview(content, { token: userToken })).status).toBe(403);
    expect((await preview(content, { token: writer })).status).toBe(403);
    expect((await preview(content, { token: reader })).status).toBe(200);
  });

  it("is the mail for a reader without preferences, with its errors", async () => {
    const { data } = (await preview(content)).body;
    expect(data.subject).toBe("Hi there");
    expect(data.html).toContain('href="https://else.example/"');
    expect(data.text).toContain("four (https://else.example/)");
    expect(data.bytes).toBeGreaterThan(Buffer.byteLength(data.html));
    expect(data).toMatchObject({ errors: [], notices: [] });
    const empty = await preview({ ...content, blocks: [] });
    expect(empty.body.data.errors).toEqual(["This email is empty: add a block."]);
  });

  it("says which block is wrong", async () => {
    const blocks = [...content.blocks, { kind: "button", label: "Go", url: "javascript:alert(1)" }];
    const { status, body } = await preview({ ...content, blocks });
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path: "blocks.1.url", message: "Please enter a valid URL" }]);
  });
});

describe("a test", () => {
  it("goes only to the signed-in admin", async () => {
    expect((await test(content, {})).status).toBe(401);
    expect((await test(content, { token: userToken })).status).toBe(403);
    expect((await test(content, { token: writer })).status).toBe(403);
    const { body } = await test(content);
    expect(body.message).toBe("The test is on its way to ana@club.example.");
    const [mail, ...others] = await sendQueued(deps);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: "ana@club.example",
      senderName: "Before Ten",
      subject: "[Test] Hi there",
    });
    expect(mail?.html).toContain('href="https://else.example/"');
  });

  it("of content that can't be sent is refused with a sentence", async () => {
    const { status, body } = await test({ ...content, blocks: [] });
    expect(status).toBe(400);
    expect(body.error).toBe("This email is empty: add a block.");
    expect(await sendQueued(deps)).toEqual([]);
  });
});

describe("choices", () => {
  it.each(["events", "posts", "images"])(
    "of %s are for admins and keys that read",
    async (what) => {
      expect((await choices(what, {})).status).toBe(401);
      expect((await choices(what, { token: userToken })).status).toBe(403);
      expect((await choices(what, { token: reader })).status).toBe(200);
    },
  );

  it("of events are those to come, by any part of a word, or by their ids", async () => {
    const disco = await storeEvent(db, { name: "Sunday Disco" });
    const over = await storeEvent(db, { name: "Disco past", startDay: "2026-12-01" });
    await storeEvent(db, { name: "Disco draft", status: "draft" });
    await storeEvent(db, { name: "Soul", startDay: "2026-12-06" });
    const found = await choices("events?search=isc+orn");
    expect(found.body.data).toMatchObject([{ id: disco, name: "Sunday Disco", isGone: false }]);
    const byIds = await choices(`events?ids=${over}`);
    expect(byIds.body.data).toMatchObject([{ id: over, isGone: true }]);
  });

  it("of posts are public ones, latest first", async () => {
    const old = await storePost(db, { title: "Old hour", publishedAt: "2026-10-01T09:00:00Z" });
    const late = await storePost(db, { title: "Late hour" });
    const draft = await storePost(db, { title: "Draft hour", status: "draft" });
    const found = (await choices("posts?search=HOU")).body.data;
    expect(found.map(({ id }) => id)).toEqual([late, old]);
    const byIds = await choices(`posts?ids=${draft}&ids=${old}`);
    expect(byIds.body.data).toMatchObject([
      { id: draft, isGone: true },
      { id: old, isGone: false },
    ]);
  });
});

describe("an uploaded image", () => {
  it("is for admins and keys that write campaigns", async () => {
    expect((await upload({})).status).toBe(401);
    expect((await upload({ token: userToken })).status).toBe(403);
    expect((await upload({ token: reader })).status).toBe(403);
    expect((await upload({ token: writer })).status).toBe(201);
    const { status, body } = await callRest(app, "POST", `${path}/images`, { token, payload: {} });
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path: "image", message: "Please choose an image" }]);
  });

  it("is kept while it is previewed, used by a campaign, or in a mail that was sent", async () => {
    const { id, width, height } = (await upload()).body.data;
    expect({ width, height }).toEqual({ width: 1_200, height: 600 });
    const block = { kind: "image", imageId: id, alt: "A room" };
    await age();
    await preview({ ...content, blocks: [block] });
    expect(await sweep()).toEqual([id]);
    await age();
    await storeCampaign({ blocks: [block] });
    expect(await sweep()).toEqual([id]);
    expect((await choices("images?search=oo")).body.data).toMatchObject([{ id, alt: "A room" }]);
    await db.deleteFrom("campaigns").execute();
    await storeCampaign({ blocks: [], html: `<img src="https://a.example/media/${id}-1.jpeg">` });
    expect(await sweep()).toEqual([id]);
    await db.deleteFrom("campaigns").execute();
    expect(await sweep()).toEqual([]);
  });

  const age = () =>
    db
      .updateTable("images")
      .set({ stored_at: new Date(0) })
      .execute();

  async function sweep(): Promise<string[]> {
    await sweepOrphanImages(deps, { olderThan: new Date(Date.now() - 60_000) });
    return (await db.selectFrom("images").select("id").execute()).map(({ id }) => id);
  }

  async function storeCampaign({ blocks, html }: { blocks: object[]; html?: string }) {
    const at = new Date();
    await db
      .insertInto("campaigns")
      .values({
        id: uuidv7(),
        subject: "Hi",
        preview_text: "",
        sender_name: "Before Ten",
        blocks: JSON.stringify(blocks),
        segment: "{}",
        created_at: at,
        updated_at: at,
        ...(html !== undefined && { html, plain_text: "" }),
      })
      .execute();
  }
});

it("answers by tRPC as by REST", async () => {
  const { body } = await mutateTrpc<CampaignPreview>(app, "campaignContent.preview", content, {
    token,
  });
  expect(body.result?.data).toEqual((await preview(content)).body.data);
});
