import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, expect, it } from "vitest";
import { createDiskImages } from "./disk-image-store.ts";
import { plainImage } from "../testing/sample-images.ts";
import { startTestApp } from "../testing/test-app.ts";
import { saveUpload } from "../testing/save-upload.ts";

const { db, close } = await createTestDatabase();
const mediaDir = join(await mkdtemp(join(tmpdir(), "before-ten-serve-")), "media");
const { app } = await startTestApp(db, { mediaDir });
const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
afterAll(async () => {
  await app.close();
  await close();
  await rm(join(mediaDir, ".."), { recursive: true });
});

it.each(["avif", "webp", "jpeg"])("serves %s with its type, cacheable forever", async (format) => {
  const file = new Blob([await plainImage({ width: 40, height: 60 }).png().toBuffer()]);
  const images = createDiskImages(mediaDir);
  const id = await saveUpload(
    { db, images },
    { file, field: "flyer", widths: [40] },
    (_trx, imageId) => Promise.resolve(imageId),
  );
  const { statusCode, headers } = await app.inject(`/media/${id}-40.${format}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": `image/${format}`,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    // Mails and feeds show it on pages of other sites.
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy":
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    "strict-transport-security": expect.stringMatching(/max-age=\d{8}/),
  });
});

it("serves a drawing as text, compressed if accepted", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="120">${'<rect width="80" height="120" fill="#C2255C"/>'.repeat(20)}</svg>`;
  const id = "d".repeat(64);
  await createDiskImages(mediaDir).put(`${id}-80.svg`, Buffer.from(svg));
  await createDiskImages(mediaDir).put(`${id}-80.svg.br`, brotliCompressSync(svg));
  const get = (accepted: string) =>
    app.inject({ url: `/media/${id}-80.svg`, headers: { "accept-encoding": accepted } });
  const [compressed, plain] = await Promise.all([get("gzip, br"), get("gzip")]);
  expect(compressed.headers).toMatchObject({
    "content-type": "image/svg+xml",
    "content-encoding": "br",
    vary: "accept-encoding",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy":
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(svg);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.body).toBe(svg);
});

it.each([
  "",
  "..",
  "../",
  ".",
  "../package.json",
  "..%2f..%2fpackage.json",
  "%2e%2e/%2e%2e/etc/passwd",
  "a/..",
  "a%5c..",
  "%00",
])("serves nothing at %j", async (path) => {
  expect(await statusOf(`/media/${path}`)).toBe(404);
});

/** Sends the path unchanged: `inject`, like a browser, would resolve dots first. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port, path }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
}
