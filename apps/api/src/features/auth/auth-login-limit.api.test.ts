import { createHash } from "node:crypto";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { hashedKey } from "../../http/client/hashed-key.ts";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { examplePassword, storeUser } from "../../testing/accounts/signed-in.ts";
import { startTestApp } from "../../testing/test-app.ts";

const { db, close } = await createTestDatabase();
afterAll(close);
beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  await db.deleteFrom("users").execute();
});

const email = "ana@mail.example";
const tooMany = "Too many attempts. Please try again later.";
const wrong = { email, password: "a wrong password, long" };
const right = { email, password: examplePassword };

async function start() {
  const { app, clock, deps } = await startTestApp(db);
  onTestFinished(() => app.close());
  /** Signs in over REST; returns the status. */
  const login = async (payload: object, remoteAddress = "192.0.2.7") =>
    (await callRest(app, "POST", "/auth/login", { payload, remoteAddress })).status;
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) expect(await login(wrong)).toBe(401);
  };
  return { app, clock, deps, login, fail };
}

describe("the sixth failure from one address", () => {
  it("is a 429 that says how long to wait, even with the right password", async () => {
    const { app, clock, deps, fail } = await start();
    await storeUser(deps, { email });
    await fail(5);
    clock.advance(5 * 60_000);
    const rest = await callRest(app, "POST", "/auth/login", {
      payload: right,
      remoteAddress: "192.0.2.7",
    });
    expect(rest.status).toBe(429);
    expect(rest.headers["retry-after"]).toBe("600");
    expect(rest.body).toEqual({ success: false, error: tooMany });

    const trpc = await mutateTrpc(app, "auth.login", right, { remoteAddress: "192.0.2.7" });
    expect(trpc.status).toBe(429);
    expect(trpc.headers["retry-after"]).toBe("600");
    expect(trpc.body.error?.message).toBe(tooMany);
  });

  it("doesn't block sign-ins from another address", async () => {
    const { deps, login, fail } = await start();
    await storeUser(deps, { email });
    await fail(5);
    expect(await login(right, "192.0.2.8")).toBe(200);
    expect(await login(right)).toBe(429);
  });

  it("doesn't block another account", async () => {
    const { deps, login, fail } = await start();
    await storeUser(deps, { email: "bea@mail.example" });
    await fail(5);
    expect(await login({ ...right, email: "bea@mail.example" })).toBe(200);
  });

  it("doesn't reveal which accounts exist", async () => {
    const { login, fail } = await start();
    await fail(5);
    expect(await login(wrong)).toBe(429);
  });

  it("counts an address in capitals, and one with spaces, as the same", async () => {
    const { login, fail } = await start();
    await fail(4);
    expect(await login({ ...wrong, email: " ANA@mail.example" })).toBe(401);
    expect(await login({ ...wrong, email: "Ana@Mail.Example" })).toBe(429);
  });

  it("is forgotten 15 minutes after the first", async () => {
    const { clock, deps, login, fail } = await start();
    await storeUser(deps, { email });
    await fail(5);
    clock.advance(15 * 60_000 - 1);
    expect(await login(right)).toBe(429);
    clock.advance(1);
    expect(await login(right)).toBe(200);
  });

  it("doesn't come when the password was right in between", async () => {
    const { deps, login, fail } = await start();
    await storeUser(deps, { email });
    await fail(4);
    expect(await login(right)).toBe(200);
    await fail(5);
    expect(await login(right)).toBe(429);
  });

  it("isn't spent by forms filled in wrongly", async () => {
    const { deps, login } = await start();
    await storeUser(deps, { email });
    for (let time = 0; time < 8; time += 1) expect(await login({ email })).toBe(400);
    expect(await login(right)).toBe(200);
  });
});

describe("the 61st sign-in from one address", () => {
  it("is a 429 that says how long to wait, over both APIs, and no failure of the password", async () => {
    const { app, clock, deps, login, fail } = await start();
    const { id: user_id } = await storeUser(deps, { email });
    const at = clock.now();
    const key = hashedKey(deps.countingSecret, `sign-in 192.0.2.7 ${email}`);
    const resets_at = new Date(at.getTime() + 15 * 60_000);
    await db.insertInto("rate_limits").values({ key, hits: 58, resets_at }).execute();
    expect(await login(right)).toBe(200);
    // Failures don't count as sign-ins.
    await fail(4);
    expect(await login(right)).toBe(200);
    const rest = await callRest(app, "POST", "/auth/login", {
      payload: right,
      remoteAddress: "192.0.2.7",
    });
    expect(rest.status).toBe(429);
    expect(rest.headers["retry-after"]).toBe("900");
    expect(rest.body).toEqual({ success: false, error: tooMany });
    const trpc = await mutateTrpc(app, "auth.login", right, { remoteAddress: "192.0.2.7" });
    expect(trpc.status).toBe(429);
    const sessions = db.selectFrom("sessions").select("id").where("user_id", "=", user_id);
    expect(await sessions.execute()).toHaveLength(2);

    expect(await login(right, "192.0.2.8")).toBe(200);
    clock.advance(15 * 60_000);
    expect(await login(right)).toBe(200);
  });
});

describe("the count", () => {
  it("is one for all server processes, for both APIs, and survives a restart", async () => {
    const one = await start();
    const other = await start();
    await storeUser(one.deps, { email });
    await one.fail(2);
    await other.fail(2);
    const from = { remoteAddress: "192.0.2.7" };
    expect((await mutateTrpc(other.app, "auth.login", wrong, from)).status).toBe(401);
    expect(await one.login(right)).toBe(429);
    expect(await other.login(right)).toBe(429);

    await one.app.close();
    await other.app.close();
    const restarted = await start();
    expect(await restarted.login(right)).toBe(429);
  });

  it("has each of ten sign-ins in one tRPC call", async () => {
    const { app } = await start();
    const response = await app.inject({
      method: "POST",
      url: `/trpc/${Array.from({ length: 10 }, () => "auth.login").join(",")}?batch=1`,
      payload: Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, wrong])),
    });
    const answers = response.json<{ error: { data: { httpStatus: number } } }[]>();
    const statuses = answers
      .map(({ error }) => error.data.httpStatus)
      .toSorted((one, other) => one - other);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
    expect(response.headers["retry-after"]).toBe("900");
  });

  it("lets five of 30 at once try", async () => {
    const { login } = await start();
    const statuses = await Promise.all(Array.from({ length: 30 }, () => login(wrong)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  it("stores neither the account nor the address", async () => {
    const { fail } = await start();
    await fail(1);
    const rows = await db.selectFrom("rate_limits").selectAll().execute();
    // The account's failures, its sign-ins, and the address's failures with all accounts.
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/ana|mail\.example|192\.0/);
    // Nor a hash that could be matched by trying all addresses.
    const guess = createHash("sha256").update("login 192.0.2.7").digest("base64url");
    expect(rows.map(({ key }) => key)).not.toContain(guess);
  });
});
