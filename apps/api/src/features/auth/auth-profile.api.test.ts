import { PgBoss, fromKysely } from "pg-boss";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { queuedMails, writtenMails } from "../../testing/queued-mails.ts";
import { passkeyCalls } from "../../testing/accounts/passkey-calls.ts";
import { examplePassword, signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp, startTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000 });
const boss = new PgBoss({ db: fromKysely(db) });
beforeEach(async () => {
  await boss.deleteAllJobs("mail");
  await db.deleteFrom("users").execute();
  await db.deleteFrom("rate_limits").execute();
});

const email = "ana@mail.example";

describe("a profile", () => {
  const update = (token: string, payload: object) =>
    callRest(app, "PUT", "/auth/update-profile", { token, payload });

  it("keeps what isn't sent", async () => {
    const { token, user } = await signedInAs(deps, "user", { email });
    const renamed = await update(token, { name: "Ana María" });
    expect(renamed.body.user).toEqual({ _id: user.id, ...user, name: "Ana María" });
    const unchanged = await update(token, {});
    expect(unchanged.body.user).toEqual(renamed.body.user);
    expect(await queuedMails(db)).toEqual([]);
  });

  it("can't change the role or another user", async () => {
    const { token, user } = await signedInAs(deps, "user", { email });
    const other = await signedInAs(deps, "admin");
    const forged = { id: other.user.id, role: "admin", emailVerified: true, password: "x" };
    expect((await update(token, { name: "Eve", ...forged })).status).toBe(200);
    const rows = await db.selectFrom("users").selectAll().orderBy("created_at").execute();
    expect(rows.find(({ id }) => id === user.id)).toMatchObject({ name: "Eve", role: "user" });
    expect(rows.find(({ id }) => id === other.user.id)).toMatchObject({ name: "Ana" });
  });

  it("keeps its address if only the case differs", async () => {
    const { token } = await signedInAs(deps, "user", { email });
    await db
      .updateTable("users")
      .set({ email_verified_at: new Date("2026-01-01T00:00:00Z") })
      .execute();
    const same = await update(token, { email: "ANA@mail.example" });
    expect(same.body.user).toMatchObject({
      email: "ana@mail.example",
      emailVerified: true,
      pendingEmail: null,
    });
    expect(await writtenMails(deps)).toEqual([]);
  });

  it("can't have another account's address: 409", async () => {
    await signedInAs(deps, "user", { email: "bea@mail.example" });
    const { token } = await signedInAs(deps, "user", { email });
    const { status, body } = await update(token, { email: "BEA@mail.example" });
    expect(status).toBe(409);
    expect(body.details).toEqual([
      { path: "email", message: "An account with this email address already exists" },
    ]);
    const trpc = await mutateTrpc(
      app,
      "auth.updateProfile",
      { email: "bea@mail.example", currentPassword: examplePassword },
      { token },
    );
    expect(trpc.body.error?.data.code).toBe("CONFLICT");
  });

  it.each([
    [{ name: "" }, "name", "Name is required"],
    [{ email: "ana" }, "email", "Please enter a valid email address"],
    [{ email: null }, "email", "Please enter a valid email address"],
  ])("%j is a 400", async (payload, path, message) => {
    const { token } = await signedInAs(deps, "user", { email });
    const { status, body } = await update(token, payload);
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path, message }]);
  });
});

describe("a new password", () => {
  const newPassword = "seven quiet trams at noon";
  const change = (token: string, payload: object) =>
    callRest(app, "PUT", "/auth/update-password", { token, payload });
  const login = async (password: string) => {
    const { status, body } = await callRest(app, "POST", "/auth/login", {
      payload: { email, password },
    });
    return { status, token: body.token ?? "" };
  };
  const meStatus = async (token: string) =>
    (await callRest(app, "GET", "/auth/me", { token })).status;

  it("ends every other session, and keeps this one", async () => {
    const { token } = await signedInAs(deps, "admin", { email });
    const other = await login(examplePassword);
    const stranger = await signedInAs(deps, "user");
    const { status, body } = await change(token, { currentPassword: examplePassword, newPassword });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: "Your password has been changed. You're signed out everywhere else.",
    });
    expect(await meStatus(token)).toBe(200);
    expect(await meStatus(other.token)).toBe(401);
    expect(await meStatus(stranger.token)).toBe(200);
    expect((await login(examplePassword)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);
  });

  it("is reported to its owner by mail", async () => {
    const { token } = await signedInAs(deps, "user", { email });
    await change(token, { currentPassword: examplePassword, newPassword });
    const [mail] = await writtenMails(deps, ({ kind }) => kind === "account changed");
    expect([mail?.to, mail?.subject]).toEqual([
      email,
      "Your Before Ten account has a new password",
    ]);
    expect(mail?.text).toContain("over the REST API");
  });

  it("takes a passkey in place of the current one, once, but over REST", async () => {
    const { adminWithPasskey, confirm } = passkeyCalls(app, deps);
    const { token, authenticator } = await adminWithPasskey(email);
    const other = await login(examplePassword);
    expect(other.status).toBe(200);
    const passkey = await confirm(token, authenticator);
    const overRest = await change(token, { passkey, newPassword });
    expect([overRest.status, overRest.body.details]).toEqual([
      400,
      [{ path: "currentPassword", message: "Password is required" }],
    ]);
    const update = (input: object) => mutateTrpc(app, "auth.updatePassword", input, { token });
    expect((await update({ passkey, newPassword })).status).toBe(200);
    expect(await meStatus(token)).toBe(200);
    expect((await login(newPassword)).status).toBe(200);
    const again = await update({ passkey, newPassword: examplePassword });
    expect([again.status, again.body.error?.data.details?.[0]?.path]).toEqual([400, "passkey"]);
    const changed = await writtenMails(deps, ({ kind }) => kind === "account changed");
    expect(changed.map(({ subject }) => subject)).toContain(
      "Your Before Ten account has a new password",
    );
  });

  it("without the current one reports that with the other errors", async () => {
    const { token } = await signedInAs(deps, "user", { email });
    const { status, body } = await change(token, { newPassword: "short" });
    const paths = body.details?.map(({ path }) => path).toSorted();
    expect([status, paths]).toEqual([400, ["currentPassword", "newPassword"]]);
  });

  it("with a wrong current one is a 400, not a 401, and changes nothing", async () => {
    const { token } = await signedInAs(deps, "user", { email });
    const input = { currentPassword: "a wrong password, long", newPassword };
    const { status, body } = await change(token, input);
    expect(status).toBe(400);
    expect(body.details).toEqual([
      { path: "currentPassword", message: "The current password is wrong" },
    ]);
    const trpc = await mutateTrpc(app, "auth.updatePassword", input, { token });
    expect(trpc.body.error?.data).toMatchObject({ code: "BAD_REQUEST", httpStatus: 400 });
    expect((await login(examplePassword)).status).toBe(200);
  });

  it.each([
    ["short password", "Password must be at least 15 characters"],
    ["a".repeat(129), "Password must be at most 128 characters"],
    ["passwordpassword", expect.stringContaining("too easy to guess")],
  ])("like %s is refused", async (tried, message) => {
    const { token } = await signedInAs(deps, "user", { email });
    const { status, body } = await change(token, {
      currentPassword: examplePassword,
      newPassword: tried,
    });
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path: "newPassword", message }]);
  });

  it("can't be tried for longer than ten times in 15 minutes", async () => {
    const { app: limited } = await startTestApp(db);
    onTestFinished(() => limited.close());
    const { token } = await signedInAs(deps, "user");
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const { status } = await callRest(limited, "PUT", "/auth/update-password", {
        token,
        payload: {},
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 429]);
  });
});
