import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { AppOptions } from "../../app.ts";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { startTestApp } from "../../testing/test-app.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  await db.deleteFrom("subscribers").execute();
});

const tooMany = "Too many subscription attempts. Please try again later.";
const minuteMs = 60_000;
const input = { email: "ana@mail.example" };

async function start(options: Partial<Omit<AppOptions, "deps">> = {}) {
  const { app, clock } = await startTestApp(db, options);
  onTestFinished(() => app.close());

  /** Subscribes several times in a row; returns the HTTP statuses. */
  const subscribe = async (times: number, from: { ip?: string; forwardedFor?: string } = {}) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const { status } = await callRest(app, "POST", "/contact/newsletter", {
        payload: input,
        ...(from.ip !== undefined && { remoteAddress: from.ip }),
        ...(from.forwardedFor !== undefined && {
          // A lying client sends something else each time.
          headers: { "x-forwarded-for": from.forwardedFor.replace("N", String(time + 1)) },
        }),
      });
      statuses.push(status);
    }
    return statuses;
  };
  return { app, clock, subscribe };
}

const fiveThenNoMore = [200, 200, 200, 200, 200, 429];

describe("the limit of subscriptions", () => {
  it("refuses the sixth in 15 minutes with the specified sentence and the time to wait", async () => {
    const { app, clock, subscribe } = await start();
    expect(await subscribe(5)).toEqual([200, 200, 200, 200, 200]);
    clock.advance(10 * minuteMs + 500);

    const rest = await callRest(app, "POST", "/contact/newsletter", { payload: input });
    expect(rest.status).toBe(429);
    expect(rest.headers["retry-after"]).toBe("300");
    expect(rest.body).toEqual({ success: false, error: tooMany });

    const trpc = await mutateTrpc(app, "newsletter.subscribe", input);
    expect(trpc.status).toBe(429);
    expect(trpc.headers["retry-after"]).toBe("300");
    expect(trpc.body.error?.message).toBe(tooMany);
    expect(trpc.body.error?.data.code).toBe("TOO_MANY_REQUESTS");
  });

  it("ends 15 minutes after the first attempt, regardless of later ones", async () => {
    const { clock, subscribe } = await start();
    await subscribe(5);
    clock.advance(15 * minuteMs - 1);
    expect(await subscribe(3)).toEqual([429, 429, 429]);
    clock.advance(1);
    expect(await subscribe(6)).toEqual(fiveThenNoMore);
  });

  it("counts both APIs together", async () => {
    const { app, subscribe } = await start();
    await subscribe(3);
    for (let time = 0; time < 2; time += 1) {
      expect((await mutateTrpc(app, "newsletter.subscribe", input)).status).toBe(200);
    }
    expect((await mutateTrpc(app, "newsletter.subscribe", input)).status).toBe(429);
    expect(await subscribe(1)).toEqual([429]);
  });

  it("counts every call of a tRPC batch", async () => {
    const { app } = await start();
    const procedures = Array.from({ length: 8 }, () => "newsletter.subscribe").join(",");
    const payload = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [index, input]));
    const response = await app.inject({
      method: "POST",
      url: `/trpc/${procedures}?batch=1`,
      payload,
    });

    const answers = response.json<{ error?: { message: string } }[]>();
    const refused = answers.filter(({ error }) => error !== undefined);
    expect(answers).toHaveLength(8);
    expect(refused.map(({ error }) => error?.message)).toEqual([tooMany, tooMany, tooMany]);
    expect(response.headers["retry-after"]).toBe("900");
  });

  it("lets only five of 30 concurrent calls through", async () => {
    const { app } = await start();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        callRest(app, "POST", "/contact/newsletter", { payload: input }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  it("counts invalid attempts too, and refuses before it looks at them", async () => {
    const { app, subscribe } = await start();
    for (let time = 0; time < 5; time += 1) {
      const { status } = await callRest(app, "POST", "/contact/newsletter", { payload: {} });
      expect(status).toBe(400);
    }
    expect(await subscribe(1)).toEqual([429]);
  });

  it("is shared by all server processes and survives their end", async () => {
    const first = await start();
    const second = await start();
    expect(await first.subscribe(3)).toEqual([200, 200, 200]);
    expect(await second.subscribe(3)).toEqual([200, 200, 429]);
    await first.app.close();
    const third = await start();
    expect(await third.subscribe(1)).toEqual([429]);
  });

  it("is its own: views and clicks don't use it up", async () => {
    const { app, subscribe } = await start();
    for (let time = 0; time < 6; time += 1) await callRest(app, "POST", "/events/x/view");
    expect(await subscribe(6)).toEqual(fiveThenNoMore);
  });

  it.each([
    [2, 10],
    [0.2, 1],
    [0.01, 1],
  ])("RATE_LIMIT_FACTOR %d makes it %i", async (rateLimitFactor, max) => {
    const { subscribe } = await start({ rateLimitFactor });
    const statuses = await subscribe(max + 1);
    expect(statuses.slice(0, max).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it("keeps no address that could be read", async () => {
    const { subscribe } = await start();
    await subscribe(1, { ip: "192.0.2.7" });
    const rows = await db.selectFrom("rate_limits").selectAll().execute();
    // For the client's address, and for the mailbox.
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|mail\.example/);
  });
});

describe("the client's address", () => {
  it("is counted separately", async () => {
    const { subscribe } = await start();
    expect(await subscribe(6, { ip: "192.0.2.7" })).toEqual(fiveThenNoMore);
    expect(await subscribe(6, { ip: "192.0.2.8" })).toEqual(fiveThenNoMore);
  });

  it("is the same as its IPv6 form", async () => {
    const { subscribe } = await start();
    await subscribe(5, { ip: "192.0.2.7" });
    expect(await subscribe(1, { ip: "::ffff:192.0.2.7" })).toEqual([429]);
  });

  it("covers a whole IPv6 network, as one visitor owns all its addresses", async () => {
    const { subscribe } = await start();
    await subscribe(5, { ip: "2001:db8:1:2::1" });
    expect(await subscribe(1, { ip: "2001:db8:1:2:ffff::9" })).toEqual([429]);
    expect(await subscribe(1, { ip: "2001:db8:1:3::1" })).toEqual([200]);
  });

  it("isn't taken from X-Forwarded-For unless a proxy is configured", async () => {
    const { subscribe } = await start();
    expect(await subscribe(6, { ip: "192.0.2.7", forwardedFor: "198.51.100.N" })).toEqual(
      fiveThenNoMore,
    );
  });

  it("is taken from X-Forwarded-For of a proxy in a configured network", async () => {
    const { subscribe } = await start({ trustProxy: ["10.0.0.0/8"] });
    const statuses = await subscribe(8, { ip: "10.1.2.3", forwardedFor: "198.51.100.N" });
    expect(statuses.every((status) => status === 200)).toBe(true);
    expect(await subscribe(6, { ip: "10.1.2.3", forwardedFor: "203.0.113.9" })).toEqual(
      fiveThenNoMore,
    );
  });

  it("ignores what a client behind the proxy claims", async () => {
    const { subscribe } = await start({ trustProxy: ["10.0.0.0/8"] });
    const claimed = { ip: "10.1.2.3", forwardedFor: "198.51.100.N, 203.0.113.9" };
    expect(await subscribe(6, claimed)).toEqual(fiveThenNoMore);
  });

  it("ignores X-Forwarded-For from outside the configured network", async () => {
    const { subscribe } = await start({ trustProxy: ["10.0.0.0/8"] });
    expect(await subscribe(6, { ip: "192.0.2.7", forwardedFor: "198.51.100.N" })).toEqual(
      fiveThenNoMore,
    );
  });
});
