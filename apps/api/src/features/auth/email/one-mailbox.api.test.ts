import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../../testing/calls.ts";
import { examplePassword, signedInAs, storeUser } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { makeAdmin } from "../admins.service.ts";

/** Spellings of the same address, and similar ones of a stranger. */

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000 });
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db.deleteFrom("subscribers").execute();
});

const boss = "boss@mail.example";
/** Anyone may register the domain xn--mail-swc.example. */
const stranger = "boss@maİl.example";
const password = examplePassword;

const register = (email: string) =>
  callRest(app, "POST", "/auth/register", { payload: { name: "Ana", email, password } });
const login = (email: string) =>
  callRest(app, "POST", "/auth/login", { payload: { email, password } });
const subscribe = (email: string) =>
  callRest(app, "POST", "/contact/newsletter", { payload: { email } });

async function accounts() {
  const rows = await db
    .selectFrom("users")
    .select(["email", "pending_email", "role"])
    .orderBy("email")
    .execute();
  return rows.map(({ email, pending_email, role }) => [email, pending_email, role]);
}

describe("a stranger whose address looks the same", () => {
  it("doesn't become an admin in place of the named person", async () => {
    expect((await register(stranger)).status).toBe(201);
    await makeAdmin(deps, { email: boss, password: "seven quiet trams at noon" });
    expect(await accounts()).toEqual([
      [boss, null, "admin"],
      ["boss@xn--mail-swc.example", null, "user"],
    ]);
  });

  it("doesn't get an account by a change of address without its password", async () => {
    const { token } = await signedInAs(deps, "user", { email: boss });
    const { status } = await mutateTrpc(app, "auth.updateProfile", { email: stranger }, { token });
    expect(status).toBe(400);
    // REST needs no password, as specified: the mailed link confirms the change.
    const payload = { email: stranger };
    await callRest(app, "PUT", "/auth/update-profile", { token, payload });
    expect(await accounts()).toEqual([[boss, "boss@xn--mail-swc.example", "user"]]);
  });

  it.each(["bo\u017fs@mail.example", "bos\uff53@mail.example", "b\u043ess@mail.example"])(
    "is no address where the name itself does: %s",
    async (email) => {
      const { status, body } = await register(email);
      expect(status).toBe(400);
      expect(body.details).toEqual([
        { path: "email", message: "Please enter a valid email address" },
      ]);
    },
  );

  it("doesn't keep the true one from registering or subscribing", async () => {
    expect((await register(stranger)).status).toBe(201);
    expect((await register(boss)).status).toBe(201);
    await subscribe(stranger);
    await subscribe(boss);
    expect(await db.selectFrom("subscribers").select("email").orderBy("email").execute()).toEqual([
      { email: boss },
      { email: "boss@xn--mail-swc.example" },
    ]);
  });
});

it("takes a domain in letters and in ASCII for one", async () => {
  expect((await register("x@bücher.example")).status).toBe(201);
  expect((await register("X@xn--bcher-kva.example")).status).toBe(409);
  expect((await login("x@BÜCHER.example")).status).toBe(200);
  await subscribe("x@xn--bcher-kva.example");
  await subscribe("x@bücher.example");
  expect(await db.selectFrom("subscribers").select("email").execute()).toEqual([
    { email: "x@xn--bcher-kva.example" },
  ]);
});

describe.each(["\u200b\ufeffana@mail.example\u00a0\u202c", "Ana Smith <Ana@mail.example>"])(
  "%j, as it was pasted,",
  (pasted) => {
    it("registers, signs in and subscribes", async () => {
      expect((await register(pasted)).body.user?.email).toBe("ana@mail.example");
      expect((await login(pasted)).status).toBe(200);
      const trpc = await mutateTrpc(app, "auth.login", { email: pasted, password });
      expect(trpc.status).toBe(200);
      expect((await subscribe(pasted)).status).toBe(200);
      expect(await db.selectFrom("subscribers").select("email").execute()).toEqual([
        { email: "ana@mail.example" },
      ]);
    });

    it("sends a message and asks for an alert", async () => {
      const message = { name: "Ana", subject: "Hello", message: "Is there a cloakroom?" };
      const payload = { ...message, email: pasted, type: "general" };
      expect((await callRest(app, "POST", "/contact/send", { payload })).status).toBe(200);
      const id = await storeEvent(db, { availability: "sold-out", startDay: "2026-12-19" });
      await mutateTrpc(app, "alerts.request", { id, kind: "places-return", email: pasted });
      const stored = [
        ...(await db.selectFrom("contact_messages").select("email").execute()),
        ...(await db.selectFrom("event_alerts").select("email").execute()),
      ];
      expect(new Set(stored.map(({ email }) => email))).toEqual(new Set(["ana@mail.example"]));
    });
  },
);

it.each(["\u200b\u2060\u3164", "\u202e"])("takes the name %j for none", async (name) => {
  const payload = { name, email: boss, password };
  const { status, body } = await callRest(app, "POST", "/auth/register", { payload });
  expect([status, body.details]).toEqual([400, [{ path: "name", message: "Name is required" }]]);
});

it("removes text direction marks from names and subjects", async () => {
  await db.deleteFrom("contact_messages").execute();
  await storeUser(deps, { email: "ana@mail.example" });
  const payload = {
    name: "Ana\u202e nimdA",
    email: boss,
    subject: "\u2066Hello\u2069",
    message: "Is there a cloakroom?",
    type: "general",
  };
  await callRest(app, "POST", "/contact/send", { payload });
  expect(await db.selectFrom("contact_messages").select(["name", "subject"]).execute()).toEqual([
    { name: "Ana nimdA", subject: "Hello" },
  ]);
});
