import { describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { examplePassword, storeUser } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { app, deps } = await openTestApp({ rateLimitFactor: 1_000_000 });

const email = "ana@mail.example";
const admin = await storeUser(deps, { email, role: "admin" });

const login = (payload: object) => callRest(app, "POST", "/auth/login", { payload });
const wrong = "a wrong password, long";

describe("signing in", () => {
  it("answers the user and a token that works", async () => {
    const { status, body } = await login({ email, password: examplePassword });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]{20,}$/),
      user: {
        _id: admin.id,
        id: admin.id,
        name: "Ana",
        email,
        role: "admin",
        adminRole: "owner",
        reach: null,
        pendingEmail: null,
        emailVerified: false,
        createdAt: "2026-12-04T12:00:00.000Z",
      },
    });
    const { status: allowed } = await callRest(app, "GET", "/admin/events", { token: body.token });
    expect(allowed).toBe(200);
  });

  it.each(["ANA@Mail.Example", "  ana@mail.example "])("takes the address as %j", async (typed) => {
    expect((await login({ email: typed, password: examplePassword })).status).toBe(200);
  });

  it("gives each sign-in a different token", async () => {
    const one = await login({ email, password: examplePassword });
    const other = await login({ email, password: examplePassword });
    expect(one.body.token).not.toBe(other.body.token);
  });

  it.each([
    ["a wrong password", { email, password: wrong }],
    ["an address without an account", { email: "unknown@mail.example", password: wrong }],
    ["the password in other letters", { email, password: examplePassword.toUpperCase() }],
    ["the password with a space", { email, password: `${examplePassword} ` }],
    ["the stored hash", { email, password: admin.password_hash }],
    ["a NUL", { email, password: `${examplePassword}\0` }],
    ["half a surrogate pair", { email, password: "\ud800".repeat(20) }],
  ])("with %s is the same 401 over both APIs", async (_what, input) => {
    const rest = await login(input);
    expect(rest.status).toBe(401);
    expect(rest.body).toEqual({ success: false, error: "Invalid email or password" });
    const trpc = await mutateTrpc(app, "auth.login", input);
    expect(trpc.status).toBe(401);
    expect(trpc.body.error?.message).toBe("Invalid email or password");
    expect(trpc.body.error?.data.details).toBeUndefined();
  });

  it.each([
    [{ email: "ana", password: wrong }, "email", "Please enter a valid email address"],
    [{ email: { $ne: null }, password: wrong }, "email", "Please enter a valid email address"],
    [{ email, password: "" }, "password", "Password is required"],
    [{ email }, "password", "Password is required"],
    [{ email, password: true }, "password", "Password is required"],
    [{ email, password: "a".repeat(1_001) }, "password", expect.stringContaining("at most")],
  ])("with %j is a 400", async (input, path, message) => {
    const { status, body } = await login(input);
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path, message }]);
  });

  it("takes as long for an unknown address as for a known one", async () => {
    // CPU time, because other work on the machine makes calls slower but doesn't count here.
    const cpuOf = async (address: string) => {
      const before = process.cpuUsage();
      await login({ email: address, password: wrong });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // The first call creates the hash that unknown addresses are compared with.
    await cpuOf("unknown@mail.example");
    const factors: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      factors.push((await cpuOf(`unknown${round}@mail.example`)) / (await cpuOf(email)));
    }
    const median = factors.toSorted((one, other) => one - other)[5];
    expect(median).toBeGreaterThan(0.5);
    expect(median).toBeLessThan(2);
  });
});
