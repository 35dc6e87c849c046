import type { AccountUser } from "@before-ten/contracts/auth/output";
import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { writtenMails } from "../../testing/queued-mails.ts";
import { examplePassword, signedInAs, storeUser } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { startSession } from "./sessions/sessions.ts";

const { db, app, deps } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("users").execute();
});

const put = (id: string, adminRole: string, token?: string) =>
  callRest<AccountUser>(app, "PUT", `/admin/users/${id}/role`, { token, payload: { adminRole } });
const end = (id: string, token: string) =>
  callRest(app, "DELETE", `/admin/users/${id}/role`, { token });

const owners = () =>
  db.selectFrom("users").select("id").where("admin_role", "=", "owner").execute();

describe("an admin's role", () => {
  it("is another one with the next call, over both APIs", async () => {
    const { token } = await signedInAs(deps, "admin");
    const other = await signedInAs(deps, "admin");
    const list = async () => {
      // The earlier session ended with the role.
      const own = await startSession(deps, other.user);
      return callRest(app, "GET", "/admin/newsletter/subscribers", { token: own.token });
    };
    const { status, body } = await put(other.user.id, "editor", token);
    expect([status, body.data]).toMatchObject([200, { role: "admin", adminRole: "editor" }]);
    expect((await callRest(app, "GET", "/auth/me", { token: other.token })).status).toBe(401);
    expect((await list()).status).toBe(403);
    const input = {
      id: other.user.id,
      adminRole: "newsletter",
      currentPassword: examplePassword,
    };
    const changed = await mutateTrpc<AccountUser>(app, "users.setRole", input, { token });
    expect(changed.body.result?.data.adminRole).toBe("newsletter");
    expect((await list()).status).toBe(200);
  });

  it("may be limited to places, which signs them out, and the mail names", async () => {
    const { token } = await signedInAs(deps, "admin", { name: "Olive" });
    const other = await signedInAs(deps, "admin", { adminRole: "editor" });
    const reach = { cities: [{ country: "UK", city: "London" }], countries: ["AU"] };
    const limit = (adminRole: string) =>
      callRest<AccountUser>(app, "PUT", `/admin/users/${other.user.id}/role`, {
        token,
        payload: { adminRole, reach },
      });
    const { body } = await limit("editor");
    expect(body.data.reach).toEqual({ ...reach, series: [] });
    expect((await callRest(app, "GET", "/auth/me", { token: other.token })).status).toBe(401);
    const [mail] = await writtenMails(deps);
    expect(mail?.text).toContain(", in London and Australia only.");
    expect((await limit("newsletter")).status).toBe(400);
  });

  it("is reported to them by mail, from either API, and only if it changed", async () => {
    const { token } = await signedInAs(deps, "admin", { name: "Olive" });
    const { user } = await signedInAs(deps, "admin", { email: "bo@mail.example" });
    const mails = () => writtenMails(deps);
    await put(user.id, "owner", token);
    expect(await mails()).toEqual([]);
    await put(user.id, "viewer", token);
    expect(await mails()).toMatchObject([
      { to: "bo@mail.example", subject: "You have a new role at Before Ten" },
    ]);
    expect((await mails())[0]?.text).toContain("Olive has changed your role");
    const input = { id: user.id, currentPassword: examplePassword };
    await mutateTrpc(app, "users.endAccess", input, { token });
    // The first mail was still waiting and no longer holds.
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      "You're no longer an admin of Before Ten",
    ]);
  });

  it("finds the admins who have it", async () => {
    const { token } = await signedInAs(deps, "admin");
    const { id } = await storeUser(deps, { role: "admin", adminRole: "editor" });
    await storeUser(deps);
    const found = async (query: string) => {
      const { body } = await callRest<AccountUser[]>(app, "GET", `/admin/users?${query}`, {
        token,
      });
      return [body.data.map((user) => user.id), body.pagination?.total];
    };
    expect(await found("adminRole=editor")).toEqual([[id], 1]);
    expect(await found("role=user&adminRole=editor")).toEqual([[], 0]);
    expect((await found(""))[1]).toBe(3);
  });

  it("ends the keys they made, whatever the role", async () => {
    const { token } = await signedInAs(deps, "admin");
    const key = await madeKey(deps, { scopes: ["read"] });
    const list = () => callRest(app, "GET", "/admin/events", { token: key.secret });
    expect((await list()).status).toBe(200);
    await put(key.makerId, "editor", token);
    expect((await list()).status).toBe(401);
    await put(key.makerId, "owner", token);
    expect((await list()).status).toBe(401);
  });

  it.each([
    ["visitor", 400],
    ["user", 400],
  ])("can't be %s", async (role, status) => {
    const { token } = await signedInAs(deps, "admin");
    const other = await signedInAs(deps, "admin");
    expect((await put(other.user.id, role, token)).status).toBe(status);
  });

  it("isn't given to existing users, who need an invitation, or to unknown ids", async () => {
    const { token } = await signedInAs(deps, "admin");
    const user = await storeUser(deps);
    const { status, body } = await put(user.id, "viewer", token);
    const sentence = "This account doesn't belong to an admin. Invite its address instead.";
    expect([status, body.error]).toEqual([409, sentence]);
    expect((await put("x", "viewer", token)).status).toBe(404);
  });

  it("isn't one's own to change", async () => {
    const { token, user } = await signedInAs(deps, "admin");
    await signedInAs(deps, "admin");
    for (const id of [user.id, user.id.toUpperCase()]) {
      const { status, body } = await put(id, "editor", token);
      const sentence = "You can't change your own role. Another owner can.";
      expect([status, body.error]).toEqual([409, sentence]);
      expect((await end(id, token)).status).toBe(409);
    }
    expect(await owners()).toHaveLength(2);
  });

  it("shows a draft only to roles with events:read", async () => {
    const event = (token: string) => callRest(app, "GET", `/events/${id}`, { token });
    const { token } = await signedInAs(deps, "admin", { adminRole: "newsletter" });
    const { token: viewer } = await signedInAs(deps, "admin", { adminRole: "viewer" });
    const id = await storeEvent(db, { status: "draft" });
    expect((await event(viewer)).status).toBe(200);
    expect((await event(token)).status).toBe(404);
  });
});

describe("ending an admin's access", () => {
  it("signs them out, ends their keys and invitations, and leaves a plain user", async () => {
    const { token } = await signedInAs(deps, "admin");
    const other = await signedInAs(deps, "admin", { email: "bo@mail.example" });
    const invitation = { email: "cy@mail.example", adminRole: "owner" };
    await callRest(app, "POST", "/admin/invitations", { token: other.token, payload: invitation });
    const { status, body } = await end(other.user.id, token);
    expect([status, body.message]).toEqual([200, "They are no longer an admin"]);
    expect((await callRest(app, "GET", "/auth/me", { token: other.token })).status).toBe(401);
    const payload = { email: "bo@mail.example", password: examplePassword };
    const login = await callRest(app, "POST", "/auth/login", { payload });
    expect(login.body.user).toMatchObject({ role: "user", adminRole: null });
    expect(await db.selectFrom("invitations").selectAll().execute()).toEqual([]);
    expect((await end(other.user.id, token)).status).toBe(409);
  });
});

it("fifty owners who demote each other at once leave an owner", async () => {
  const people = await Promise.all(Array.from({ length: 50 }, () => signedInAs(deps, "admin")));
  const statuses = await Promise.all(
    people.map(async ({ token }, index) => {
      const id = people[(index + 1) % people.length]?.user.id ?? "";
      return (index % 2 === 0 ? await put(id, "editor", token) : await end(id, token)).status;
    }),
  );
  const left = await owners();
  expect(left.length).toBeGreaterThanOrEqual(1);
  expect(statuses.filter((status) => ![200, 401, 403, 409].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(50 - left.length);
});

it.each(["owner", "editor", "newsletter", "viewer"] satisfies AdminRole[])(
  "an owner makes an admin with a password and the role %s",
  async (adminRole) => {
    const { token } = await signedInAs(deps, "admin");
    const payload = { name: "Bo", email: "bo@mail.example", password: "four odd walnut drums" };
    const made = await callRest<AccountUser>(app, "POST", "/admin/users", {
      token,
      payload: { ...payload, adminRole },
    });
    expect([made.status, made.body.data.adminRole]).toEqual([201, adminRole]);
  },
);
