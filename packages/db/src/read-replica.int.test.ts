import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Db, createDatabase } from "./client.ts";
import { type ReadReplica, type ReplicaState, openReadReplica } from "./read-replica.ts";
import {
  type StreamingReplica,
  replicaBinDir,
  replicaCondition,
  startStreamingReplica,
} from "./testing/streaming-replica.ts";
import { refuseUnusableServer } from "./server/usable-server.ts";

describe.skipIf(replicaBinDir === undefined)(`a streaming replica${replicaCondition}`, () => {
  let servers: StreamingReplica;
  let primary: Db;

  beforeAll(async () => {
    servers = await startStreamingReplica(replicaBinDir ?? "");
    primary = createDatabase({ connectionString: servers.primaryUrl, maxConnections: 2 });
    await sql`create table notes (note text)`.execute(primary);
  }, 60_000);
  afterAll(async () => {
    await primary.destroy();
    await servers.close();
  });

  const write = (note: string) => sql`insert into notes values (${note})`.execute(primary);

  function open(maxLagMs = 60_000): { replica: ReadReplica; states: ReplicaState[] } {
    const { replicaUrl: connectionString, primaryUrl } = servers;
    const states: ReplicaState[] = [];
    const onState = (state: ReplicaState) => states.push(state);
    const replica = openReadReplica({ connectionString, primary: primaryUrl, maxLagMs, onState });
    onTestFinished(() => replica.close());
    return { replica, states };
  }

  async function hasNote(db: Db | undefined, note: string): Promise<boolean> {
    if (db === undefined) throw new Error("The replica isn't used");
    const { rows } = await sql`select 1 from notes where note = ${note}`.execute(db);
    return rows.length > 0;
  }

  it("answers once it is known to be fresh", async () => {
    await write("first");
    const { replica, states } = open();
    expect(replica.find()).toBeUndefined();
    await expect.poll(() => replica.find(), { timeout: 10_000 }).toBeDefined();
    expect(await hasNote(replica.find(), "first")).toBe(true);
    expect(states.at(-1)).toBe("used");
  });

  it("answers nothing after a change until it has it", async () => {
    const { replica } = open();
    await expect.poll(() => replica.find(), { timeout: 10_000 }).toBeDefined();
    await servers.pause();
    await write("changed");
    // Without a note of the change, it may lag as far as allowed.
    expect(await hasNote(replica.find(), "changed")).toBe(false);
    replica.noteChange();
    for (let look = 0; look < 20; look += 1) {
      expect(replica.find()).toBeUndefined();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await servers.resume();
    await expect.poll(() => replica.find(), { timeout: 10_000 }).toBeDefined();
    expect(await hasNote(replica.find(), "changed")).toBe(true);
  });

  it("isn't used while it lags too far behind, although it responds", async () => {
    const { replica, states } = open(400);
    await expect.poll(() => replica.find(), { timeout: 10_000 }).toBeDefined();
    await servers.pause();
    await write("late");
    await expect.poll(() => states.at(-1), { timeout: 10_000 }).toBe("behind");
    expect(replica.find()).toBeUndefined();
    await servers.resume();
    await expect.poll(() => replica.find(), { timeout: 10_000 }).toBeDefined();
    expect(await hasNote(replica.find(), "late")).toBe(true);
  });

  it("is left alone for a moment after an error", async () => {
    const { replica } = open();
    await expect.poll(() => replica.find(), { timeout: 10_000 }).toBeDefined();
    replica.noteError();
    expect(replica.find()).toBeUndefined();
    await expect.poll(() => replica.find(), { timeout: 10_000 }).toBeDefined();
  });

  it("is given up when it dies, and taken again when it is back", async () => {
    const { replica, states } = open();
    await expect.poll(() => replica.find(), { timeout: 10_000 }).toBeDefined();
    expect(await hasNote(replica.find(), "first")).toBe(true);
    const { state, lagMs, pool } = replica.facts();
    expect({ state, total: pool.total }).toEqual({ state: "used", total: 1 });
    expect(lagMs).toBeLessThan(60_000);
    await servers.stopReplica();
    await expect.poll(() => states.at(-1), { timeout: 10_000 }).toBe("away");
    expect(replica.facts()).toMatchObject({ state: "away", lagMs: undefined });
    expect(replica.find()).toBeUndefined();
    await servers.startReplica();
    await expect.poll(() => replica.find(), { timeout: 10_000 }).toBeDefined();
  });

  it("isn't taken for one where it is the primary server itself", async () => {
    const states: ReplicaState[] = [];
    const replica = openReadReplica({
      connectionString: servers.primaryUrl,
      primary: servers.primaryUrl,
      maxLagMs: 60_000,
      onState: (state) => states.push(state),
    });
    onTestFinished(() => replica.close());
    await expect.poll(() => states).toEqual(["no replica of DATABASE_URL"]);
    expect(replica.find()).toBeUndefined();
  });

  it("is refused as DATABASE_URL, with instructions", async () => {
    await expect(refuseUnusableServer(servers.replicaUrl)).rejects.toThrow(
      "DATABASE_URL leads to a replica, which only reads: name the primary server there, and the replica in DATABASE_READ_URL.",
    );
  });
});
