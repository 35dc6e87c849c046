import { rm } from "node:fs/promises";
import { holdTable } from "@before-ten/db/testing/hold-table";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { getTRPCErrorShape, TRPCError } from "@trpc/server";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { registerWeb } from "../../pages/register-pages.ts";
import { appRouter } from "../../registry/app-router.ts";
import { fastest } from "../../testing/fastest.ts";
import { buildSmallSite } from "../../testing/small-site.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { overloadMessage } from "./overload-error.ts";
import type { OverloadBounds } from "./overload-settings.ts";

/**
 * The server under more load than it can handle, over real connections: concurrent work is limited,
 * and cached responses are still served.
 */

const { db, connectionString, close } = await createTestDatabase();
const webDir = await buildSmallSite();
afterAll(async () => {
  await close();
  await rm(webDir, { recursive: true });
});
await storeEvent(db);

const roomy: OverloadBounds = {
  renders: 50,
  calls: 200,
  uploads: 20,
  databaseWaits: 1_000,
  loopDelayMs: 60_000,
  connections: 1_000,
};

async function startSite(bounds: Partial<OverloadBounds>) {
  const started = await startTestApp(db, { caches: true, bounds: { ...roomy, ...bounds } });
  const { app, deps } = started;
  onTestFinished(() => app.close());
  await registerWeb(app, {
    ...started,
    texts: deps.siteTexts,
    mode: "production",
    webDir,
    publicUrl: "https://club.example",
    appRouter,
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(url + path, init);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { ...started, ask };
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof startSite>>["ask"]>>;

const ok = (answers: Answer[]) => answers.filter(({ status }) => status === 200);
const turnedAway = (answers: Answer[]) => answers.filter(({ status }) => status === 503);

/** Locks the table while `work` runs, so that all reads of it wait for the database. */
async function whileHeld<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  const release = await holdTable(connectionString, table);
  try {
    return await work();
  } finally {
    await release();
  }
}

const whileEventsAreHeld = <Result>(work: () => Promise<Result>) => whileHeld("all_events", work);

const many = Array.from({ length: 30 }, (_, index) => index);

it("answers calls past the limit with 503 immediately, and cached ones as usual", async () => {
  const { ask, overload } = await startSite({ calls: 8 });
  expect((await ask("/api/events")).status).toBe(200);
  const { slow, crowd, cached, shortest } = await whileEventsAreHeld(async () => {
    const under = many.slice(0, 6).map((number) => ask(`/api/events?q=held${number}`));
    await expect.poll(() => overload.state().calls).toBe(6);
    return {
      slow: under,
      crowd: await Promise.all(many.map((number) => ask(`/api/events?q=more${number}`))),
      shortest: await fastest(5, () => ask("/api/events?q=still-more")),
      cached: await Promise.all(many.map(() => ask("/api/events"))),
    };
  });
  expect(turnedAway(crowd)).toHaveLength(30);
  expect(shortest).toBeLessThan(50);
  expect(ok(cached)).toHaveLength(30);
  expect(ok(await Promise.all(slow))).toHaveLength(6);

  const [first] = crowd;
  expect(JSON.parse(first?.text ?? "")).toEqual({
    success: false,
    error: overloadMessage,
    requestId: first?.headers.get("x-request-id"),
  });
  expect(Number(first?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(first?.headers.get("cache-control")).toBe("no-store");
  expect(first?.headers.get("x-content-type-options")).toBe("nosniff");
  // Afterwards there is capacity again.
  expect(overload.state()).toMatchObject({ calls: 0, turnedAway: { calls: 35 } });
  expect((await ask("/api/events?q=after")).status).toBe(200);
});

it("has places left for callers with a token", async () => {
  const { ask, overload } = await startSite({ calls: 4 });
  const slow = await whileEventsAreHeld(async () => {
    const under = many.slice(0, 3).map((number) => ask(`/api/events?q=held${number}`));
    await expect.poll(() => overload.state().calls).toBe(3);
    expect((await ask("/api/auth/me")).status).toBe(503);
    const headers = { authorization: "Bearer unknown" };
    expect((await ask("/api/auth/me", { headers })).status).toBe(401);
    return under;
  });
  await Promise.all(slow);
});

it("lets any number wait for a response that is already being loaded", async () => {
  const { ask, overload } = await startSite({ calls: 4 });
  const answers = await whileEventsAreHeld(async () => {
    const first = ask("/api/events");
    await expect.poll(() => overload.state().calls).toBe(1);
    // They share the first one's work, so they take no place.
    return [first, ...many.map(() => ask("/api/events"))];
  });
  expect(ok(await Promise.all(answers))).toHaveLength(31);
});

it("says so to tRPC's client in its own shape", async () => {
  const { ask, overload } = await startSite({ calls: 1 });
  const { answer, slow } = await whileEventsAreHeld(async () => {
    const under = ask("/api/events");
    await expect.poll(() => overload.state().calls).toBe(1);
    const input = encodeURIComponent(JSON.stringify({ q: "more" }));
    return { slow: under, answer: await ask(`/trpc/events.list?input=${input}`) };
  });
  await slow;
  const requestId = answer.headers.get("x-request-id");
  const { error } = JSON.parse(answer.text);
  expect(answer.status).toBe(503);
  const shape = getTRPCErrorShape({
    config: appRouter._def._config,
    error: new TRPCError({ code: "SERVICE_UNAVAILABLE", message: overloadMessage }),
    type: "query",
    path: undefined,
    input: undefined,
    ctx: undefined,
  });
  expect(error).toEqual({ ...shape, data: { code: shape.data.code, httpStatus: 503, requestId } });
});

it("renders a limited number of pages at once, lets eight times as many wait, and has a page for the rest", async () => {
  const { ask, overload } = await startSite({ renders: 1 });
  expect((await ask("/?q=cached")).status).toBe(200);
  const pages = many.map((number) => ask(`/slow?q=${number}`));
  await expect.poll(() => overload.renders.isFull()).toBe(true);
  const [cached, other] = [await ask("/?q=cached"), await ask("/?q=other")];
  expect(cached.status).toBe(200);
  expect([other.status, other.headers.get("content-type")]).toEqual([
    503,
    "text/html; charset=utf-8",
  ]);
  expect(other.text).toContain("The room is full.");
  expect(other.headers.get("content-security-policy")).toContain("style-src 'sha256-");
  const answers = await Promise.all(pages);
  expect(ok(answers)).toHaveLength(9);
  expect(turnedAway(answers)).toHaveLength(21);
  expect((await ask("/?q=other")).status).toBe(200);
});

it("keeps serving cached responses and files while statements wait for the database", async () => {
  const { ask, overload } = await startSite({ databaseWaits: 5 });
  expect((await ask("/")).status).toBe(200);
  expect((await ask("/api/events")).status).toBe(200);
  const slow = await whileEventsAreHeld(async () => {
    // Ten have the connections, some wait for one, and then the limit is reached.
    const under = many.map((number) => ask(`/api/events?q=held${number}`));
    await expect.poll(() => overload.state().turnedAway.database).toBeGreaterThan(5);
    expect((await ask("/api/events?q=more")).status).toBe(503);
    const [page, call, file, alive] = await Promise.all([
      ask("/"),
      ask("/api/events"),
      ask("/assets/entry-1234.js"),
      ask("/healthz"),
    ]);
    expect([page, call, file, alive].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await ask("/?q=other")).status).toBe(503);
    return under;
  });
  const answers = await Promise.all(slow);
  expect(ok(answers).length).toBeGreaterThanOrEqual(15);
  expect(ok(answers).length + turnedAway(answers).length).toBe(30);
});

it("rejects no request for a late event loop alone, only past half of the places", async () => {
  // With this bound it always counts as late.
  const { ask, overload } = await startSite({ calls: 8, renders: 1, loopDelayMs: -1 });
  const { crowd, underWay } = await whileEventsAreHeld(async () => {
    const under = many.slice(0, 3).map((number) => ask(`/api/events?q=held${number}`));
    await expect.poll(() => overload.state().calls).toBe(3);
    const more = many.slice(0, 5).map((number) => ask(`/api/events?q=more${number}`));
    return { crowd: await Promise.all(more), underWay: under };
  });
  expect(turnedAway(crowd)).toHaveLength(5);
  expect(ok(await Promise.all(underWay))).toHaveLength(3);
  const pages = await Promise.all(many.slice(0, 5).map((number) => ask(`/slow?q=${number}`)));
  expect(ok(pages)).toHaveLength(5);
  const { turnedAway: counts } = overload.state();
  expect(counts).toMatchObject({ "event loop": 5, calls: 0, renders: 0 });
});

it("reads no form past the bound", async () => {
  const { ask, overload } = await startSite({ uploads: 1 });
  const send = () => {
    const body = new FormData();
    body.set("image", new Blob([Buffer.alloc(1_000)]), "image.png");
    const headers = { authorization: "Bearer unknown" };
    return ask("/api/images", { method: "POST", headers, body });
  };
  const { first, others } = await whileHeld("sessions", async () => {
    const under = send();
    await expect.poll(() => overload.state().uploads).toBe(1);
    return { first: under, others: await Promise.all([send(), send()]) };
  });
  expect(others.map(({ status }) => status)).toEqual([503, 503]);
  expect((await first).status).toBe(401);
});

it("closes connections past the bound, and counts them", async () => {
  const { ask, overload } = await startSite({ connections: 2 });
  const answers = await whileEventsAreHeld(async () => {
    const under = many.slice(0, 6).map((number) =>
      ask(`/api/events?q=held${number}`).then(
        ({ status }) => status,
        () => "closed",
      ),
    );
    await expect.poll(() => overload.state().droppedConnections).toBe(4);
    return under;
  });
  const counts = Map.groupBy(await Promise.all(answers), (answer) => answer);
  expect([counts.get(200)?.length, counts.get("closed")?.length]).toEqual([2, 4]);
});
