import { storePasskey } from "@before-ten/db/testing/stored-passkey";
import { describe, expect, it } from "vitest";
import { callRest } from "../../../testing/calls.ts";
import {
  hourMs,
  next,
  old,
  openAddressTests,
  taken,
} from "../../../testing/accounts/changing-address.ts";
import { mailedToken } from "../../../testing/queued-mails.ts";
import { signedInAs, storeUser } from "../../../testing/accounts/signed-in.ts";
import { sendPasswordReset } from "../password/password-reset.service.ts";

const { db, app, deps, clock, calls, emailOf, anaSignedIn } = await openAddressTests();
const { login, me, move, register, reset, undo, verify } = calls;

const badUndo =
  "This link has been used already, or is more than 72 hours old. If you still can't get into the account, please write to us.";

const moveAndConfirm = async (token: string, email: string) => {
  expect((await move(token, email)).status).toBe(200);
  expect((await verify(await mailedToken(deps, "verify-email"))).status).toBe(200);
};

describe("a link that undoes a change of address", () => {
  it("stops a change that waits, ends every session, and leads to a new password", async () => {
    const { token, user } = await anaSignedIn("admin");
    await move(token, next);
    const confirmation = await mailedToken(deps, "verify-email");
    const { status, headers, body } = await undo(await mailedToken(deps, "undo-email-change"));
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.result?.data.message).toMatch(/^Your address is back, and everyone is signed out/);
    expect((await me(token)).status).toBe(401);
    expect((await verify(confirmation)).status).toBe(400);
    // The person who requested the other address may know the password.
    expect(await login(old)).toBe(401);
    const chosen = "five calm purple lanterns";
    expect((await reset(body.result?.data.resetToken ?? "", chosen)).status).toBe(200);
    expect(await login(old, chosen)).toBe(200);
    const row = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id: user.id, email: old, role: "admin", pending_email: null });
  });

  it("restores the address after a takeover, even if the attacker knows the password", async () => {
    const { token, user } = await anaSignedIn("admin");
    await moveAndConfirm(token, next);
    const link = await mailedToken(deps, "undo-email-change");
    await sendPasswordReset(deps, next);
    const theirs = "six loud yellow kettles";
    expect((await reset(await mailedToken(deps, "reset-password"), theirs)).status).toBe(200);
    await sendPasswordReset(deps, next);
    const spare = await mailedToken(deps, "reset-password");

    const { body } = await undo(link);
    expect(await emailOf(user)).toBe(old);
    expect([await login(next, theirs), await login(old, theirs)]).toEqual([401, 401]);
    expect((await reset(spare, theirs)).status).toBe(400);
    const chosen = "five calm purple lanterns";
    expect((await reset(body.result?.data.resetToken ?? "", chosen)).status).toBe(200);
    expect(await login(old, chosen)).toBe(200);
  });

  it("removes passkeys of the days in which it works, not earlier ones", async () => {
    const { token, user } = await anaSignedIn("admin");
    const day = 24 * hourMs;
    const earlier = { userId: user.id, at: new Date(clock.now().getTime() - 5 * day) };
    const own = await storePasskey(db, earlier);
    await storePasskey(db, { userId: user.id, at: clock.now() });
    await move(token, next);
    await undo(await mailedToken(deps, "undo-email-change"));
    const left = db.selectFrom("passkeys").select("id").where("user_id", "=", user.id);
    expect(await left.execute()).toEqual([{ id: own }]);
  });

  it("of the first address outlives every later change, and ends their links", async () => {
    const { token, user } = await anaSignedIn();
    await moveAndConfirm(token, next);
    const first = await mailedToken(deps, "undo-email-change");
    clock.advance(1_000);
    await moveAndConfirm(token, "third@mail.example");
    const second = await mailedToken(deps, "undo-email-change");
    clock.advance(1_000);

    // Neither an attacker's own link nor a used one revokes the owner's.
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
    const first = await mailedToken(deps, "undo-email-change");
    clock.advance(1_000);
    await move(token, "third@mail.example");
    const second = await mailedToken(deps, "undo-email-change");
    expect((await undo(first)).status).toBe(200);
    expect((await undo(second)).status).toBe(400);
    expect(await emailOf(user)).toBe(old);
  });

  it("works for 72 hours from its mail, once, for one of ten at once", async () => {
    const { token } = await anaSignedIn();
    await move(token, next);
    clock.advance(71 * hourMs);
    await verify(await mailedToken(deps, "verify-email"));
    const link = await mailedToken(deps, "undo-email-change");
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
    const link = await mailedToken(deps, "undo-email-change");
    const rows = await db.selectFrom("auth_tokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link);
    for (const { token_hash } of rows) expect((await undo(token_hash)).status).toBe(400);
    expect((await verify(link)).status).toBe(400);
    expect((await reset(link, "seven quiet trams at noon")).status).toBe(400);
    expect((await undo(await mailedToken(deps, "verify-email"))).status).toBe(400);
    expect((await undo(token)).status).toBe(400);
  });

  it("finds its address still reserved for it", async () => {
    const { token, user } = await anaSignedIn();
    const admin = await signedInAs(deps, "admin");
    const thief = await signedInAs(deps, "user");
    await moveAndConfirm(token, next);
    const link = await mailedToken(deps, "undo-email-change");

    expect((await register(old.toUpperCase())).status).toBe(409);
    expect((await move(thief.token, old)).status).toBe(409);
    const made = await callRest(app, "POST", "/admin/users", {
      token: admin.token,
      payload: { name: "Bo", email: old, password: "five calm purple lanterns" },
    });
    expect([made.status, made.body.error]).toEqual([409, taken]);
    // The account itself may change back.
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
    const link = await mailedToken(deps, "undo-email-change");
    // `admin:create` may use the address.
    await storeUser(deps, { email: old });
    const { status, body } = await undo(link);
    expect([status, body.error?.message]).toEqual([409, taken]);
    expect(await emailOf(user)).toBe(next);
  });
});
