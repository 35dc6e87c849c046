import type {
  AdminAlbum,
  Album,
  AlbumCover,
  UploadedAlbumImage,
} from "@before-ten/contracts/albums/output";
import { storeAlbumRow } from "@before-ten/db/testing/stored-album";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeImageRow } from "@before-ten/db/testing/stored-image";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, queryTrpc } from "../../testing/calls.ts";
import { multipart } from "../../testing/event-forms.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { plainImage } from "../../testing/sample-images.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
const { token: userToken } = await signedInAs(deps, "user");
const { token: viewerToken } = await signedInAs(deps, "admin", { adminRole: "viewer" });

beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  await db.deleteFrom("all_events").execute();
});

const past = { startDay: "2026-01-10" };
const unknownId = "0193a0b0-dead-7000-8000-00000000beef";

const save = (id: string, payload: object, caller: object = { token }) =>
  callRest<AdminAlbum>(app, "PUT", `/albums/${id}`, { payload, ...caller });

const read = (id: string) => callRest<Album>(app, "GET", `/albums/${id}`);

describe("changing an album", () => {
  it("needs events:write, and valid input", async () => {
    const id = await storeEvent(db, past);
    const imageId = await storeImageRow(db);
    expect((await save(id, {}, {})).status).toBe(401);
    const wrong = [
      { images: [{ imageId: "nothing" }] },
      { images: [{ imageId, caption: "x".repeat(201) }] },
      { images: [{ imageId }, { imageId }] },
      { images: Array.from({ length: 61 }, () => ({ imageId })) },
      { consentNote: "x".repeat(2_001) },
    ];
    for (const payload of wrong) expect((await save(id, payload)).status).toBe(400);
    const unknown = await save(id, { images: [{ imageId: "f".repeat(64) }] });
    expect([unknown.status, unknown.body.details]).toEqual([
      400,
      [
        {
          path: "images.0.imageId",
          message: "This image isn't there any more. Please remove it here and upload it again.",
        },
      ],
    ]);
    expect((await save(id, {}, { token: userToken })).status).toBe(403);
    expect((await save(id, {}, { token: viewerToken })).status).toBe(403);
    for (const missing of [unknownId, "nothing"]) {
      expect((await save(missing, {})).status).toBe(404);
    }
    expect((await read(id)).status).toBe(404);
  });

  it("stores the images in order, and keeps fields that aren't sent", async () => {
    const id = await storeEvent(db, past);
    const [first, second] = [await storeImageRow(db), await storeImageRow(db)];
    const made = await save(id, {
      images: [
        { imageId: first, caption: " The last\nsong ", alt: "" },
        { imageId: second, alt: "Red shoes" },
      ],
      consentNote: "Sam would rather not be in it.\n",
    });
    expect(made.status).toBe(200);
    expect(made.body.data).toMatchObject({
      eventId: id,
      version: 2,
      consentNote: "Sam would rather not be in it.",
      images: [
        { imageId: first, caption: "The last song", alt: "", image: { alt: "The last song" } },
        { imageId: second, caption: "", alt: "Red shoes", image: { alt: "Red shoes" } },
      ],
    });
    const turned = await save(id, { images: [{ imageId: second }, { imageId: first }] });
    expect(turned.body.data).toMatchObject({
      version: 3,
      consentNote: "Sam would rather not be in it.",
      images: [{ imageId: second }, { imageId: first }],
    });
    const { body, text } = await read(id);
    expect(body.data.images.map(({ imageId }) => imageId)).toEqual([second, first]);
    // The note is for admins only.
    expect(text).not.toContain("Sam");
    expect((await save(id, { images: [] })).status).toBe(200);
    expect((await read(id)).status).toBe(404);
  });

  it("begins with an empty one, and a save that changes nothing makes no version", async () => {
    const id = await storeEvent(db, past);
    const opened = await callRest<AdminAlbum>(app, "GET", `/admin/albums/${id}`, { token });
    expect(opened.body.data).toMatchObject({ version: 1, images: [], consentNote: "" });
    for (const _time of [1, 2]) {
      const saved = await save(id, { consentNote: "Ana's" });
      expect(saved.body.data).toMatchObject({ version: 2, consentNote: "Ana's" });
    }
  });

  it("is open to a key with the scope for events", async () => {
    const id = await storeEvent(db, past);
    const writes = await madeKey(deps, { scopes: ["events:write"] });
    const reads = await madeKey(deps, { scopes: ["read"] });
    expect((await save(id, {}, { token: reads.secret })).status).toBe(403);
    expect((await save(id, {}, { token: writes.secret })).status).toBe(200);
    const path = `/admin/albums/${id}`;
    expect((await callRest(app, "GET", path, { token: reads.secret })).status).toBe(200);
  });

  it("is recorded in the history, without the note's text", async () => {
    const id = await storeEvent(db, { ...past, name: "Slow Train" });
    const imageId = await storeImageRow(db);
    await save(id, { images: [{ imageId, caption: "The driver" }], consentNote: "Ask Sam" });
    await save(id, { consentNote: "Sam was asked" });
    const { text, body } = await callRest<{ action: string; entity: { title: string } }[]>(
      app,
      "GET",
      `/admin/history?kind=album&entityId=${id}`,
      { token },
    );
    expect(body.data.map(({ action, entity }) => [action, entity.title])).toEqual([
      ["changed", "Slow Train"],
      ["created", "Slow Train"],
    ]);
    expect(text).toContain("The driver");
    expect(text).not.toContain("Sam");
  });
});

describe("an image for an album", () => {
  const upload = async (id: string, caller: object = { token }) => {
    const value = await plainImage({ width: 1_200, height: 800 }).png().toBuffer();
    const form = multipart([{ name: "image", value, fileName: "a.png", type: "image/png" }]);
    const path = `/albums/${id}/images`;
    return callRest<UploadedAlbumImage>(app, "POST", path, { ...form, ...caller });
  };

  it("needs events:write, and an existing event", async () => {
    const id = await storeEvent(db, past);
    expect((await upload(id, {})).status).toBe(401);
    const without = await callRest(app, "POST", `/albums/${id}/images`, {
      token,
      payload: {},
    });
    expect([without.status, without.body.details?.[0]?.path]).toEqual([400, "image"]);
    expect((await upload(id, { token: viewerToken })).status).toBe(403);
    expect((await upload(unknownId)).status).toBe(404);
    const { status, body } = await upload(id);
    expect([status, body.data.image.width]).toEqual([201, 1_200]);
    const { imageId } = body.data;
    expect((await save(id, { images: [{ imageId }] })).status).toBe(200);
    expect(
      (await app.inject((await read(id)).body.data.images[0]?.image.url ?? "")).statusCode,
    ).toBe(200);
  });
});

describe("the albums that visitors see", () => {
  it("are those of past parties, and never of a draft", async () => {
    const { eventId } = await storeAlbumRow(db);
    const canary = "canary of a draft";
    const draft = await storeAlbumRow(db, {
      event: { status: "draft" },
      images: [{ caption: canary }],
    });
    const toCome = await storeAlbumRow(db, { event: { startDay: "2030-01-05" } });
    expect((await read(eventId)).status).toBe(200);
    for (const id of [draft.eventId, toCome.eventId, unknownId, "nothing"]) {
      const { status, text } = await read(id);
      expect(status).toBe(404);
      expect(text).not.toContain(canary);
    }
    const ids = [eventId, draft.eventId, toCome.eventId];
    const covers = await queryTrpc<AlbumCover[]>(app, "albums.covers", { ids });
    expect(covers.body.result?.data).toMatchObject([
      { eventId, count: 1, images: [{ alt: "Red shoes" }] },
    ]);
    await callRest(app, "DELETE", `/events/${eventId}`, { token });
    expect((await read(eventId)).status).toBe(404);
  });
});
