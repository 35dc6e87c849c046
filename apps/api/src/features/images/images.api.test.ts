import type { LibraryImage } from "@before-ten/contracts/images/output";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { storeImageRow } from "@before-ten/db/testing/stored-image";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { beforeEach, describe, expect, it } from "vitest";
import { sweepOrphanImages } from "../../images/sweep-images.ts";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { multipart } from "../../testing/event-forms.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { plainImage } from "../../testing/sample-images.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
const user = await signedInAs(deps, "user");
const [viewer, editor] = [
  await signedInAs(deps, "admin", { adminRole: "viewer" }),
  await signedInAs(deps, "admin", { adminRole: "editor" }),
];
const reader = (await madeKey(deps, { scopes: ["read"] })).secret;

beforeEach(async () => {
  await db.deleteFrom("all_events").execute();
  await db.deleteFrom("all_blog_posts").execute();
  await db.deleteFrom("all_campaigns").execute();
  await db.deleteFrom("images").execute();
});

const list = async (search = "", as = token) =>
  (await callRest<LibraryImage[]>(app, "GET", `/images?${search}`, { token: as })).body;
const ids = async (search: string) => (await list(search)).data.map(({ id }) => id);
const remove = (id: string) => callRest(app, "DELETE", `/images/${id}`, { token });

async function upload(fields: Record<string, string> = {}, as: string | undefined = token) {
  const value = await plainImage({ width: 1_200, height: 600 }).png().toBuffer();
  const form = multipart([
    ...Object.entries(fields).map(([name, text]) => ({ name, value: text })),
    { name: "image", value, fileName: "Desktop/red shoes.png", type: "image/png" },
  ]);
  return callRest<LibraryImage>(app, "POST", "/images", { ...form, token: as });
}

function imageBlock(imageId: string) {
  return { kind: "image", imageId, alt: "In the text", caption: "" };
}

async function showInText(imageId: string, title: string): Promise<string> {
  const id = await storePost(db, { title });
  const document = { version: 1, blocks: [imageBlock(imageId), imageBlock(imageId)] };
  await db
    .updateTable("blog_posts")
    .set({ document: JSON.stringify(document) })
    .where("id", "=", id)
    .execute();
  return id;
}

async function showInCampaign(imageId: string, subject: string): Promise<string> {
  const id = await storeCampaign(db);
  const blocks = JSON.stringify([imageBlock(imageId)]);
  await db.updateTable("campaigns").set({ subject, blocks }).where("id", "=", id).execute();
  return id;
}

describe("the list", () => {
  it("needs posts:read", async () => {
    expect((await callRest(app, "GET", "/images")).status).toBe(401);
    expect((await callRest(app, "GET", "/images", { token: user.token })).status).toBe(403);
    for (const as of [viewer.token, reader]) {
      expect((await callRest(app, "GET", "/images", { token: as })).status).toBe(200);
    }
  });

  it("lists where each image is used, latest image first", async () => {
    const unused = await storeImageRow(db, { storedAt: new Date("2020-01-01T00:00:00Z") });
    const used = await storeImageRow(db, { fileName: "shoes.jpg" });
    const event = await storeEvent(db, { name: "Sunday Disco" });
    await db
      .updateTable("events")
      .set({ poster_id: used, poster_alt: "Poster for Sunday Disco" })
      .where("id", "=", event)
      .execute();
    const post = await storePost(db, { title: "Shoes", imageId: used, imageAlt: "Picture" });
    const inText = await showInText(used, "Doorways");
    await callRest(app, "DELETE", `/blogs/${inText}`, { token });
    const campaign = await showInCampaign(used, "Four parties");

    const { data, pagination } = await list();
    expect(data).toMatchObject([
      {
        id: used,
        alt: "Poster for Sunday Disco",
        fileName: "shoes.jpg",
        isInLibrary: false,
        image: { alt: "Poster for Sunday Disco", width: 1_600, height: 900 },
      },
      { id: unused, alt: "", uses: [] },
    ]);
    expect(data[0]?.uses).toEqual([
      { kind: "event", id: event, title: "Sunday Disco", isInTrash: false },
      { kind: "post", id: post, title: "Shoes", isInTrash: false },
      { kind: "post", id: inText, title: "Doorways", isInTrash: true },
      { kind: "campaign", id: campaign, title: "Four parties", isInTrash: false },
    ]);
    expect(pagination).toEqual({ page: 1, limit: 100, total: 2, pages: 1 });
    expect((await list("limit=1&page=2")).data).toMatchObject([{ id: unused }]);
  });

  it("is searched by alternative text, file name and use", async () => {
    const described = await storeImageRow(db, { alt: "Red shoes in a doorway" });
    const named = await storeImageRow(db, { fileName: "Café_100%.jpg" });
    const [poster, inText] = [await storeImageRow(db), await storeImageRow(db)];
    const event = await storeEvent(db, { name: "Sunday Disco" });
    await db.updateTable("events").set({ poster_id: poster }).where("id", "=", event).execute();
    await showInText(inText, "In defence of the one-hit wonder");

    expect(await ids("search=DOORWAY%20red")).toEqual([described]);
    expect(await ids("search=cafe_100%25")).toEqual([named]);
    expect(await ids("search=sunday")).toEqual([poster]);
    expect(await ids("search=one-hit")).toEqual([inText]);
    expect(await ids("search=red%20sunday")).toEqual([]);
    expect((await ids("used=true")).toSorted()).toEqual([poster, inText].toSorted());
    expect((await ids("used=false")).toSorted()).toEqual([described, named].toSorted());
  });

  it("tells callers without campaigns:read only that a campaign uses it", async () => {
    const image = await storeImageRow(db);
    const id = await showInCampaign(image, "Secret plans");
    const [shown] = (await list("", editor.token)).data;
    expect(shown).toMatchObject({ alt: "", uses: [{ kind: "campaign", id, title: null }] });
    expect((await list("search=secret", editor.token)).data).toEqual([]);
    expect((await list("search=secret", viewer.token)).data).toMatchObject([{ id: image }]);
  });
});

describe("an upload", () => {
  it("needs posts:write, and an image", async () => {
    expect((await upload({}, "")).status).toBe(401);
    expect((await upload({}, user.token)).status).toBe(403);
    expect((await upload({}, viewer.token)).status).toBe(403);
    const { status, body } = await callRest(app, "POST", "/images", { token, payload: {} });
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path: "image", message: "Please choose an image" }]);
    const long = await upload({ alt: "a".repeat(251) });
    expect(long.body.error).toBe("An alternative text may have at most 250 characters");
  });

  it("stays in the library although nothing shows it", async () => {
    const { status, body } = await upload({ alt: " Red\nshoes " }, editor.token);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      alt: "Red shoes",
      fileName: "red shoes.png",
      isInLibrary: true,
      uses: [],
    });
    const { id, image } = body.data;
    await db
      .updateTable("images")
      .set({ stored_at: new Date(0) })
      .execute();
    await sweepOrphanImages(deps, { olderThan: new Date(Date.now() + 60_000) });
    expect(await ids("")).toEqual([id]);
    expect((await app.inject(image.url)).statusCode).toBe(200);

    // The same file is the same image, whose text is kept if none is sent.
    expect((await upload()).body.data).toMatchObject({ id, alt: "Red shoes" });
    expect((await upload({ alt: "Blue" })).body.data).toMatchObject({ id, alt: "Blue" });
  });
});

describe("the alternative text", () => {
  it("needs posts:write, and doesn't change where the image is already shown", async () => {
    const id = await storeImageRow(db);
    const post = await storePost(db, { imageId: id, imageAlt: "Picture for Shoes" });
    const change = (as?: string) =>
      callRest<LibraryImage>(app, "PATCH", `/images/${id}`, {
        token: as,
        payload: { alt: "Red shoes" },
      });
    expect((await change()).status).toBe(401);
    expect((await change(viewer.token)).status).toBe(403);
    expect((await change(editor.token)).body.data).toMatchObject({ id, alt: "Red shoes" });
    const { image_alt: alt } = await db
      .selectFrom("blog_posts")
      .select("image_alt")
      .where("id", "=", post)
      .executeTakeFirstOrThrow();
    expect(alt).toBe("Picture for Shoes");
  });

  it.each(["nothing", "A".repeat(64), "e".repeat(64), "%00"])("of %j isn't there", async (id) => {
    const payload = { alt: "Red" };
    expect((await callRest(app, "PATCH", `/images/${id}`, { token, payload })).status).toBe(404);
    expect((await callRest(app, "GET", `/images/${id}`, { token })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });
});

describe("deleting an image", () => {
  it("needs posts:write", async () => {
    const path = `/images/${await storeImageRow(db)}`;
    expect((await callRest(app, "DELETE", path)).status).toBe(401);
    expect((await callRest(app, "DELETE", path, { token: viewer.token })).status).toBe(403);
  });

  it("takes its files along", async () => {
    const { id, image } = (await upload()).body.data;
    expect((await remove(id)).body.message).toBe("Image deleted");
    expect((await app.inject(image.url)).statusCode).toBe(404);
    expect((await deps.images.list()).filter(({ name }) => name.startsWith(id))).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  const shown: Record<string, (id: string) => Promise<unknown>> = {
    "an event": async (id) => {
      const event = await storeEvent(db);
      await db.updateTable("events").set({ poster_id: id }).where("id", "=", event).execute();
    },
    "a post": (imageId) => storePost(db, { imageId }),
    "a post's text": (id) => showInText(id, "Shoes"),
    "a post in the trash": async (imageId) => {
      const post = await storePost(db, { imageId });
      await callRest(app, "DELETE", `/blogs/${post}`, { token });
    },
    "a campaign": (id) => showInCampaign(id, "Hi"),
    "a mail that went out": async (id) => {
      const campaign = await storeCampaign(db);
      const html = `<img src="https://club.example/media/${id}-1600.jpeg">`;
      await db
        .updateTable("campaigns")
        .set({ html, plain_text: "" })
        .where("id", "=", campaign)
        .execute();
    },
  };

  it.each(Object.keys(shown))("is refused while it is shown by %s", async (by) => {
    const { id, image } = (await upload()).body.data;
    await shown[by]?.(id);
    const { status, body } = await remove(id);
    expect([status, body.error]).toEqual([
      409,
      expect.stringMatching(/^This image is still in use/),
    ]);
    expect((await app.inject(image.url)).statusCode).toBe(200);
  });

  it("waits for a save that is about to show it", async () => {
    const id = await storeImageRow(db);
    const [saving, referred] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    const save = db.transaction().execute(async (trx) => {
      await storePost(trx, { imageId: id });
      referred.resolve(null);
      await saving.promise;
    });
    await referred.promise;
    const removal = remove(id);
    saving.resolve(null);
    await save;
    expect((await removal).status).toBe(409);
    expect(await ids("")).toEqual([id]);
  });
});

it("answers by tRPC as by REST", async () => {
  const id = await storeImageRow(db, { alt: "Red shoes" });
  const rest = await list();
  const trpc = await queryTrpc<PageOf<LibraryImage>>(app, "images.list", {}, { token });
  expect(trpc.body.result?.data.items).toEqual(rest.data);
  const one = await queryTrpc(app, "images.get", { id }, { token });
  expect(one.body.result?.data).toEqual(rest.data[0]);
  const changed = await mutateTrpc<LibraryImage>(
    app,
    "images.update",
    { id, alt: "Blue" },
    { token },
  );
  expect(changed.body.result?.data.alt).toBe("Blue");
  await mutateTrpc(app, "images.delete", { id }, { token });
  expect((await list()).data).toEqual([]);
});
