import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { AdminSubscriber } from "@before-ten/contracts/newsletter/output";
import { closeOtherConnections } from "@before-ten/db/testing/close-connections";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { callRest, queryTrpc } from "../../testing/calls.ts";
import { examplePassword, signedInAs, storeUser } from "../../testing/accounts/signed-in.ts";
import { startTestApp } from "../../testing/test-app.ts";

const { db, close } = await createTestDatabase();
let queries = 0;
const counted = db.withPlugin({
  transformQuery({ node }) {
    queries++;
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});
const { app, deps, clock } = await startTestApp(counted, { rateLimitFactor: 1_000_000 });
const address = await app.listen({ host: "127.0.0.1", port: 0 });
afterAll(async () => {
  await app.close();
  await close();
});
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
const unproved = { "Consent via": "", "Consent page": "", "Address confirmed": "" };
const unset = { Medium: "", Countries: "", Topics: "", Preferences: "{}", ...unproved };
const path = "/admin/newsletter/export";
const token = await signIn();

/** Signs in as an admin does. */
async function signIn(): Promise<string> {
  await storeUser(deps, { role: "admin", email: "ana@club.example" });
  const payload = { email: "ana@club.example", password: examplePassword };
  const { body } = await callRest(app, "POST", "/auth/login", { payload });
  return body.token ?? "";
}

async function removeAll(): Promise<void> {
  await db.deleteFrom("subscribers").execute();
}

function download(query: string, method: "GET" | "HEAD" = "GET") {
  const headers = { authorization: `Bearer ${token}` };
  return app.inject({ method, url: `/api${path}?${query}`, headers });
}

function readCsv(text: string): Record<string, string>[] {
  return parse<Record<string, string>>(text, {
    bom: true,
    columns: true,
    record_delimiter: "\r\n",
  });
}

async function openDownload(query = "format=csv"): Promise<IncomingMessage> {
  const request = get(`${address}/api${path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [response]: IncomingMessage[] = await once(request, "response");
  if (response === undefined) throw new Error("No answer");
  onTestFinished(() => void response.destroy());
  return response;
}

describe("of a few", () => {
  beforeEach(removeAll);

  it("is refused in the envelope: 401, 400, 403", async () => {
    expect(await callRest(app, "GET", `${path}?format=csv`)).toMatchObject({
      status: 401,
      headers: { "content-type": "application/json; charset=utf-8" },
      body: { success: false },
    });
    const user = await signedInAs(deps, "user");
    const forbidden = await callRest(app, "GET", `${path}?format=csv`, { token: user.token });
    expect(forbidden).toMatchObject({ status: 403, body: { success: false } });
    const bad = await callRest(app, "GET", `${path}?format=xml`, { token });
    expect(bad).toMatchObject({ status: 400, body: { success: false } });
  });

  it("is a file that spreadsheets read", async () => {
    await storeSubscriber(db, {
      email: "ana@mail.example",
      tags: ["Köln", 'the "quoted", one'],
      utmParams: { source: "radio", campaign: "golden\nhour" },
      engagementRate: 12.5,
    });
    const { statusCode, headers, rawPayload, body } = await download("format=csv");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="subscribers-2026-12-04.csv"',
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(readCsv(body)).toEqual([
      {
        Email: "ana@mail.example",
        Status: "active",
        Tags: 'Köln, "the ""quoted"", one"',
        Subscribed: "2026-12-01T09:00:00.000Z",
        Source: "radio",
        ...unset,
        Campaign: "golden\nhour",
        "Emails sent": "0",
        "Engagement (%)": "12.5",
        "Engagement campaigns": "10",
        "Consent given": "2026-12-01T09:00:00.000Z",
        "Consent wording": "I agree",
      },
    ]);
  });

  it("runs no formula", async () => {
    const email = `=cmd|'/c'!a1@mail.example`;
    await storeSubscriber(db, { email, tags: ["@SUM(A1);=1"], utmParams: { source: "+1" } });
    const rows = readCsv((await download("format=csv")).body);
    expect(rows).toMatchObject([{ Email: `'${email}`, Tags: `"'@SUM(A1);'=1"`, Source: "'+1" }]);
  });

  it("round-trips any text, and no cell begins like a formula", async () => {
    const text = fc.string({ unit: "binary" }).map((value) => value.replaceAll("\0", ""));
    const property = fc.asyncProperty(
      fc.array(text, { maxLength: 4 }),
      text,
      async (tags, source) => {
        await db.deleteFrom("subscribers").execute();
        await storeSubscriber(db, { email: "a@mail.example", tags, utmParams: { source } });
        const rows = readCsv((await download("format=csv")).body);
        expect(rows).toHaveLength(1);
        for (const cell of Object.values(rows[0] ?? {})) {
          expect(cell).not.toMatch(/^[\t\r\n]|(^|[;|\t\r\n])\s*[=+\-@＝＋－＠]/);
        }
        const withoutMarks = (value = "") =>
          value.replaceAll(/^'+(?=[\t\r\n])|'+(?=[=+\-@＝＋－＠])/g, "");
        expect(withoutMarks(rows[0]?.["Tags"])).toBe(withoutMarks(tags.join(", ")));
      },
    );
    await fc.assert(property, { numRuns: 100 });
  });

  it("is JSON without a format, and an empty list without subscribers", async () => {
    expect((await download("")).json()).toEqual({ success: true, data: [] });
    expect(readCsv((await download("format=csv")).body)).toEqual([]);

    const id = await storeSubscriber(db, { email: "ana@mail.example" });
    await storeSubscriber(db, { email: "eve@mail.example", status: "bounced" });
    const { body, headers } = await callRest<AdminSubscriber[]>(app, "GET", `${path}?search=ana`, {
      token,
    });
    expect(body).toMatchObject({
      success: true,
      data: [{ _id: id, id, email: "ana@mail.example" }],
    });
    expect(body.data).toHaveLength(1);
    expect(headers["content-disposition"]).toBeUndefined();
  });

  it("HEAD answers only headers; tRPC answers the file's content", async () => {
    const head = await download("format=csv", "HEAD");
    expect(head.statusCode).toBe(200);
    expect(head.headers["content-disposition"]).toContain("subscribers-");
    expect(head.body).toBe("");

    const input = { format: "csv", status: "active" };
    const { body } = await queryTrpc(app, "newsletter.export", input, { token });
    expect(body.result?.data).toEqual({
      format: "csv",
      filter: { status: "active" },
      fileName: "subscribers-2026-12-04.csv",
    });
  });
});

describe("of 50,000", () => {
  const allBatches = 50;
  beforeAll(async () => {
    await removeAll();
    await storeManySubscribers(db, 50_000, clock.now());
  });

  it("has every subscriber once, and is never in memory as a whole", async () => {
    const response = await openDownload();
    const before = liveBytes();
    const emails = new Set<string>();
    let most = 0;
    let pieces = 0;
    let rest = "";
    for await (const piece of response.setEncoding("utf8")) {
      const lines = (rest + String(piece)).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) emails.add(line.split(",", 1).join());
      if (pieces++ % 20 === 0) most = Math.max(most, liveBytes() - before);
    }
    expect(response.complete).toBe(true);
    // Includes the header.
    expect(emails.size).toBe(50_001);
    // In MB, with the addresses this test collects. Loading all rows at once takes more than 60.
    expect(most / 1024 / 1024).toBeLessThan(25);
  });

  it("has those who match a filter", async () => {
    const { count } = await db
      .selectFrom("subscribers")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("status", "=", "active")
      .where("search_text", "like", "%vinyl%")
      .executeTakeFirstOrThrow();
    const rows = readCsv((await download("format=csv&status=active&search=VINYL")).body);
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map((row) => row["Status"]))).toEqual(new Set(["active"]));
  });

  it("stops reading from the database once the client is gone", async () => {
    const before = queries;
    const response = await openDownload();
    await once(response, "readable");
    response.destroy();
    await sleep(1_000);
    const sent = queries - before;
    expect(sent).toBeLessThan(allBatches);
    await sleep(500);
    expect(queries - before).toBe(sent);
  });

  it.each(["csv", "json"])(
    "begins after the first batch when hardly anybody matches, and stops between batches: %s",
    async (format) => {
      const before = queries;
      const response = await openDownload(`format=${format}&search=person.7@`);
      expect(queries - before).toBeLessThan(allBatches / 2);
      await once(response, "readable");
      expect(String(response.read())).toMatch(/Email,Status|"data":\[/);
      response.destroy();
      await sleep(1_000);
      const sent = queries - before;
      expect(sent).toBeLessThan(allBatches);
      await sleep(500);
      expect(queries - before).toBe(sent);
    },
  );

  it("has the few who match in the last batches", async () => {
    const search = "search=person.7@";
    expect(readCsv((await download(`format=csv&${search}`)).body)).toHaveLength(1);
    expect((await download(search)).json()).toMatchObject({
      data: [{ status: expect.any(String) }],
    });
    expect((await download("search=xylophonist")).json()).toEqual({ success: true, data: [] });
  });

  it("waits for a client who doesn't read", async () => {
    const before = queries;
    await openDownload();
    await sleep(2_000);
    expect(queries - before).toBeLessThan(allBatches);
  });

  it("ends the connection when the database goes half-way", async () => {
    const response = await openDownload();
    await once(response, "readable");
    await db.transaction().execute(async (trx) => {
      await trx.schema.alterTable("subscribers").renameTo("subscribers_away").execute();
    });
    await closeOtherConnections(db);
    try {
      const ended = (async () => {
        for await (const piece of response) void piece;
      })();
      await expect(ended).rejects.toThrow(/aborted/);
      expect(response.complete).toBe(false);
      // A query that fails before the first row is an ordinary error. It is a 503 until the pool
      // notices that its connections are closed.
      const askAgain = () => callRest(app, "GET", `${path}?format=csv`, { token });
      await expect.poll(askAgain).toMatchObject({ status: 500, body: { success: false } });
      expect((await askAgain()).headers["content-disposition"]).toBeUndefined();
    } finally {
      await db.schema.alterTable("subscribers_away").renameTo("subscribers").execute();
    }
  });
});

function liveBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
