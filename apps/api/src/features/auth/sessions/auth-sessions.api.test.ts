import { createHash } from "node:crypto";
import { deleteExpiredSessions } from "@before-ten/db/queries/auth/sessions";
import { setAdminRole } from "@before-ten/db/queries/auth/users";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../../testing/calls.ts";
import { examplePassword, signedInAs, storeUser } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { startSession } from "./sessions.ts";

const { db, app, clock, deps } = await openTestApp({ rateLimitFactor: 1_000 });

const start = "2026-12-04T12:00:00Z";
beforeEach(async () => {
  clock.set(start);
  await db.deleteFrom("users").execute();
});

// Lucia compares by the machine's own clock, which goes on meanwhile.
const secondMs = 1_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** 200 while the session lasts, 401 after it. */
const statusOf = async (token: string) =>
  (await callRest(app, "GET", "/auth/me", { token })).status;
const sessions = () => db.selectFrom("sessions").selectAll().execute();

describe("a session", () => {
  it("is stored as the SHA-256 of its token, and nothing else of it", async () => {
    await storeUser(deps, { email: "ana@mail.example" });
    const { body } = await callRest(app, "POST", "/auth/login", {
      payload: { email: "ana@mail.example", password: examplePassword },
    });
    const token = body.token ?? "";
    const rows = await sessions();
    expect(rows.map(({ id }) => id)).toEqual([createHash("sha256").update(token).digest("hex")]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("ends after seven days without use", async () => {
    const { token } = await signedInAs(deps, "user");
    clock.advance(7 * dayMs - secondMs);
    expect(await statusOf(token)).toBe(200);

    const { token: unused } = await signedInAs(deps, "user");
    clock.advance(7 * dayMs);
    expect(await statusOf(unused)).toBe(401);
  });

  it("is prolonged by use, from half of its time on", async () => {
    const { token } = await signedInAs(deps, "user");
    clock.advance(3 * dayMs);
    await statusOf(token);
    expect((await sessions()).map((row) => row.expires_at.toISOString())).toEqual([
      "2026-12-11T12:00:00.000Z",
    ]);
    clock.advance(dayMs);
    await statusOf(token);
    expect((await sessions()).map((row) => row.expires_at.toISOString())).toEqual([
      "2026-12-15T12:00:00.000Z",
    ]);
    clock.advance(7 * dayMs - secondMs);
    expect(await statusOf(token)).toBe(200);
  });

  it("ends after thirty days however much it is used", async () => {
    const { token } = await signedInAs(deps, "admin");
    for (let day = 0; day < 29; day += 1) {
      clock.advance(dayMs);
      expect(await statusOf(token)).toBe(200);
    }
    clock.advance(dayMs - secondMs);
    expect(await statusOf(token)).toBe(200);
    clock.advance(secondMs);
    expect(await statusOf(token)).toBe(401);
  });

  it("ends when its account has fifty newer ones; other accounts keep theirs", async () => {
    const other = await signedInAs(deps, "user");
    const first = await signedInAs(deps, "user");
    clock.advance(secondMs);
    const second = await startSession(deps, first.user);
    clock.advance(secondMs);
    for (let time = 0; time < 48; time += 1) await startSession(deps, first.user);
    expect(await statusOf(first.token)).toBe(200);
    const newest = await startSession(deps, first.user);
    expect(await statusOf(first.token)).toBe(401);
    expect(await statusOf(second.token)).toBe(200);
    expect(await statusOf(newest.token)).toBe(200);
    expect(await statusOf(other.token)).toBe(200);
    expect(await sessions()).toHaveLength(51);
  });

  it("that ended is swept away, and no other", async () => {
    await signedInAs(deps, "user");
    clock.advance(4 * dayMs);
    const { token } = await signedInAs(deps, "user");
    clock.advance(4 * dayMs);
    await deleteExpiredSessions(db, clock.now());
    expect(await sessions()).toHaveLength(1);
    expect(await statusOf(token)).toBe(200);
  });
});

describe("signing out", () => {
  it("ends the session on the server, and only this one", async () => {
    const { token, user } = await signedInAs(deps, "admin", { email: "ana@mail.example" });
    const elsewhere = await callRest(app, "POST", "/auth/login", {
      payload: { email: user.email, password: examplePassword },
    });
    const { status, body } = await callRest(app, "POST", "/auth/logout", { token });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: "Logged out successfully" });
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(elsewhere.body.token ?? "")).toBe(200);
    expect(await sessions()).toHaveLength(1);
  });

  it("twice is a 401, over tRPC too", async () => {
    const { token } = await signedInAs(deps, "user");
    expect((await mutateTrpc(app, "auth.logout", undefined, { token })).status).toBe(200);
    expect((await mutateTrpc(app, "auth.logout", undefined, { token })).status).toBe(401);
    expect((await callRest(app, "POST", "/auth/logout", { token })).status).toBe(401);
  });
});

describe("signing in over a session", () => {
  it.each(["REST", "tRPC"])("ends that one, and no other, by %s", async (way) => {
    const { token, user } = await signedInAs(deps, "admin", { email: "ana@mail.example" });
    const { token: elsewhere } = await startSession(deps, user);
    const input = { email: user.email, password: examplePassword };
    const wrong = { payload: { ...input, password: "not this one at all" }, token };
    expect((await callRest(app, "POST", "/auth/login", wrong)).status).toBe(401);
    expect(await statusOf(token)).toBe(200);

    if (way === "REST") await callRest(app, "POST", "/auth/login", { payload: input, token });
    else await mutateTrpc(app, "auth.login", input, { token });
    expect([await statusOf(token), await statusOf(elsewhere)]).toEqual([401, 200]);
    expect(await sessions()).toHaveLength(2);
  });
});

describe("the signed-in user", () => {
  it("is the same in both APIs", async () => {
    const { token, user } = await signedInAs(deps, "user");
    const rest = await callRest(app, "GET", "/auth/me", { token });
    expect(rest.body).toEqual({ success: true, user: { _id: user.id, ...user } });
    const trpc = await queryTrpc(app, "auth.me", undefined, { token });
    expect(trpc.body.result?.data).toEqual(user);
  });

  it("is out with the next call when the account is deleted", async () => {
    const { token, user } = await signedInAs(deps, "admin");
    expect(await statusOf(token)).toBe(200);
    await db.deleteFrom("users").where("id", "=", user.id).execute();
    expect(await statusOf(token)).toBe(401);
    expect((await queryTrpc(app, "dashboard.stats", undefined, { token })).status).toBe(401);
    expect(await sessions()).toEqual([]);
  });

  it("has only the rights of their current role", async () => {
    const { token, user } = await signedInAs(deps, "admin");
    const status = async () => (await callRest(app, "GET", "/admin/events", { token })).status;
    expect(await status()).toBe(200);
    await setAdminRole(db, user.id, null);
    expect(await status()).toBe(403);
    await setAdminRole(db, user.id, "owner");
    expect(await status()).toBe(200);
  });

  it("isn't found by the account's id, or by another account's token plus one letter", async () => {
    const { token, user } = await signedInAs(deps, "admin");
    expect(await statusOf(user.id)).toBe(401);
    expect(await statusOf(`${token}a`)).toBe(401);
    expect(await statusOf(token.toUpperCase())).toBe(401);
    expect(await statusOf("a".repeat(5_000))).toBe(401);
  });
});
