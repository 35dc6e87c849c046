import type { OwnSession } from "@before-ten/contracts/auth/output";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest } from "../../../testing/calls.ts";
import { examplePassword, signedInAs, storeUser } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { startSession } from "./sessions.ts";

const { db, app, clock, deps } = await openTestApp({ rateLimitFactor: 1_000 });
beforeEach(async () => {
  clock.set("2026-12-04T12:00:00Z");
  await db.deleteFrom("users").execute();
});

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const minuteMs = 60_000;

const list = async (token: string) =>
  (await callRest<OwnSession[]>(app, "GET", "/auth/sessions", { token })).body.data;
const end = (token: string, id = "") =>
  callRest(app, "DELETE", id === "" ? "/auth/sessions" : `/auth/sessions/${id}`, { token });
const statusOf = async (token: string) =>
  (await callRest(app, "GET", "/auth/me", { token })).status;

describe("one's own sessions", () => {
  it("say which browser it is, roughly, and hold no address and no token", async () => {
    await storeUser(deps, { email: "ana@mail.example" });
    const { body } = await callRest(app, "POST", "/auth/login", {
      payload: { email: "ana@mail.example", password: examplePassword },
      headers: { "user-agent": firefox },
      remoteAddress: "192.0.2.7",
    });
    const token = body.token ?? "";
    expect(await list(token)).toEqual([
      {
        _id: expect.any(String),
        id: expect.any(String),
        device: "Firefox on Linux",
        isCurrent: true,
        createdAt: "2026-12-04T12:00:00.000Z",
        lastUsedAt: "2026-12-04T12:00:00.000Z",
      },
    ]);
    const rows = JSON.stringify(await db.selectFrom("sessions").selectAll().execute());
    expect(rows).not.toContain("192.0.2");
    expect(rows).not.toContain("Gecko");
  });

  it("store no text sent by the client", async () => {
    await storeUser(deps, { email: "ana@mail.example" });
    const { body } = await callRest(app, "POST", "/auth/login", {
      payload: { email: "ana@mail.example", password: examplePassword },
      headers: { "user-agent": "<script>alert(1)</script>/1.0" },
    });
    expect((await list(body.token ?? "")).map(({ device }) => device)).toEqual([null]);
  });

  it("are those of the account alone, without expired ones, the one used last first", async () => {
    await signedInAs(deps, "admin");
    const { token, user } = await signedInAs(deps, "user");
    clock.advance(8 * 24 * 60 * minuteMs);
    const { token: second } = await startSession(deps, user);
    clock.advance(minuteMs);
    const { token: third } = await startSession(deps, user);
    expect(await statusOf(token)).toBe(401);
    expect((await list(second)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(await list(third)).toHaveLength(2);
  });

  it("know their last use to five minutes", async () => {
    const { token } = await signedInAs(deps, "user");
    const lastUse = async () => (await list(token))[0]?.lastUsedAt;
    clock.advance(5 * minuteMs - 1);
    expect(await lastUse()).toBe("2026-12-04T12:00:00.000Z");
    clock.advance(1);
    expect(await lastUse()).toBe("2026-12-04T12:05:00.000Z");
  });
});

describe("ending", () => {
  it("one leaves the others, and works once", async () => {
    const { token, user } = await signedInAs(deps, "user");
    const { token: other } = await startSession(deps, user);
    const [id] = (await list(token)).filter(({ isCurrent }) => !isCurrent).map((each) => each.id);
    expect((await end(token, id)).status).toBe(200);
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
    expect((await end(token, id)).status).toBe(404);
  });

  it("another account's is a 404", async () => {
    const { token } = await signedInAs(deps, "admin");
    const other = await signedInAs(deps, "admin");
    const [id] = (await list(other.token)).map((each) => each.id);
    expect((await end(token, id)).status).toBe(404);
    expect(await statusOf(other.token)).toBe(200);
  });

  it("all others leaves this one", async () => {
    const { token, user } = await signedInAs(deps, "user");
    const { token: other } = await startSession(deps, user);
    const stranger = await signedInAs(deps, "user");
    expect((await end(token)).status).toBe(200);
    expect([await statusOf(token), await statusOf(other), await statusOf(stranger.token)]).toEqual([
      200, 401, 200,
    ]);
  });
});
