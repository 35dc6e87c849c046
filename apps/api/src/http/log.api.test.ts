import type { CreatedApiKey } from "@before-ten/contracts/api-keys/output";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { refuseEveryRow } from "@before-ten/db/testing/refuse-rows";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { sendPasswordReset } from "../features/auth/password/password-reset.service.ts";
import { hashSecret } from "../features/api-keys/secret.ts";
import { callRest, mutateTrpc, queryTrpc } from "../testing/calls.ts";
import { mailedToken } from "../testing/queued-mails.ts";
import { examplePassword, signedInAs, storeUser } from "../testing/accounts/signed-in.ts";
import { startTestApp } from "../testing/test-app.ts";

const { db, close } = await createTestDatabase();
const lines: string[] = [];
const { app, deps } = await startTestApp(db, {
  rateLimitFactor: 1_000,
  logLevel: "debug",
  logTo: { write: (line) => void lines.push(line) },
});
afterAll(async () => {
  await app.close();
  await close();
});
beforeEach(() => {
  lines.length = 0;
});

const email = "ana@mail.example";
const wrong = "a wrong password, long";
const newPassword = "seven quiet trams at noon";
await storeUser(deps, { email });

/** The paths of all requests in the log. */
const paths = () =>
  lines.flatMap((line) => {
    const { req }: { req?: { path: string } } = JSON.parse(line);
    return req?.path ?? [];
  });

describe("the log", () => {
  it("logs what was requested, and its id", async () => {
    const { headers } = await callRest(app, "GET", "/events/upcoming?limit=3");
    expect(paths()).toEqual(["/api/events/upcoming"]);
    expect(lines.join("")).toContain(JSON.stringify(headers["x-request-id"]));
  });

  it("holds no password, token or email address of an account's whole life", async () => {
    const { body } = await callRest(app, "POST", "/auth/login", {
      payload: { email, password: examplePassword },
    });
    const token = body.token ?? "";
    await callRest(app, "POST", "/auth/login", { payload: { email, password: wrong } });
    await mutateTrpc(app, "auth.login", { email, password: wrong });
    await queryTrpc(app, "auth.me", { email, password: wrong }, { token });
    await callRest(app, "POST", "/auth/register", {
      payload: { name: "x", email, password: wrong },
    });
    await callRest(app, "PUT", "/auth/update-profile", { token, payload: { email } });
    await callRest(app, "PUT", "/auth/update-password", {
      token,
      payload: { currentPassword: wrong, newPassword },
    });
    await callRest(app, "POST", "/auth/forgot-password", { payload: { email } });
    await sendPasswordReset(deps, email);
    const mailed = await mailedToken(deps, "reset-password");
    await callRest(app, "PUT", `/auth/reset-password/${mailed}?email=${email}`, {
      payload: { password: newPassword },
    });
    await callRest(app, "POST", "/auth/logout", { token });

    expect(paths()).toContain("/api/auth/reset-password/…");
    const log = lines.join("");
    for (const secret of [email, examplePassword, wrong, newPassword, token, mailed]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(log).not.toContain(secret);
    }
  });

  it("holds no API key of a key's whole life", async () => {
    const { token } = await signedInAs(deps, "admin");
    const payload = { name: "Ticket shop", scopes: ["read"] };
    const made = await callRest<CreatedApiKey>(app, "POST", "/admin/api-keys", { token, payload });
    const { secret, id } = made.body.data;
    await callRest(app, "GET", "/admin/dashboard", { token: secret });
    await callRest(app, "POST", "/events", { token: secret, payload: { eventName: secret } });
    await queryTrpc(app, "users.list", { secret }, { token: secret });
    await callRest(app, "DELETE", `/admin/api-keys/${secret}`, { token });
    await callRest(app, "DELETE", `/admin/api-keys/${id}`, { token });
    await callRest(app, "GET", "/admin/dashboard", { token: secret });
    await db.schema.alterTable("api_keys").renameTo("api_keys_away").execute();
    const errors = [
      await callRest(app, "GET", "/admin/dashboard", { token: secret }),
      await callRest(app, "POST", "/admin/api-keys", { token, payload }),
    ];
    await db.schema.alterTable("api_keys_away").renameTo("api_keys").execute();
    expect(errors.map(({ status }) => status)).toEqual([500, 500]);

    expect(paths()).toContain("/api/admin/api-keys/bt_…");
    const log = lines.join("");
    expect(log).toContain("api_keys");
    // Nor the rest of it, which would complete the key's visible beginning.
    expect(log).not.toContain(secret.slice(7));
    expect(log).not.toContain(hashSecret(secret));
  });

  it.each([
    ["PUT", "/api/auth/reset-password/SECRET", "/api/auth/reset-password/…"],
    ["PUT", "/api/auth/verify-email/SECRET?x=SECRET", "/api/auth/verify-email/…"],
    ["GET", "/api/auth/reset-password/SECRET", "/api/auth/reset-password/…"],
    ["POST", "/api/auth/invitation/SECRET", "/api/auth/invitation/…"],
    ["GET", "/invitation?token=SECRET", "/invitation"],
    ["GET", "/reset-password/SECRET", "/reset-password/…"],
    ["GET", "/undo-email-change/SECRET", "/undo-email-change/…"],
    ["GET", "/Verify-Email/SECRET/SECRET", "/Verify-Email/…"],
    ["GET", "/api/nothing?token=SECRET", "/api/nothing"],
    ["GET", "/verify-email/%zzSECRET", "/verify-email/…"],
    ["GET", "/blog/preview/SECRET.SECRET", "/blog/preview/…"],
    ["GET", "/api/blog-previews/SECRET", "/api/blog-previews/…"],
    ["GET", "/p/preview/SECRET.SECRET", "/p/preview/…"],
    ["GET", "/api/page-previews/SECRET", "/api/page-previews/…"],
    ["GET", "/api/events/ana@mail.example", "/api/events/…"],
    ["DELETE", "/api/admin/users/ana%40mail.example", "/api/admin/users/…"],
    ["GET", "/trpc/ana@mail.example", "/trpc/…"],
  ] as const)("of %s %s has the path %s", async (method, url, path) => {
    await app.inject({ method, url });
    expect(paths()).toEqual([path]);
  });
});

it("the row that the database refused stays out of the log", async () => {
  await refuseEveryRow(db, "all_subscribers");
  await refuseEveryRow(db, "contact_messages");
  const secret = "sunday.disco@mail.example";
  const message = { name: "Ana", email: secret, subject: "Hello", message: secret, type: "event" };
  const answers = [
    await callRest(app, "POST", "/contact/newsletter", { payload: { email: secret } }),
    await mutateTrpc(app, "newsletter.subscribe", { email: secret }),
    await callRest(app, "POST", "/contact/send", { payload: message }),
    await mutateTrpc(app, "contact.send", message),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  expect(lines.filter((line) => line.includes("refuses_every_row"))).toHaveLength(4);
  expect(lines.join("")).not.toContain("sunday.disco");
});

it("an error of ours keeps its text from the caller, and its input from the log", async () => {
  await db.schema.alterTable("sessions").renameTo("sessions_away").execute();
  const { status, body, text } = await callRest(app, "POST", "/auth/login", {
    payload: { email, password: newPassword },
  });
  await db.schema.alterTable("sessions_away").renameTo("sessions").execute();
  expect(status).toBe(500);
  expect(body).toEqual({
    success: false,
    error: "Something went wrong on our side. Please try again.",
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(text).not.toContain("sessions");
  const log = lines.join("");
  expect(log).toContain("sessions");
  expect(log).toContain(body.requestId);
  expect(log).not.toContain(newPassword);
  expect(log).not.toContain(email);
});
