import { describe, expect, it } from "vitest";
import { callRest } from "../../../testing/calls.ts";
import {
  hourMs,
  next,
  old,
  openAddressTests,
  taken,
} from "../../../testing/accounts/changing-address.ts";
import { mailedToken, writtenMails } from "../../../testing/queued-mails.ts";
import { examplePassword, signedInAs } from "../../../testing/accounts/signed-in.ts";
import { sendPasswordReset } from "../password/password-reset.service.ts";

const { db, app, deps, clock, calls, emailOf, anaSignedIn } = await openAddressTests();
const { login, me, move, register, reset, verify } = calls;

describe("a new address", () => {
  it("waits until its mailed link is opened; the current address is notified", async () => {
    const { token, user } = await anaSignedIn();
    const { status, body } = await move(token, next);
    expect(status).toBe(200);
    expect(body.user).toEqual({ _id: user.id, ...user, email: old, pendingEmail: next });
    expect((await me(token)).body.user).toEqual(body.user);
    const subjects = (await writtenMails(deps)).map(({ to, subject }) => `${to}: ${subject}`);
    expect(subjects.toSorted()).toEqual([
      `${old}: Changing the address of your Before Ten account?`,
      `${next}: Please confirm your new address for Before Ten`,
    ]);

    // Until then nothing has changed.
    expect(await login(next)).toBe(401);
    expect(await login(old)).toBe(200);
    await sendPasswordReset(deps, next);
    await sendPasswordReset(deps, old);
    const mails = (await writtenMails(deps)).filter(({ subject }) => /password/.test(subject));
    expect(mails.map(({ to }) => to)).toEqual([old]);

    expect((await verify(await mailedToken(deps, "verify-email"))).status).toBe(200);
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
    const link = await mailedToken(deps, "verify-email");
    expect((await move(token, "ANA@mail.example")).body.user).toMatchObject({
      email: "ana@mail.example",
      pendingEmail: null,
    });
    expect((await verify(link)).status).toBe(400);
    expect((await me(token)).body.user?.email).toBe("ana@mail.example");
  });

  it("doesn't reserve the address while it is unconfirmed", async () => {
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

  it("goes to the first of ten who confirm it", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => signedInAs(deps, "user")));
    const links = [];
    for (const { token } of people) {
      expect((await move(token, "wanted@mail.example")).status).toBe(200);
      links.push(await mailedToken(deps, "verify-email"));
      // A mailbox gets at most three of these mails a day.
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
  ])("is dropped with %s, as the signed-out person may have requested it", async (_how, change) => {
    const { token, user } = await anaSignedIn();
    await move(token, next);
    const link = await mailedToken(deps, "verify-email");
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
  return reset(await mailedToken(deps, "reset-password"), "seven quiet trams at noon");
}
