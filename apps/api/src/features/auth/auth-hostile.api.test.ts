import { createTestDatabase } from "@before-ten/db/testing/test-database";
import * as fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { examplePassword, signedInAs } from "../../testing/signed-in.ts";
import { startTestApp } from "../../testing/test-app.ts";

const { db, close } = await createTestDatabase();
const { app, deps } = await startTestApp(db, { rateLimitFactor: 1_000_000 });
afterAll(async () => {
  await app.close();
  await close();
});

const { token } = await signedInAs(deps, "admin", { email: "boss@club.example" });

const text = fc.oneof(
  fc.constantFrom("", "\0", "\ud800", "__proto__", "%", "a".repeat(1_001), "x".repeat(100_000)),
  fc.constantFrom("boss@club.example", "İ@mail.example", "ana@mail.example\0", examplePassword),
  fc.string(),
  fc.string({ unit: "binary", minLength: 15, maxLength: 130 }),
);
const value = fc.oneof(text, fc.jsonValue({ noUnicodeString: false }));
const fieldName = fc.constantFrom(
  "name",
  "email",
  "password",
  "currentPassword",
  "newPassword",
  "token",
  "role",
  "id",
);
const valid = {
  name: "Ana",
  email: "ana@mail.example",
  password: examplePassword,
  currentPassword: examplePassword,
  newPassword: examplePassword,
  token: "x",
};
const input = fc.oneof(
  fc
    .array(fc.tuple(fieldName, value), { maxLength: 3 })
    .map((changes): object => ({ ...valid, ...Object.fromEntries(changes) })),
  value,
);
const allowed = [200, 201, 400, 401, 409];

it("no procedure of accounts gives a 5xx", { timeout: 60_000 }, async () => {
  const names = fc.constantFrom(
    "register",
    "login",
    "updateProfile",
    "updatePassword",
    "forgotPassword",
    "resetPassword",
    "verifyEmail",
  );
  const property = fc.asyncProperty(names, input, async (name, sent) => {
    const { status, body } = await mutateTrpc(app, `auth.${name}`, sent, { token });
    expect(allowed).toContain(status);
    expect(body.error === undefined).toBe(status === 200);
  });
  await fc.assert(property, { numRuns: 250 });
});

it("no route of accounts does, or leaves the envelope", { timeout: 60_000 }, async () => {
  const routes = fc.constantFrom(
    { method: "POST", path: "/auth/register" } as const,
    { method: "POST", path: "/auth/login" } as const,
    { method: "PUT", path: "/auth/update-profile" } as const,
    { method: "PUT", path: "/auth/update-password" } as const,
    { method: "POST", path: "/auth/forgot-password" } as const,
    { method: "PUT", path: "/auth/reset-password/x" } as const,
    { method: "PUT", path: "/auth/verify-email/%00" } as const,
  );
  const headers = { "content-type": "application/json" };
  const property = fc.asyncProperty(routes, input, async ({ method, path }, sent) => {
    const payload = JSON.stringify(sent);
    const { status, body } = await callRest(app, method, path, { token, headers, payload });
    expect(allowed).toContain(status);
    expect(body.success).toBe(status < 400);
    expect(typeof body.error).toBe(status < 400 ? "undefined" : "string");
  });
  await fc.assert(property, { numRuns: 250 });
});

it("whatever came in, there is one admin, who still is signed in", async () => {
  const admins = await db.selectFrom("users").select("id").where("role", "=", "admin").execute();
  expect(admins).toHaveLength(1);
  expect((await callRest(app, "GET", "/admin/dashboard", { token })).status).toBe(200);
});
