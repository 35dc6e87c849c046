import { rm } from "node:fs/promises";
import type { PublicPost } from "@before-ten/contracts/posts/output";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventSharePath, postSharePath } from "@before-ten/contracts/share/share-image";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { plainImage } from "../../testing/sample-images.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { buildSmallSite } from "../../testing/small-site.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { saveUpload } from "../../testing/save-upload.ts";
import { appRouter } from "../../registry/app-router.ts";
import { registerWeb } from "../../pages/register-pages.ts";

const { db, close } = await createTestDatabase();
const { app, deps, clock, cache, callKey } = await startTestApp(db);
const webDir = await buildSmallSite();
await registerWeb(app, {
  mode: "production",
  webDir,
  publicUrl: "https://club.example",
  clock,
  cache,
  texts: deps.siteTexts,
  callKey,
  appRouter,
  createContext: () => {
    throw new Error("no page is asked for");
  },
});
afterAll(async () => {
  await app.close();
  await close();
  await rm(webDir, { recursive: true });
});

const canary = "Canary-7Q";
const forEver = "public, max-age=31536000, immutable";

async function eventPath(id: string): Promise<string> {
  const { data }: { data: PublicEvent } = (await app.inject(`/api/events/${id}`)).json();
  return eventSharePath(data);
}

async function postPath(id: string): Promise<string> {
  const { data }: { data: PublicPost } = (await app.inject(`/api/blogs/${id}`)).json();
  return postSharePath(data);
}

/** The answer to an image's address; `drawing` is expected of all of them. */
async function imageAt(path: string) {
  const { statusCode, headers, rawPayload: bytes } = await app.inject(path);
  const { format, width, height } = await sharp(bytes).metadata();
  return {
    bytes,
    facts: { statusCode, headers, format, width, height, isLight: bytes.length < 200_000 },
  };
}

const drawing = {
  statusCode: 200,
  format: "jpeg",
  width: 1200,
  height: 630,
  isLight: true,
  headers: {
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "content-security-policy":
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    "cross-origin-resource-policy": "cross-origin",
  },
};

describe("an event's picture", () => {
  it("is drawn from its facts, also when it has ended", async () => {
    const one = await imageAt(await eventPath(await storeEvent(db)));
    const ended = await storeEvent(db, { name: "Long ago", startDay: "2020-02-01" });
    const other = await imageAt(await eventPath(ended));
    expect(one.facts).toMatchObject(drawing);
    expect(other.facts).toMatchObject(drawing);
    expect(one.bytes.equals(other.bytes)).toBe(false);
  });

  it("is a 404 for a draft, for any caller", async () => {
    const id = await storeEvent(db, { name: canary, place: canary, status: "draft" });
    const { token } = await signedInAs(deps, "admin");
    for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
      const answer = await app.inject({ url: `/share/events/${id}.jpg?v=1`, headers });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers["cache-control"] ?? "").not.toContain("public");
      expect(answer.body).not.toContain(canary);
    }
  });

  it.each([
    "I",
    "W".repeat(200),
    "Saturday Night at the Corn Exchange ".repeat(6).slice(0, 200),
    "🎉🪩",
    "ليلة الرقص קודם עשר",
    "</text><script>alert(1)</script>",
    '"&#x41;',
    "Ẩm thực Łódź",
  ])("can be drawn for the name %j", async (name) => {
    const { facts } = await imageAt(await eventPath(await storeEvent(db, { name })));
    expect(facts).toMatchObject(drawing);
  });

  it.each(["", "W".repeat(300), "507f1f77bcf86cd799439011", "🎪"])(
    "can be drawn for the place %j",
    async (place) => {
      const id = await storeEvent(db, { place, country: "ZZ", endTime: null });
      const { facts } = await imageAt(await eventPath(id));
      expect(facts).toMatchObject(drawing);
    },
  );
});

describe("a post's picture", () => {
  it("is a drawn scene, or the post's own picture", async () => {
    const { bytes: scene } = await imageAt(await postPath(await storePost(db)));
    const file = new Blob([await plainImage({ width: 700, height: 900 }).png().toBuffer()]);
    const imageId = await saveUpload(
      deps,
      { file, field: "image", widths: [480, 960] },
      (_trx, id) => Promise.resolve(id),
    );
    const { bytes: own, facts } = await imageAt(await postPath(await storePost(db, { imageId })));
    expect(facts).toMatchObject(drawing);
    const wall = await pixelsOf(own, { left: 700, top: 10, width: 400, height: 600 });
    const { channels } = await sharp(wall).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 10) * 10)).toEqual([190, 40, 90]);
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(3);
    const panel = { left: 0, top: 0, width: 600, height: 630 };
    expect(await pixelsOf(own, panel)).toEqual(await pixelsOf(scene, panel));
  });

  it("is found by slug and by id", async () => {
    const id = await storePost(db, { slug: "found-twice" });
    for (const key of ["found-twice", id]) {
      expect((await imageAt(`/share/posts/${key}.jpg`)).facts).toMatchObject(drawing);
    }
  });

  it.each(["draft", "archived"] as const)("does not exist for a %s one", async (status) => {
    await storePost(db, { slug: `hidden-${status}`, title: canary, status });
    const answer = await app.inject(`/share/posts/hidden-${status}.jpg`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain(canary);
  });

  it.each(["I", "W".repeat(200), "🎉", "مساء الخير", "<script>alert(1)</script>"])(
    "can be drawn for title and author %j",
    async (text) => {
      const id = await storePost(db, { title: text, author: text });
      expect((await imageAt(await postPath(id))).facts).toMatchObject(drawing);
    },
  );
});

describe("the address", () => {
  it("names the content: it may be kept for ever, until another title makes another", async () => {
    const id = await storeEvent(db, { name: "Before" });
    const path = await eventPath(id);
    expect((await app.inject(path)).headers["cache-control"]).toBe(forEver);
    await db.updateTable("events").set({ event_name: "After" }).where("id", "=", id).execute();
    const newPath = await eventPath(id);
    expect(newPath).not.toBe(path);
    const [old, renewed] = [await app.inject(path), await app.inject(newPath)];
    expect(old.headers["cache-control"]).toBe("public, max-age=60");
    expect(renewed.headers["cache-control"]).toBe(forEver);
    expect(old.rawPayload.equals(renewed.rawPayload)).toBe(true);
  });

  it.each(["", "?v=", "?v=wrong", "?v=1&v=2", "?w=1"])(
    "without the right version (%j) is kept for a minute",
    async (query) => {
      const id = await storeEvent(db);
      const { statusCode, headers } = await app.inject(`/share/events/${id}.jpg${query}`);
      expect(statusCode).toBe(200);
      expect(headers["cache-control"]).toBe("public, max-age=60");
    },
  );

  it("answers 304 if the client has the image, and HEAD without it", async () => {
    const url = await eventPath(await storeEvent(db));
    const { headers, rawPayload } = await app.inject(url);
    const unchanged = await app.inject({ url, headers: { "if-none-match": headers.etag } });
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.rawPayload).toHaveLength(0);
    expect(unchanged.headers).toMatchObject({ etag: headers.etag, "cache-control": forEver });
    const head = await app.inject({ method: "HEAD", url });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(`${rawPayload.length}`);
  });

  it.each([
    "/share/events/none.jpg",
    "/share/events/0198c5ae-0000-7000-8000-000000000000.jpg",
    "/share/posts/none.jpg",
    "/share/posts/a%00b.jpg",
    "/share/posts/..%2f..%2fetc%2fpasswd.jpg",
    "/share/events/.jpg",
    "/share/events/x.png",
    "/share/",
  ])("leads nowhere at %s", async (path) => {
    expect((await app.inject(path)).statusCode).toBe(404);
  });

  it.each(["POST", "PUT", "DELETE", "PATCH"] as const)("knows no %s", async (method) => {
    const url = await eventPath(await storeEvent(db));
    const { statusCode, headers } = await app.inject({ method, url });
    expect(statusCode).toBe(405);
    expect(headers["allow"]).toBe("GET, HEAD");
  });
});

async function pixelsOf(
  image: Buffer,
  box: { left: number; top: number; width: number; height: number },
): Promise<Buffer> {
  return sharp(image).extract(box).png().toBuffer();
}
