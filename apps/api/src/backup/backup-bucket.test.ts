import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type FlakyProxy, type Trouble, startFlakyProxy } from "../testing/flaky-proxy.ts";
import { type S3Server, startS3Server } from "../testing/s3/s3-server.ts";
import { openBackupBucket } from "./backup-bucket.ts";

const limits = { attempts: 3, attemptMs: 3_000, withinMs: 10_000, pauseMs: 20 };
/** Three parts, the last one short. */
const content = randomBytes(2 * 16 * 1024 * 1024 + 1_234);
const name = "before-ten-2026-11-23T17-00-03Z.tar.zst";

let server: S3Server;
let proxy: FlakyProxy;
let folder: string;
let path: string;
beforeAll(async () => {
  server = await startS3Server();
  proxy = await startFlakyProxy(server.settings.endpoint);
  folder = await mkdtemp(join(tmpdir(), "backup-bucket-"));
  path = join(folder, name);
  await writeFile(path, content);
});
afterAll(async () => {
  await proxy.close();
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  proxy.troubles.length = 0;
  await openBucket().remove(name);
});

const openBucket = () =>
  openBackupBucket({ ...server.settings, prefix: "BACKUP_S3_", endpoint: proxy.url }, limits);

it("uploads and downloads a file of several parts, and lists it among other objects", async () => {
  const bucket = openBucket();
  const older = name.replace("-23T", "-22T");
  await writeFile(join(folder, "notes.txt"), "notes");
  await bucket.upload(join(folder, "notes.txt"), older);
  await bucket.upload(join(folder, "notes.txt"), "notes.txt");
  await bucket.upload(path, name);
  expect(await bucket.list()).toEqual([name, older]);
  const copy = join(folder, "copy");
  await bucket.download(name, copy);
  expect((await readFile(copy)).equals(content)).toBe(true);
  await rm(copy);
  await bucket.remove(older);
  expect(await bucket.list()).toEqual([name]);
});

it.each<Trouble>([503, "cut"])("sends a part again after %s", async (trouble) => {
  const bucket = openBucket();
  proxy.troubles.push("pass", trouble, trouble);
  await bucket.upload(path, name);
  proxy.troubles.push("pass", trouble, "half");
  const copy = join(folder, `after-${trouble}`);
  await bucket.download(name, copy);
  expect((await readFile(copy)).equals(content)).toBe(true);
  expect(proxy.troubles).toEqual([]);
});

it("leaves no backup after an upload that fails for good, and says why", async () => {
  const bucket = openBucket();
  proxy.troubles.push("pass", "pass", 503, 503, 503);
  await expect(bucket.upload(path, name)).rejects.toThrow(
    /^The bucket club-images at .* can't be used now \(S3 answered 503/,
  );
  proxy.troubles.push(200);
  await expect(bucket.upload(path, name)).rejects.toThrow(
    /doesn't answer as S3 does \(no id of an upload\): BACKUP_S3_ENDPOINT is wrong/,
  );
  expect(await bucket.list()).not.toContain(name);
});

it("says which setting is wrong", async () => {
  const wrong = openBackupBucket(
    { ...server.settings, prefix: "BACKUP_S3_", bucket: "no-such-bucket" },
    limits,
  );
  await expect(wrong.list()).rejects.toThrow(/name another one in BACKUP_S3_BUCKET/);
  await expect(wrong.upload(path, name)).rejects.toThrow(/name another one in BACKUP_S3_BUCKET/);
  await expect(openBucket().download("nowhere", join(folder, "nowhere"))).rejects.toThrow(
    "There is no backup nowhere in the bucket club-images.",
  );
});
