import type { Invitation, OpenInvitation } from "@before-ten/contracts/auth/output";
import { setAdminRole } from "@before-ten/db/queries/auth/users";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, queryTrpc } from "../../../testing/calls.ts";
import { mailedToken } from "../../../testing/queued-mails.ts";
import { examplePassword, signedInAs, storeUser } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db.deleteFrom("rate_limits").execute();
});

const email = "bo@mail.example";
const password = "four odd walnut drums";
const invalid = "This invitation has been used or withdrawn, or has expired. Ask for a new one.";
const hourMs = 60 * 60_000;

/** Invites Bo; returns the token of the mailed link. */
async function invited(adminRole = "editor") {
  const owner = await signedInAs(deps, "admin", { name: "Ana" });
  const payload = { email, adminRole };
  await callRest<Invitation>(app, "POST", "/admin/invitations", { token: owner.token, payload });
  return { owner, link: await mailedToken(deps, "invitation") };
}

const accept = (link: string, payload: object = { name: "Bo", password }, token?: string) =>
  callRest(app, "POST", `/auth/invitation/${link}`, { payload, token });
const find = (link: string) => callRest<OpenInvitation>(app, "GET", `/auth/invitation/${link}`);
const bo = () => db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();

describe("an invitee without an account", () => {
  it("chooses a name and a password, and is signed in with their role", async () => {
    const { link } = await invited();
    const found = await find(link);
    expect(found.body.data).toEqual({
      email,
      adminRole: "editor",
      invitedBy: "Ana",
      places: null,
      hasAccount: false,
    });
    const { status, body } = await accept(link);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      name: "Bo",
      email,
      role: "admin",
      adminRole: "editor",
      emailVerified: true,
    });
    const { token } = body;
    expect((await callRest(app, "GET", "/admin/events", { token })).status).toBe(200);
    const subscribers = await callRest(app, "GET", "/admin/newsletter/subscribers", { token });
    const sentence = "Your role doesn't allow this. An owner can give you another one.";
    expect([subscribers.status, subscribers.body.error]).toEqual([403, sentence]);
    const login = await callRest(app, "POST", "/auth/login", { payload: { email, password } });
    expect(login.status).toBe(200);
  });

  it.each([
    [{ password }, "name", "Name is required"],
    [{ name: "Bo", password: "short" }, "password", "Password must be at least 15 characters"],
    [
      { name: "Bo", password: "passwordpassword" },
      "password",
      "This password is too easy to guess. Four unrelated words make a good one.",
    ],
  ])("is refused with %j, and can try again", async (payload, path, message) => {
    const { link } = await invited();
    const refused = await accept(link, payload);
    expect([refused.status, refused.body.details]).toEqual([400, [{ path, message }]]);
    expect((await accept(link)).status).toBe(200);
  });
});

describe("an invitee with an account", () => {
  it("gets it with the name and the password they choose", async () => {
    const user = await signedInAs(deps, "user", { email: "bo@mail.example", name: "Bobby" });
    const { link } = await invited("viewer");
    expect((await find(link)).body.data.hasAccount).toBe(true);
    const { status, body } = await accept(link);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: user.user.id, name: "Bo", adminRole: "viewer" });
    const login = (secret: string) =>
      callRest(app, "POST", "/auth/login", { payload: { email, password: secret } });
    expect((await login(examplePassword)).status).toBe(401);
    expect((await login(password)).status).toBe(200);
  });

  it("is refused when the account is an admin's by now", async () => {
    const { link } = await invited();
    await storeUser(deps, { email, role: "admin", adminRole: "viewer" });
    const { status, body } = await accept(link);
    const sentence = "Your account already belongs to an admin. Sign in with it.";
    expect([status, body.error]).toEqual([409, sentence]);
  });

  it("gets the account that is registered while they choose a password", async () => {
    const { link } = await invited();
    const payload = { name: "Mallory", email, password: examplePassword };
    const [registered] = await Promise.all([
      callRest(app, "POST", "/auth/register", { payload }),
      accept(link),
    ]);
    const ends = await db.selectFrom("sessions").selectAll().execute();
    const { token } = registered.body;
    const me = await callRest(app, "GET", "/auth/me", { token });
    expect([me.status, ends.length <= 2]).toEqual([401, true]);
    expect(await bo()).toMatchObject({ name: "Bo", admin_role: "editor" });
  });
});

describe("a link", () => {
  it("works once, of twenty at a time", async () => {
    const { link } = await invited();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await accept(link);
    expect([again.status, again.body.error]).toEqual([400, invalid]);
    expect((await find(link)).status).toBe(400);
  });

  it("works for 72 hours", async () => {
    const { link } = await invited();
    clock.advance(72 * hourMs - 1);
    expect((await find(link)).status).toBe(200);
    clock.advance(1);
    expect((await find(link)).status).toBe(400);
    expect((await accept(link)).status).toBe(400);
    expect(await bo()).toBeUndefined();
  });

  it("is only valid while its sender is an owner", async () => {
    const { link, owner } = await invited();
    await setAdminRole(db, owner.user.id, "editor");
    expect((await accept(link)).status).toBe(400);
    await setAdminRole(db, owner.user.id, "owner");
    expect((await accept(link)).status).toBe(200);
  });

  it("isn't stored in the database", async () => {
    const { link } = await invited();
    const [row] = await db.selectFrom("invitation_tokens").selectAll().execute();
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(link);
  });

  it("that is made up is answered as one that is too old", async () => {
    for (const token of ["", "x", "a".repeat(43)]) {
      const { status, body } = await queryTrpc(app, "invitations.find", { token });
      expect([status, body.error?.message]).toEqual([400, invalid]);
    }
  });

  it("signs in over another session, which ends", async () => {
    const { link, owner } = await invited();
    expect((await accept(link, { name: "Bo", password }, owner.token)).status).toBe(200);
    expect((await callRest(app, "GET", "/auth/me", { token: owner.token })).status).toBe(401);
  });
});
