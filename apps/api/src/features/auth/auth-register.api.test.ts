import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { mailedToken, writtenMails } from "../../testing/queued-mails.ts";
import { examplePassword } from "../../testing/accounts/signed-in.ts";
import { startTestApp } from "../../testing/test-app.ts";

const { db, close } = await createTestDatabase();
const { app, deps } = await startTestApp(db, { rateLimitFactor: 1_000 });
const { app: limitedApp, clock: limitedClock } = await startTestApp(db);
afterAll(async () => {
  await app.close();
  await limitedApp.close();
  await close();
});

beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db.deleteFrom("rate_limits").execute();
});

const ana = { name: "Ana", email: "Ana@mail.example", password: examplePassword };
const register = (payload: object) => callRest(app, "POST", "/auth/register", { payload });
const users = () => db.selectFrom("users").selectAll().execute();

describe("registering", () => {
  it("makes a plain user, signs them in and mails a link that confirms the address", async () => {
    const { status, body, text } = await register(ana);
    expect(status).toBe(201);
    expect(body.user).toEqual({
      _id: body.user?.id,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: "Ana",
      email: "ana@mail.example",
      role: "user",
      adminRole: null,
      reach: null,
      pendingEmail: null,
      emailVerified: false,
      createdAt: "2026-12-04T12:00:00.000Z",
    });
    expect(body.data).toEqual(body.user);
    expect(text).not.toContain("argon2");

    const me = await callRest(app, "GET", "/auth/me", { token: body.token });
    expect(me.body.user).toEqual(body.user);
    expect((await writtenMails(deps)).at(-1)?.to).toBe("ana@mail.example");
    expect(await mailedToken(deps, "verify-email")).not.toBe(body.token);
  });

  it("stores only an argon2id hash of the password", async () => {
    await register(ana);
    const [user] = await users();
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(user)).not.toContain(examplePassword);
  });

  it("never makes an admin, and stores no field it doesn't know", async () => {
    const forged = {
      role: "admin",
      isAdmin: true,
      id: "01980000-0000-7000-8000-000000000000",
      emailVerified: true,
      email_verified_at: "2020-01-01T00:00:00Z",
      password_hash: "x",
      createdAt: "2020-01-01T00:00:00Z",
    };
    const rest = await register({ ...ana, ...forged });
    const trpc = await mutateTrpc(app, "auth.register", {
      ...ana,
      ...forged,
      email: "bea@mail.example",
    });
    expect([rest.status, trpc.status]).toEqual([201, 200]);

    const rows = await users();
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row).toMatchObject({ role: "user", email_verified_at: null });
      expect(row.id).not.toBe(forged.id);
      expect(row.created_at.toISOString()).toBe("2026-12-04T12:00:00.000Z");
    }
    const { token } = rest.body;
    expect((await callRest(app, "GET", "/admin/dashboard", { token })).status).toBe(403);
  });

  it("refuses a taken address, whatever its case", async () => {
    await register(ana);
    const { status, body } = await register({ ...ana, email: "aNA@MAIL.example" });
    expect(status).toBe(409);
    expect(body.error).toBe("An account with this email address already exists");
    expect(body.details).toEqual([{ path: "email", message: body.error }]);
    const trpc = await mutateTrpc(app, "auth.register", ana);
    expect(trpc.body.error?.data).toMatchObject({ code: "CONFLICT", details: body.details });
  });

  it("gives an address to one of ten concurrent requests", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(ana)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409, 409, 409]);
    expect(await users()).toHaveLength(1);
  });
});

const tooShort = "Password must be at least 15 characters";
const tooLong = "Password must be at most 128 characters";
const varied = "q7 Wombat#lantern? ";
const tooEasy = "This password is too easy to guess. Four unrelated words make a good one.";

describe("a password", () => {
  it.each([
    ["14 characters", varied.slice(0, 14), 400, tooShort],
    ["15 characters", varied.slice(0, 15), 201, undefined],
    ["128 characters", varied.repeat(7).slice(0, 128), 201, undefined],
    ["129 characters", varied.repeat(7).slice(0, 129), 400, tooLong],
    ["14 people dancing, each of two code units", "🕺🎷🌞🍋🦜🪩🎧🌴🐙🚲🧭🪴🎺🫧", 400, tooShort],
    ["15 people dancing, each of two code units", "🕺🎷🌞🍋🦜🪩🎧🌴🐙🚲🧭🪴🎺🫧🦩", 201, undefined],
    ["128 of two code units", "🕺🎷🌞🍋🦜🪩🎧🌴".repeat(16), 201, undefined],
    ["a megabyte", "a".repeat(200_000), 400, tooLong],
    ["none", "", 400, "Password is required"],
    ["a number", 123_456_789_012_345, 400, "Password is required"],
    ["one letter again and again", "a".repeat(20), 400, tooEasy],
    ["a row of the keyboard", "qwertyuiopasdfghjkl", 400, tooEasy],
    ["a common one, twice", "passwordpassword", 400, tooEasy],
    ["digits in their order", "123456789012345", 400, tooEasy],
    ["the person's own address", "ana@mail.example", 400, tooEasy],
    ["our own name, twice", "BeforeTenBeforeTen", 400, tooEasy],
  ])("of %s", async (_what, password, expected, message) => {
    const { status, body } = await register({ ...ana, password });
    expect(status).toBe(expected);
    expect(body.error).toBe(message);
    expect(body.details).toEqual(message && [{ path: "password", message }]);
    expect(await users()).toHaveLength(expected === 201 ? 1 : 0);
  });
});

describe("the other fields", () => {
  it("are all named at once when they are missing", async () => {
    const { status, body } = await register({});
    expect(status).toBe(400);
    expect(body.details).toEqual([
      { path: "name", message: "Name is required" },
      { path: "email", message: "Please enter a valid email address" },
      { path: "password", message: "Password is required" },
    ]);
  });

  it.each([
    ["name", "  ", "Name is required"],
    ["name", "a".repeat(101), "Name must be at most 100 characters"],
    ["email", "ana", "Please enter a valid email address"],
    ["email", "ana@mail.example, eve@mail.example", "Please enter a valid email address"],
    ["email", "ana@mail.example\r\nBcc: eve@mail.example", "Please enter a valid email address"],
    ["email", ["ana@mail.example"], "Please enter a valid email address"],
  ])("%s %j is a 400 with its message", async (path, value, message) => {
    const { status, body } = await register({ ...ana, [path]: value });
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path, message }]);
  });

  it("lose characters a line can't hold", async () => {
    const { status, body } = await register({ ...ana, name: " Ana\r\nBcc:\0 Eve " });
    expect(status).toBe(201);
    expect(body.user?.name).toBe("Ana Bcc:  Eve");
  });
});

it("registering is possible five times an hour from an address", async () => {
  const attempt = (token: string) =>
    callRest(limitedApp, "POST", "/auth/register", { payload: { name: token } });
  for (let time = 0; time < 5; time += 1) expect((await attempt("x")).status).toBe(400);
  limitedClock.advance(30 * 60_000);
  const { status, headers, body } = await attempt("x");
  expect(status).toBe(429);
  expect(headers["retry-after"]).toBe("1800");
  expect(body).toEqual({
    success: false,
    error: "Too many attempts. Please try again later.",
  });
  expect((await mutateTrpc(limitedApp, "auth.register", ana)).status).toBe(429);
  limitedClock.advance(30 * 60_000);
  expect((await attempt("x")).status).toBe(400);
});
