import { createServer } from "node:http";
import { once } from "node:events";
import { imageMessages } from "@before-ten/contracts/images/messages";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { type FlakyProxy, type Trouble, startFlakyProxy } from "../../testing/flaky-proxy.ts";
import { type S3Server, startS3Server } from "../../testing/s3/s3-server.ts";
import { openS3Images } from "../open-images.ts";
import { createS3Images } from "./s3-image-store.ts";
import type { S3Settings } from "./s3-settings.ts";

const name = "a.webp";
/** Other work may share the cores, so a successful attempt needs some time. */
const limits = { attempts: 3, attemptMs: 1_000, withinMs: 4_000, pauseMs: 20 };
const away = { code: "SERVICE_UNAVAILABLE", message: imageMessages.storageAway };

let server: S3Server;
let proxy: FlakyProxy;
beforeAll(async () => {
  server = await startS3Server();
  proxy = await startFlakyProxy(server.settings.endpoint);
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});
beforeEach(async () => {
  proxy.troubles.length = 0;
  await createS3Images(server.settings).remove(name);
});

const overProxy = () => createS3Images({ ...server.settings, endpoint: proxy.url }, limits);

describe("a request that the service, or the way to it, fails", () => {
  const troubles: Trouble[] = [500, 503, 429, "cut", "silence"];

  it.each(troubles)("is sent again after %s", async (trouble) => {
    proxy.troubles.push(trouble, trouble);
    await overProxy().put(name, Buffer.from("whole"));
    expect(await createS3Images(server.settings).read(name)).toEqual(Buffer.from("whole"));
    expect(proxy.troubles).toEqual([]);
  });

  it("is sent again when the answer breaks off in its middle", async () => {
    const bytes = Buffer.alloc(500_000, "abc");
    await createS3Images(server.settings).put(name, bytes);
    proxy.troubles.push("half");
    expect((await overProxy().read(name))?.equals(bytes)).toBe(true);
  });

  it.each(troubles)("ends in a sentence when it is %s each time", async (trouble) => {
    proxy.troubles.push(...Array.from({ length: 3 }, () => trouble), trouble);
    const began = performance.now();
    await expect(overProxy().put(name, Buffer.from("x"))).rejects.toMatchObject(away);
    expect(performance.now() - began).toBeLessThan(limits.withinMs + 1_000);
    expect(proxy.troubles).toHaveLength(1);
    expect(await createS3Images(server.settings).read(name)).toBeUndefined();
  });
});

it("doesn't retry a refused request, and reports its code but nothing that was signed", async () => {
  const images = createS3Images({
    ...server.settings,
    endpoint: proxy.url,
    secretAccessKey: "wrong",
  });
  const before = proxy.requests();
  const error: unknown = await images.read(name).catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    ...away,
    cause: { message: "S3 answered 403 SignatureDoesNotMatch" },
  });
  expect(proxy.requests() - before).toBe(1);
});

it("takes a lost bucket for an error, and not for a bucket without this file", async () => {
  const images = createS3Images({ ...server.settings, bucket: "another-bucket" });
  await expect(images.read(name)).rejects.toMatchObject(away);
  await expect(images.remove(name)).rejects.toMatchObject(away);
  await expect(images.list()).rejects.toMatchObject(away);
});

it("is away from the first failed request until the service answers again, without being asked", async () => {
  const images = createS3Images(server.settings, limits);
  expect(images.isAway()).toBe(false);
  await server.stop();
  await expect(images.put(name, Buffer.from("x"))).rejects.toMatchObject(away);
  const began = performance.now();
  expect(images.isAway()).toBe(true);
  expect(performance.now() - began).toBeLessThan(50);
  await server.start();
  await expect.poll(images.isAway, { interval: 20, timeout: 5_000 }).toBe(false);
  await images.put(name, Buffer.from("x"));
});

describe("when it is opened", () => {
  const opening = (changes: Partial<S3Settings>) =>
    openS3Images({ ...server.settings, ...changes }, () => expect.unreachable());

  it.each([
    [
      "another secret",
      { secretAccessKey: "wrong" },
      /^http:\S+ knows no such key, or another secret for it: S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is wrong \(403 SignatureDoesNotMatch\)\.$/,
    ],
    [
      "an unknown key",
      { accessKeyId: "unknown" },
      /^http:\S+ knows no such key, .+ is wrong \(403 InvalidAccessKeyId\)\.$/,
    ],
    [
      "a missing bucket",
      { bucket: "another-bucket" },
      /^There is no bucket another-bucket at http:\S+: make it, or name another one in S3_BUCKET \(404 NoSuchBucket\)\.$/,
    ],
  ])("says so of %s in a sentence", async (_what, changes, sentence) => {
    await expect(opening(changes)).rejects.toThrow(sentence);
  });

  it.each([200, 400])("recognizes a web server that answers %s and isn't S3", async (status) => {
    const web = createServer((_request, response) => {
      response.writeHead(status, { "content-type": "text/html" }).end("<!doctype html><p>Hello");
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void web.close());
    await once(web, "listening");
    const address = web.address();
    const port = typeof address === "object" ? address?.port : 0;
    await expect(opening({ endpoint: `http://127.0.0.1:${port}` })).rejects.toThrow(
      /doesn't answer as S3 does .+: S3_ENDPOINT is wrong, or S3_PATH_STYLE\.$/,
    );
  });

  it("takes a service that is out of reach for one that will come back", async () => {
    const told: unknown[] = [];
    const endpoint = "http://127.0.0.1:9";
    const images = await openS3Images({ ...server.settings, endpoint }, (error) =>
      told.push(error),
    );
    expect(told).toHaveLength(1);
    expect(images.isAway()).toBe(true);
  });
});
