import type { AccountUser } from "@before-ten/contracts/auth/output";
import { setAdminRole } from "@before-ten/db/queries/auth/users";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { mailedToken, queuedMails, writtenMails } from "../../testing/queued-mails.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("users").execute();
});

const newcomer = { name: "Bo", email: "bo@mail.example", password: "four odd walnut drums" };
const admins = () => db.selectFrom("users").select("id").where("role", "=", "admin").execute();

describe("a new admin", () => {
  it("can sign in, and is asked whether the address is theirs; the admin who made them is notified", async () => {
    const { token } = await signedInAs(deps, "admin", { email: "ana@mail.example" });
    const created = await callRest<AccountUser>(app, "POST", "/admin/users", {
      token,
      payload: { ...newcomer, id: "x", emailVerified: true },
    });
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({
      name: "Bo",
      email: newcomer.email,
      role: "admin",
      emailVerified: false,
    });
    expect(created.text).not.toContain("password");
    const mails = await writtenMails(deps);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(["ana@mail.example", newcomer.email]);
    const told = mails.find(({ to }) => to === "ana@mail.example");
    expect(told?.subject).toBe("A new admin for Before Ten");
    for (const words of [
      "Bo",
      newcomer.email,
      "4 December 2026, 12:00 UTC",
      "over the REST API, with a program that isn't a known browser",
      "https://club.example/forgot-password",
    ]) {
      expect(told?.text).toContain(words);
    }
    // Only the beginning of an address.
    expect(JSON.stringify(await queuedMails(db))).not.toContain("127.0.0.1");
    const login = await callRest(app, "POST", "/auth/login", { payload: newcomer });
    expect(login.body.user?.role).toBe("admin");
  });

  it("is reported to the maker's former address, too", async () => {
    const { token } = await signedInAs(deps, "admin", {
      email: "ana@mail.example",
      isConfirmed: true,
    });
    const thief = { email: "thief@mail.example" };
    await callRest(app, "PUT", "/auth/update-profile", { token, payload: thief });
    const link = await mailedToken(deps, "verify-email");
    await callRest(app, "PUT", `/auth/verify-email/${link}`);
    await callRest(app, "POST", "/admin/users", { token, payload: newcomer });
    const told = async () =>
      (await writtenMails(deps, ({ kind }) => kind === "admin made")).map(({ to }) => to);
    expect((await told()).toSorted()).toEqual(["ana@mail.example", thief.email]);

    // The notification is sent even if the account is deleted right after.
    await db.deleteFrom("users").where("email", "=", newcomer.email).execute();
    expect(await told()).toHaveLength(2);
    const undo = await mailedToken(deps, "undo-email-change");
    await mutateTrpc(app, "auth.undoEmailChange", { token: undo });
    expect(await told()).toEqual(["ana@mail.example"]);
  });

  it.each([
    [{ ...newcomer, password: "short" }, 400, "Password must be at least 15 characters"],
    [{ ...newcomer, email: "no-address" }, 400, "Please enter a valid email address"],
    [{ ...newcomer, name: " " }, 400, "Name is required"],
  ])("is refused when it is %j", async (payload, status, error) => {
    const { token } = await signedInAs(deps, "admin");
    const refused = await callRest(app, "POST", "/admin/users", { token, payload });
    expect([refused.status, refused.body.error]).toEqual([status, error]);
  });

  it("needs an address of their own", async () => {
    const { token } = await signedInAs(deps, "admin", { email: newcomer.email });
    const { status, body } = await callRest(app, "POST", "/admin/users", {
      token,
      payload: { ...newcomer, email: newcomer.email.toUpperCase() },
    });
    expect(status).toBe(409);
    expect(body.details).toEqual([{ path: "email", message: body.error }]);
  });
});

it("lists accounts, oldest first, in pages and by role", async () => {
  const { token, user } = await signedInAs(deps, "admin", { name: "Ada" });
  await signedInAs(deps, "user", { name: "Uma" });
  const all = await callRest<AccountUser[]>(app, "GET", "/admin/users?limit=1&page=2", { token });
  expect(all.body.data.map(({ name }) => name)).toEqual(["Uma"]);
  expect(all.body.pagination).toEqual({ page: 2, limit: 1, total: 2, pages: 2 });
  const only = await queryTrpc<{ items: AccountUser[] }>(
    app,
    "users.list",
    { role: "admin" },
    { token },
  );
  expect(only.body.result?.data.items).toEqual([user]);
});

describe("deleting", () => {
  it("ends the account's access with the next call", async () => {
    const admin = await signedInAs(deps, "admin");
    const other = await signedInAs(deps, "admin");
    const path = `/admin/users/${other.user.id}`;
    const { status, body } = await callRest(app, "DELETE", path, { token: admin.token });
    expect([status, body.message]).toEqual([200, "User deleted successfully"]);
    expect((await callRest(app, "GET", "/auth/me", { token: other.token })).status).toBe(401);
    expect((await callRest(app, "DELETE", path, { token: admin.token })).status).toBe(404);
    const unknown = await callRest(app, "DELETE", "/admin/users/x", { token: admin.token });
    expect(unknown.status).toBe(404);
  });

  it("oneself is refused", async () => {
    const { token, user } = await signedInAs(deps, "admin");
    await signedInAs(deps, "admin");
    for (const id of [user.id, user.id.toUpperCase()]) {
      const { status } = await callRest(app, "DELETE", `/admin/users/${id}`, { token });
      expect(status).toBe(409);
    }
    expect(await admins()).toHaveLength(2);
  });

  it("each other at once leaves one admin, in either order", async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => signedInAs(deps, "admin")));
    const statuses = await Promise.all(
      people.map(async ({ token }, index) => {
        const id = people[(index + 1) % people.length]?.user.id;
        return (await callRest(app, "DELETE", `/admin/users/${id}`, { token })).status;
      }),
    );
    expect((await admins()).length).toBeGreaterThanOrEqual(1);
    expect(statuses.filter((status) => ![200, 401, 404, 409].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50 - (await admins()).length);
  });

  it("deleting the last admin is refused, even if the caller has changed meanwhile", async () => {
    const last = await signedInAs(deps, "admin");
    const demoted = await signedInAs(deps, "admin");
    await setAdminRole(db, demoted.user.id, null);
    const path = `/admin/users/${last.user.id}`;
    expect((await callRest(app, "DELETE", path, { token: demoted.token })).status).toBe(403);
    expect(await admins()).toHaveLength(1);
  });
});
