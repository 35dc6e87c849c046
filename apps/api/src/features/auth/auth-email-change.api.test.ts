import type { AccountUser } from "@before-ten/contracts/auth/output";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { mailedToken, writtenMails } from "../../testing/queued-mails.ts";
import { examplePassword, signedInAs, storeUser } from "../../testing/signed-in.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { sendPasswordReset } from "./password-reset.service.ts";

const { db, close } = await createTestDatabase();
const { app, deps, clock } = await startTestApp(db, { rateLimitFactor: 1_000 });
afterAll(async () => {
  await app.close();
  await close();
});
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db.deleteFrom("rate_limits").execute();
});

const old = "ana@mail.example";
const next = "new@mail.example";
const hourMs = 3_600_000;
const taken = "An account with this email address exists already";
const badUndo =
  "This link was used already, or is older than 72 hours. If the account isn't yours again, please write to us.";

const move = (token: string, email: string) =>
  callRest(app, "PUT", "/auth/update-profile", { token, payload: { email } });
const me = (token: string) => callRest(app, "GET", "/auth/me", { token });
const verify = (token: string) => callRest(app, "PUT", `/auth/verify-email/${token}`);
const undo = (token: string) =>
  mutateTrpc<{ message: string; resetToken: string }>(app, "auth.undoEmailChange", { token });
const reset = (token: string, password: string) =>
  callRest(app, "PUT", `/auth/reset-password/${token}`, { payload: { password } });
const login = async (email: string, password = examplePassword) =>
  (await callRest(app, "POST", "/auth/login", { payload: { email, password } })).status;
const register = (email: string) =>
  callRest(app, "POST", "/auth/register", {
    payload: { name: "Bo", email, password: "five calm purple lanterns" },
  });
const newestLink = (page: "verify-email" | "undo-email-change" | "reset-password") =>
  mailedToken(deps, page);
const moveAndConfirm = async (token: string, email: string) => {
  expect((await move(token, email)).status).toBe(200);
  expect((await verify(await newestLink("verify-email"))).status).toBe(200);
};
const emailOf = async ({ id }: AccountUser) =>
  (await db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirst())?.email;

/** A second after what was before: links know which of them is the earlier one. */
async function anaSignedIn(role: "admin" | "user" = "user") {
  const signedIn = await signedInAs(deps, role, { email: old });
  clock.advance(1_000);
  return signedIn;
}

describe("a new address", () => {
  it("waits until the link that was mailed to it is opened; the present one is told", async () => {
    const { token, user } = await anaSignedIn();
    const { status, body } = await move(token, next);
    expect(status).toBe(200);
    expect(body.user).toEqual({ _id: user.id, ...user, email: old, pendingEmail: next });
    expect((await me(token)).body.user).toEqual(body.user);
    const subjects = (await writtenMails(deps)).map(({ to, subject }) => `${to}: ${subject}`);
    expect(subjects.toSorted()).toEqual([
      `${old}: Another address for your Before Ten account?`,
      `${next}: Please confirm your new address for Before Ten`,
    ]);

    // Meanwhile nothing is another.
    expect(await login(next)).toBe(401);
    expect(await login(old)).toBe(200);
    await sendPasswordReset(deps, next);
    await sendPasswordReset(deps, old);
    const mails = (await writtenMails(deps)).filter(({ subject }) => /password/.test(subject));
    expect(mails.map(({ to }) => to)).toEqual([old]);

    expect((await verify(await newestLink("verify-email"))).status).toBe(200);
    expect((await me(token)).body.user).toEqual({
      _id: user.id,
      ...user,
      email: next,
      emailVerified: true,
      pendingEmail: null,
    });
    expect(await login(old)).toBe(401);
    expect(await login(next)).toBe(200);
    const told = (await writtenMails(deps)).at(-1);
    expect([told?.to, told?.subject]).toEqual([old, "Your Before Ten account has a new address"]);
  });

  it("is given up by asking for the present one", async () => {
    const { token } = await anaSignedIn();
    await move(token, next);
    const link = await newestLink("verify-email");
    expect((await move(token, "ANA@mail.example")).body.user).toMatchObject({
      email: "ANA@mail.example",
      pendingEmail: null,
    });
    expect((await verify(link)).status).toBe(400);
    expect((await me(token)).body.user?.email).toBe("ANA@mail.example");
  });

  it("keeps nobody else from it while it waits", async () => {
    const { token, user } = await anaSignedIn();
    await move(token, next);
    expect((await register(next)).status).toBe(201);
    // Their own link took nothing from Ana's, which is in the same mailbox.
    const mails = await writtenMails(deps, ({ kind }) => kind === "email change");
    const link = /verify-email\/([\w-]{43})/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
    const refused = await verify(link);
    expect([refused.status, refused.body.error]).toEqual([409, taken]);
    expect(await emailOf(user)).toBe(old);
  });

  it("belongs to the first of ten who prove that they read it", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => signedInAs(deps, "user")));
    const links = [];
    for (const { token } of people) {
      expect((await move(token, "wanted@mail.example")).status).toBe(200);
      links.push(await newestLink("verify-email"));
      // A mailbox is asked three times a day.
      await db.deleteFrom("rate_limits").execute();
    }
    const statuses = (await Promise.all(links.map(verify))).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409, 409, 409,
    ]);
  });

  it.each([
    ["a new password", (token: string) => updatePassword(token)],
    ["a password by mail", () => resetByMail()],
  ])("is forgotten with %s: somebody who is out now may have asked", async (_how, change) => {
    const { token, user } = await anaSignedIn();
    await move(token, next);
    const link = await newestLink("verify-email");
    expect((await change(token)).status).toBe(200);
    expect((await verify(link)).status).toBe(400);
    expect(await emailOf(user)).toBe(old);
    const row = db.selectFrom("users").select("pending_email").where("id", "=", user.id);
    expect(await row.executeTakeFirst()).toEqual({ pending_email: null });
  });

  it("can be asked for ten times an hour, from wherever", async () => {
    const { token } = await anaSignedIn();
    const statuses = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await move(token, `stranger.${time}@mail.example`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    clock.advance(hourMs);
    expect((await move(token, next)).status).toBe(200);
  });
});

function updatePassword(token: string) {
  const payload = { currentPassword: examplePassword, newPassword: "seven quiet trams at noon" };
  return callRest(app, "PUT", "/auth/update-password", { token, payload });
}

async function resetByMail() {
  await sendPasswordReset(deps, old);
  return reset(await newestLink("reset-password"), "seven quiet trams at noon");
}

describe("a link that undoes it", () => {
  it("stops a change that waits, ends every session, and leads to a new password", async () => {
    const { token, user } = await anaSignedIn("admin");
    await move(token, next);
    const confirmation = await newestLink("verify-email");
    const { status, headers, body } = await undo(await newestLink("undo-email-change"));
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.result?.data.message).toMatch(/^Your address is back, and everybody is signed out/);
    expect((await me(token)).status).toBe(401);
    expect((await verify(confirmation)).status).toBe(400);
    // Whoever asked for the other address may know the password.
    expect(await login(old)).toBe(401);
    const chosen = "five calm purple lanterns";
    expect((await reset(body.result?.data.resetToken ?? "", chosen)).status).toBe(200);
    expect(await login(old, chosen)).toBe(200);
    const row = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id: user.id, email: old, role: "admin", pending_email: null });
  });

  it("brings the address back from whoever took the account over, with all they know", async () => {
    const { token, user } = await anaSignedIn("admin");
    await moveAndConfirm(token, next);
    const link = await newestLink("undo-email-change");
    await sendPasswordReset(deps, next);
    const theirs = "six loud yellow kettles";
    expect((await reset(await newestLink("reset-password"), theirs)).status).toBe(200);
    await sendPasswordReset(deps, next);
    const spare = await newestLink("reset-password");

    const { body } = await undo(link);
    expect(await emailOf(user)).toBe(old);
    expect([await login(next, theirs), await login(old, theirs)]).toEqual([401, 401]);
    expect((await reset(spare, theirs)).status).toBe(400);
    const chosen = "five calm purple lanterns";
    expect((await reset(body.result?.data.resetToken ?? "", chosen)).status).toBe(200);
    expect(await login(old, chosen)).toBe(200);
  });

  it("of the first address outlives every later change, and ends their links", async () => {
    const { token, user } = await anaSignedIn();
    await moveAndConfirm(token, next);
    const first = await newestLink("undo-email-change");
    clock.advance(1_000);
    await moveAndConfirm(token, "third@mail.example");
    const second = await newestLink("undo-email-change");
    clock.advance(1_000);

    // The thief's own link doesn't take the owner's away, nor does one that was used.
    expect((await undo(second)).status).toBe(200);
    expect(await emailOf(user)).toBe(next);
    expect((await undo(first)).status).toBe(200);
    expect(await emailOf(user)).toBe(old);
    const again = await undo(second);
    expect([again.status, again.body.error?.message]).toEqual([400, badUndo]);
  });

  it("ends the links of the changes after it", async () => {
    const { token, user } = await anaSignedIn();
    await moveAndConfirm(token, next);
    const first = await newestLink("undo-email-change");
    clock.advance(1_000);
    await move(token, "third@mail.example");
    const second = await newestLink("undo-email-change");
    expect((await undo(first)).status).toBe(200);
    expect((await undo(second)).status).toBe(400);
    expect(await emailOf(user)).toBe(old);
  });

  it("works for 72 hours from its mail, once, for one of ten at once", async () => {
    const { token } = await anaSignedIn();
    await move(token, next);
    clock.advance(71 * hourMs);
    await verify(await newestLink("verify-email"));
    const link = await newestLink("undo-email-change");
    clock.advance(72 * hourMs);
    expect((await undo(link)).status).toBe(400);
    clock.advance(-1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(link)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
  });

  it("is stored only as a hash, and opens nothing else", async () => {
    const { token } = await anaSignedIn();
    await move(token, next);
    const link = await newestLink("undo-email-change");
    const rows = await db.selectFrom("auth_tokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link);
    for (const { token_hash } of rows) expect((await undo(token_hash)).status).toBe(400);
    expect((await verify(link)).status).toBe(400);
    expect((await reset(link, "seven quiet trams at noon")).status).toBe(400);
    expect((await undo(await newestLink("verify-email"))).status).toBe(400);
    expect((await undo(token)).status).toBe(400);
  });

  it("finds its address free: nobody else gets it meanwhile", async () => {
    const { token, user } = await anaSignedIn();
    const admin = await signedInAs(deps, "admin");
    const thief = await signedInAs(deps, "user");
    await moveAndConfirm(token, next);
    const link = await newestLink("undo-email-change");

    expect((await register(old.toUpperCase())).status).toBe(409);
    expect((await move(thief.token, old)).status).toBe(409);
    const made = await callRest(app, "POST", "/admin/users", {
      token: admin.token,
      payload: { name: "Bo", email: old, password: "five calm purple lanterns" },
    });
    expect([made.status, made.body.error]).toEqual([409, taken]);
    // The account itself may go back.
    expect((await move(token, old)).status).toBe(200);
    expect((await undo(link)).status).toBe(200);
    expect(await emailOf(user)).toBe(old);

    await db.deleteFrom("users").where("id", "=", user.id).execute();
    expect((await register(old)).status).toBe(201);
  });

  it("has let its address go after four days", async () => {
    const { token } = await anaSignedIn();
    await moveAndConfirm(token, next);
    clock.advance(96 * hourMs);
    expect((await register(old)).status).toBe(201);
  });

  it("says that the address is another's by now rather than failing", async () => {
    const { token, user } = await anaSignedIn();
    await moveAndConfirm(token, next);
    const link = await newestLink("undo-email-change");
    // As `admin:create` may.
    await storeUser(deps, { email: old });
    const { status, body } = await undo(link);
    expect([status, body.error?.message]).toEqual([409, taken]);
    expect(await emailOf(user)).toBe(next);
  });
});
