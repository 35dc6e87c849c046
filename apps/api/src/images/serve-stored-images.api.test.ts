import { request } from "node:http";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { imageMessages } from "@before-ten/contracts/images/messages";
import { afterAll, expect, it } from "vitest";
import { plainImage } from "../testing/sample-images.ts";
import { startS3Server } from "../testing/s3/s3-server.ts";
import { saveUpload } from "../testing/save-upload.ts";
import { openTestApp } from "../testing/test-app.ts";
import { createS3Images } from "./s3/s3-image-store.ts";

const server = await startS3Server();
afterAll(() => server.close());
const images = createS3Images(server.settings);
const { app, db } = await openTestApp({ remoteImages: images });
const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));

const upload = async (width: number) => {
  const file = new Blob([await plainImage({ width, height: 60 }).png().toBuffer()]);
  return saveUpload({ db, images }, { file, field: "flyer", widths: [width] }, (_trx, id) =>
    Promise.resolve(id),
  );
};

it.each(["avif", "webp", "jpeg"])("serves %s with its type, cacheable forever", async (format) => {
  const name = `${await upload(40)}-40.${format}`;
  const { statusCode, headers, rawPayload } = await app.inject(`/media/${name}`);
  expect(statusCode).toBe(200);
  expect(rawPayload).toEqual(await images.read(name));
  expect(headers).toMatchObject({
    "content-type": `image/${format}`,
    "content-length": String(rawPayload.length),
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy":
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  });
});

it("answers 304 to clients that have it, and HEAD with its size", async () => {
  const url = `/media/${await upload(41)}-41.webp`;
  const first = await app.inject(url);
  const { etag = "" } = first.headers;
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await app.inject({ url, headers: { "if-none-match": known } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  }
  const other = await app.inject({ url, headers: { "if-none-match": '"other"' } });
  expect(other.statusCode).toBe(200);
  const head = await app.inject({ method: "HEAD", url });
  expect(head.statusCode).toBe(200);
  expect(head.headers["content-length"]).toBe(String(first.rawPayload.length));
  expect(head.rawPayload).toHaveLength(0);
});

it.each(["svg", "wordless.svg"])("serves a drawing as %s, compressed if accepted", async (type) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="120">${'<rect width="80" height="120" fill="#C2255C"/>'.repeat(20)}</svg>`;
  const id = "d".repeat(64);
  await images.put(`${id}-80.${type}`, Buffer.from(svg));
  await images.put(`${id}-80.${type}.br`, brotliCompressSync(svg));
  const get = (accepted: string) =>
    app.inject({ url: `/media/${id}-80.${type}`, headers: { "accept-encoding": accepted } });
  const [compressed, plain] = await Promise.all([get("gzip, br"), get("gzip")]);
  expect(compressed.headers).toMatchObject({
    "content-type": "image/svg+xml",
    "content-encoding": "br",
    vary: "accept-encoding",
  });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(svg);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.headers).toMatchObject({ vary: "accept-encoding" });
  expect(plain.body).toBe(svg);
});

it.each([
  "",
  "..",
  "../",
  "../package.json",
  "..%2f..%2fpackage.json",
  "%2e%2e/%2e%2e/etc/passwd",
  "a%5c..",
  "%00",
  `${"f".repeat(64)}-40.webp`,
  `${"f".repeat(64)}-40.svg.br`,
])("serves nothing at %j", async (path) => {
  expect(await statusOf(`/media/${path}`)).toBe(404);
});

it("serves only images, even if there are other files", async () => {
  const mark = `database-${"c".repeat(64)}.mark`;
  await images.put(mark, Buffer.alloc(0));
  expect(await statusOf(`/media/${mark}`)).toBe(404);
});

it("answers 503 while the store is down, and refuses uploads", async () => {
  const url = `/media/${await upload(42)}-42.webp`;
  await server.stop();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toHaveProperty("retry-after");
  expect(answer.json()).toMatchObject({ success: false, error: imageMessages.storageAway });
  await expect(upload(43)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  const stored = await db.selectFrom("images").select("widths").execute();
  expect(stored.map(({ widths }) => widths)).not.toContainEqual([43]);

  await server.start();
  expect((await app.inject(url)).statusCode).toBe(200);
  await upload(43);
});

/** Sends the path unchanged: `inject`, like a browser, would resolve dots first. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port, path }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
}
