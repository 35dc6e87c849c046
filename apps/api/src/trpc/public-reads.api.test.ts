import { type Db, createDatabase } from "@before-ten/db/client";
import { migrateToLatest } from "@before-ten/db/migrate";
import { type ReadReplica, openReadReplica } from "@before-ten/db/read-replica";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import {
  type StreamingReplica,
  replicaBinDir,
  replicaCondition,
  startStreamingReplica,
} from "@before-ten/db/testing/streaming-replica";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

const feed = "/events.ics";

describe.skipIf(replicaBinDir === undefined)(`public reads${replicaCondition}`, () => {
  let servers: StreamingReplica;
  let primary: Db;
  let replica: ReadReplica;
  let site: TestApp;

  beforeAll(async () => {
    servers = await startStreamingReplica(replicaBinDir ?? "");
    const { primaryUrl, replicaUrl } = servers;
    await migrateToLatest(primaryUrl);
    primary = createDatabase({ connectionString: primaryUrl });
    replica = openReadReplica({
      connectionString: replicaUrl,
      primary: primaryUrl,
      maxLagMs: 60_000,
    });
    site = await startTestApp(primary, { replica });
  }, 120_000);
  afterAll(async () => {
    await site.app.close();
    await replica.close();
    await primary.destroy();
    await servers.close();
  });

  const isUsed = () => expect.poll(() => replica.find(), { timeout: 20_000 }).toBeDefined();

  async function names(name: string, url: string, token?: string): Promise<boolean> {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { statusCode, body } = await site.app.inject({ url, headers });
    expect(statusCode).toBe(200);
    return body.includes(name);
  }

  it("come from the replica, and from the primary right after a change", async () => {
    await isUsed();
    await servers.pause();
    await storeEvent(primary, { name: "Lantern Social" });
    expect(await names("Lantern Social", "/api/events")).toBe(false);
    expect(await names("Lantern Social", feed)).toBe(false);
    // A caller with a token may be looking for what they have just written.
    expect(await names("Lantern Social", "/api/events", "of one user")).toBe(true);

    site.cache.clear();
    expect(await names("Lantern Social", "/api/events")).toBe(true);
    expect(await names("Lantern Social", feed)).toBe(true);
    await servers.resume();
    await isUsed();
    expect(await names("Lantern Social", "/api/events")).toBe(true);
  });

  it("that are refused on purpose aren't asked for twice", async () => {
    await isUsed();
    const { statusCode } = await site.app.inject({ url: "/api/events?page=nonsense" });
    expect(statusCode).toBe(400);
    expect(replica.find()).toBeDefined();
  });

  it("come from the primary server at once when the replica dies", async () => {
    await isUsed();
    await servers.stopReplica();
    const answers = [
      await names("Lantern Social", "/api/events"),
      await names("Lantern Social", feed),
    ];
    expect(answers).toEqual([true, true]);
    await servers.startReplica();
    await isUsed();
    expect(await names("Lantern Social", "/api/events")).toBe(true);
  });
});
