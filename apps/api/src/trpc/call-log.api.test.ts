import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, expect, it } from "vitest";
import { sendPasswordReset } from "../features/auth/password/password-reset.service.ts";
import { callRest, mutateTrpc, queryTrpc } from "../testing/calls.ts";
import { madeKey } from "../testing/accounts/made-key.ts";
import { mailedToken } from "../testing/queued-mails.ts";
import { examplePassword, signedInAs, storeUser } from "../testing/accounts/signed-in.ts";
import { startTestApp } from "../testing/test-app.ts";

const { db, close } = await createTestDatabase();
const lines: string[] = [];
const { app, deps } = await startTestApp(db, {
  logLevel: "info",
  logTo: { write: (line) => void lines.push(line) },
});
afterAll(async () => {
  await app.close();
  await close();
});
beforeEach(async () => {
  lines.length = 0;
  await db.deleteFrom("users").execute();
  await db.deleteFrom("rate_limits").execute();
});

interface Line {
  msg: string;
  procedure?: string;
  client?: string;
  [fact: string]: unknown;
}

/** The log's data about calls, without what every line contains. */
const told = () =>
  lines
    .map((line): Line => JSON.parse(line))
    .filter(({ procedure }) => procedure !== undefined)
    .map(
      ({ level: _level, time: _time, pid: _pid, hostname: _hostname, reqId: _reqId, ...facts }) =>
        facts,
    );
const client = expect.stringMatching(/^[\w-]{12}$/);
const email = "ana@mail.example";
const done = (procedure: string, who: object = {}) => ({
  msg: "call done",
  procedure,
  client,
  ...who,
});
const refused = (procedure: string, code: string, who: object = {}) => ({
  ...done(procedure, who),
  msg: "call refused",
  code,
});

it("logs who signed in, changed something, and signed out, and refused attempts", async () => {
  const { id: userId } = await storeUser(deps, { email });
  const wrong = { email, password: "not this one at all" };
  await callRest(app, "POST", "/auth/login", { payload: wrong });
  const payload = { email, password: examplePassword };
  const { body } = await callRest(app, "POST", "/auth/login", { payload });
  const token = body.token ?? "";
  await callRest(app, "PUT", "/auth/update-profile", { token, payload: { name: "Anouk" } });
  await mutateTrpc(app, "auth.logout", undefined, { token });
  await mutateTrpc(app, "auth.logout", undefined, { token });
  expect(told()).toEqual([
    refused("auth.login", "UNAUTHORIZED"),
    done("auth.login", { userId }),
    done("auth.updateProfile", { userId }),
    done("auth.logout", { userId }),
    refused("auth.logout", "UNAUTHORIZED"),
  ]);
});

it("logs whose password was reset", async () => {
  const { id: userId } = await storeUser(deps, { email });
  await callRest(app, "POST", "/auth/forgot-password", { payload: { email } });
  await sendPasswordReset(deps, email);
  const token = await mailedToken(deps, "reset-password");
  const reset = { token, password: "seven quiet trams at noon" };
  await mutateTrpc(app, "auth.resetPassword", reset);
  await mutateTrpc(app, "auth.resetPassword", reset);
  expect(told()).toEqual([
    done("auth.forgotPassword"),
    done("auth.resetPassword", { userId }),
    refused("auth.resetPassword", "BAD_REQUEST"),
  ]);
});

it("logs which account or key was refused, and what was wrong with its input", async () => {
  const { token, user } = await signedInAs(deps, "user");
  const { id: keyId, secret } = await madeKey(deps, { scopes: ["read"] });
  await callRest(app, "GET", "/admin/users", { token });
  await queryTrpc(app, "users.list", undefined, { token: secret });
  await callRest(app, "GET", "/admin/dashboard", { token: secret });
  await callRest(app, "GET", "/events?limit=many");
  expect(told()).toEqual([
    refused("users.list", "FORBIDDEN", { userId: user.id }),
    refused("users.list", "FORBIDDEN", { keyId }),
    refused("events.list", "BAD_REQUEST"),
  ]);
});

it("logs a call that was refused for being one too many", async () => {
  for (let call = 0; call < 6; call += 1) {
    await callRest(app, "POST", "/auth/forgot-password", { payload: { email } });
  }
  expect(told().at(-1)).toEqual(refused("auth.forgotPassword", "TOO_MANY_REQUESTS"));
});

it("tells clients apart without their addresses", async () => {
  const from = (remoteAddress: string) =>
    app.inject({ url: "/api/auth/me", remoteAddress }).then(() => told().at(-1)?.client);
  const [one, again, other] = [
    await from("192.0.2.7"),
    await from("192.0.2.7"),
    await from("192.0.2.8"),
  ];
  expect(again).toBe(one);
  expect(other).not.toBe(one);
  expect(lines.filter((line) => line.includes("procedure")).join("")).not.toContain("192.0.2");
});
