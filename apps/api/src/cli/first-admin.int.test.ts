import { brand } from "@before-ten/contracts/shared/brand";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "../env.ts";
import { makeAdmin, makeFirstAdmin } from "../features/auth/admins.service.ts";
import { isPasswordOf } from "../features/auth/password/passwords.ts";
import { welcomeFirstAdmin } from "./first-admin.ts";
import { FakeClock } from "../testing/fake-clock.ts";
import { examplePassword, signedInAs, storeUser } from "../testing/accounts/signed-in.ts";

const { db, close } = await createTestDatabase();
afterAll(close);
beforeEach(async () => {
  await db.deleteFrom("users").execute();
});

const deps = { db, clock: new FakeClock("2026-12-04T12:00:00Z") };
const credentials = { email: "boss@club.example", password: examplePassword };
const admins = () => db.selectFrom("users").selectAll().where("role", "=", "admin").execute();

const external = { DATABASE_URL: "postgresql://elsewhere.example/before_ten" };
const named = { ADMIN_EMAIL: credentials.email, ADMIN_PASSWORD: credentials.password };
const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://club.example",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "hello@club.example",
  CONTACT_TO: "team@club.example",
};
const welcome = (environment: Record<string, string>) =>
  welcomeFirstAdmin(deps, readSettings(environment));

describe("the first admin", () => {
  it("is one, though ten processes start at once", async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        makeFirstAdmin(deps, { ...credentials, email: `boss${index}@club.example` }),
      ),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
  });

  it("is made only if there is none; a plain user doesn't count", async () => {
    await storeUser(deps, { role: "user" });
    expect(await makeFirstAdmin(deps, credentials)).toEqual({ hadAccount: false });
    const second = { ...credentials, email: "eve@mail.example" };
    expect(await makeFirstAdmin(deps, second)).toBeUndefined();
    const [admin] = await admins();
    expect(admin?.email).toBe(credentials.email);
    expect(await isPasswordOf(admin, credentials.password)).toBe(true);
  });

  it("can't have a password that is easy to guess", async () => {
    const easy = makeFirstAdmin(deps, { ...credentials, password: "passwordpassword" });
    await expect(easy).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await admins()).toEqual([]);
  });

  it("takes over the account with this address, and ends its sessions", async () => {
    await signedInAs(deps, "user", { email: "boss@club.example" });
    const password = "seven quiet trams at noon";
    expect(await makeAdmin(deps, { ...credentials, password })).toEqual({ hadAccount: true });
    const [admin, ...others] = await admins();
    expect(others).toEqual([]);
    expect(await isPasswordOf(admin, password)).toBe(true);
    expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });
});

describe("at the start", () => {
  it("with ADMIN_EMAIL and ADMIN_PASSWORD makes that admin, once", async () => {
    const first = await welcome({ ...external, ...named });
    expect(first).toContain(credentials.email);
    expect(first).not.toContain(credentials.password);
    expect(first).not.toContain("already had an account");
    expect(await welcome({ ...external, ...named })).toBeUndefined();
    expect(await isPasswordOf((await admins())[0], credentials.password)).toBe(true);
  });

  it("on the embedded database makes one with a random password, told once", async () => {
    const text = await welcome({});
    const password = /password (\S{24})\n/.exec(text ?? "")?.[1] ?? "";
    const [admin] = await admins();
    expect(admin?.email).toBe(brand.adminEmail);
    expect(await isPasswordOf(admin, password)).toBe(true);
    expect(await welcome({})).toBeUndefined();

    await db.deleteFrom("users").execute();
    expect(await welcome({})).not.toContain(password);
  });

  it.each([
    ["on another database", external],
    ["in production", { ...production, ...external }],
    ["in production on the embedded database", production],
  ])("%s without those settings makes no admin, and says how to", async (_where, environment) => {
    expect(await welcome(environment)).toContain("pnpm admin:create");
    expect(await db.selectFrom("users").selectAll().execute()).toEqual([]);
  });

  it("in production with them makes that admin", async () => {
    await welcome({ ...production, ...external, ...named });
    expect((await admins()).map(({ email }) => email)).toEqual([credentials.email]);
  });

  it.each([
    [{ ADMIN_EMAIL: "boss@club.example" }, "only of use together"],
    [{ ADMIN_PASSWORD: examplePassword }, "only of use together"],
    [{ ...named, ADMIN_PASSWORD: "too short" }, "ADMIN_PASSWORD"],
    [{ ...named, ADMIN_EMAIL: "boss" }, "ADMIN_EMAIL"],
  ])("refuses %j", (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });
});
