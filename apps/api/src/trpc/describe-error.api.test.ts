import { randomUUID } from "node:crypto";
import { createDatabase, type Db } from "@before-ten/db/client";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { startSilentPostgres } from "@before-ten/db/testing/silent-postgres";
import {
  closeOtherConnections,
  untilWaitingForLocks,
} from "@before-ten/db/testing/close-connections";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import type { FastifyInstance } from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../testing/calls.ts";
import { startTestApp } from "../testing/test-app.ts";

const id = "0193a0b0-0000-7000-8000-000000000000";
const subscription = { email: "ana@mail.example" };

/** Every kind of database access: a read, a counted visit, a transaction; by both APIs. */
async function everyCall(app: FastifyInstance) {
  const rest = await Promise.all([
    callRest(app, "GET", "/events"),
    callRest(app, "GET", `/events/${id}`),
    callRest(app, "POST", `/events/${id}/view`),
    callRest(app, "POST", "/contact/newsletter", { payload: subscription }),
  ]);
  const trpc = await Promise.all([
    queryTrpc(app, "events.list"),
    queryTrpc(app, "events.get", { id }),
    mutateTrpc(app, "events.recordView", { id }),
    mutateTrpc(app, "newsletter.subscribe", subscription),
  ]);
  return { rest, trpc };
}

/** Viewed by a new visitor, so that it counts. */
async function viewed(app: FastifyInstance, event: string): Promise<number> {
  const headers = { "user-agent": `Reader/${randomUUID()}` };
  const { status } = await callRest(app, "POST", `/events/${event}/view`, { headers });
  return status;
}

async function startOn(db: Db): Promise<FastifyInstance> {
  const { app } = await startTestApp(db);
  onTestFinished(() => app.close());
  return app;
}

describe("a fault of ours", () => {
  const generic = "Something went wrong on our side. Please try again.";
  const internals =
    /relation|subscribers|rate_limits|driver|destroyed|select|node_modules|stack|\.ts\b/i;

  async function databaseWithoutTables() {
    const { db, close } = await createTestDatabase();
    onTestFinished(close);
    for (const table of ["all_events", "all_subscribers", "rate_limits"]) {
      await db.schema.dropTable(table).cascade().execute();
    }
    return db;
  }

  async function closedDatabase() {
    const { db, close } = await createTestDatabase();
    await close();
    return db;
  }

  it.each([
    ["in the schema", databaseWithoutTables],
    ["in the server", closedDatabase],
  ])("%s is a 500 with a request id and nothing internal", async (_where, brokenDatabase) => {
    const { rest, trpc } = await everyCall(await startOn(await brokenDatabase()));

    for (const { status, headers, body } of rest) {
      expect(status).toBe(500);
      expect(body).toEqual({ success: false, error: generic, requestId: headers["x-request-id"] });
    }
    for (const { status, headers, text, body } of trpc) {
      expect(status).toBe(500);
      expect(body.error?.message).toBe(generic);
      expect(body.error?.data).toMatchObject({
        code: "INTERNAL_SERVER_ERROR",
        httpStatus: 500,
        requestId: headers["x-request-id"],
      });
      expect(text).not.toMatch(internals);
    }
  });
});

describe("a database that is away", () => {
  const unavailable = "The service is temporarily unavailable. Please try again in a moment.";

  it("is a 503 by both APIs, and no fault of the caller's request", async () => {
    const nowhere = createDatabase({ connectionString: "postgres://postgres@127.0.0.1:1/nowhere" });
    onTestFinished(() => nowhere.destroy());
    const app = await startOn(nowhere);

    const { rest, trpc } = await everyCall(app);
    for (const { status, headers, body } of rest) {
      expect(status).toBe(503);
      expect(headers["retry-after"]).toBe("5");
      expect(body).toEqual({
        success: false,
        error: unavailable,
        requestId: headers["x-request-id"],
      });
    }
    for (const { status, headers, body } of trpc) {
      expect(status).toBe(503);
      expect(headers["retry-after"]).toBe("5");
      expect(body.error?.message).toBe(unavailable);
      expect(body.error?.data.code).toBe("SERVICE_UNAVAILABLE");
    }
    expect((await callRest(app, "GET", "/events?limit=0")).status).toBe(400);
    expect((await callRest(app, "GET", "/events/nothing")).status).toBe(404);
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    const image = await app.inject(`/share/events/${id}.jpg`);
    expect(image.statusCode).toBe(503);
    expect(image.headers["retry-after"]).toBe("5");
  });

  it("is a 503 in time also when it is silent, and the right answer once it speaks", async () => {
    await using database = await createTestDatabase();
    await using postgres = await startSilentPostgres(database.connectionString);
    const db = createDatabase({
      connectionString: postgres.connectionString,
      connectTimeoutMs: 300,
      statementTimeoutMs: 200,
    });
    const { app } = await startTestApp(db, { rateLimitFactor: 1_000 });
    onTestFinished(() => app.close());
    await everyCall(app);

    postgres.silence();
    const started = performance.now();
    const { rest, trpc } = await everyCall(app);
    expect(performance.now() - started).toBeLessThan(5_000);
    const statuses = [...rest, ...trpc].map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 503));

    postgres.speak();
    await expect.poll(() => callRest(app, "GET", "/events")).toMatchObject({ status: 200 });
    await db.destroy();
  });

  it("while a call waits for it is a 503 too", async () => {
    const { db, connectionString, close } = await createTestDatabase();
    onTestFinished(close);
    const event = await storeEvent(db);
    const app = await startOn(db);
    await callRest(app, "POST", "/contact/newsletter", { payload: subscription });

    const holder = createDatabase({ connectionString, maxConnections: 1 });
    const answers = await holder.transaction().execute(async (trx) => {
      await trx.selectFrom("events").select("id").forUpdate().execute();
      await trx.selectFrom("subscribers").select("id").forUpdate().execute();
      const waiting = [
        callRest(app, "POST", `/events/${event}/view`),
        mutateTrpc(app, "events.recordClick", { id: event }),
        callRest(app, "POST", "/contact/newsletter", { payload: subscription }),
        mutateTrpc(app, "newsletter.subscribe", subscription),
      ];
      await untilWaitingForLocks(trx, waiting.length);
      await closeOtherConnections(trx);
      return Promise.all(waiting);
    });
    await holder.destroy();

    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    await expect.poll(() => viewed(app, event)).toBe(200);
  });

  it("for a moment gives 503 or the right answer, then the right answer, and keeps what it acknowledged", async () => {
    const { db, connectionString, close } = await createTestDatabase();
    onTestFinished(close);
    const killer = createDatabase({ connectionString, maxConnections: 1 });
    const event = await storeEvent(db);
    const { app } = await startTestApp(db, { rateLimitFactor: 1_000 });
    onTestFinished(() => app.close());

    let acknowledged = 0;
    const seen = new Set<number>();
    const visitors = Array.from({ length: 8 }, async () => {
      for (let visit = 0; visit < 25; visit += 1) {
        const status = await viewed(app, event);
        seen.add(status);
        if (status === 200) acknowledged += 1;
        const signUp = { payload: { email: `ana.${visit}@mail.example` } };
        seen.add((await callRest(app, "POST", "/contact/newsletter", signUp)).status);
      }
    });
    const kills = (async () => {
      for (let round = 0; round < 10; round += 1) await closeOtherConnections(killer);
    })();
    await Promise.all([...visitors, kills]);
    await killer.destroy();

    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expect.poll(() => viewed(app, event)).toBe(200);
    const [counts] = await db.selectFrom("event_daily_counts").select("views").execute();
    expect(counts?.views).toBeGreaterThanOrEqual(acknowledged + 1);
  });
});
