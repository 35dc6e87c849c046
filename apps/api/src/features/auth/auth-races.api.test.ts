import { beforeEach, describe, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { mailedToken, queuedMails, writtenMails } from "../../testing/queued-mails.ts";
import { examplePassword, signedInAs, storeUser } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { sendPasswordReset } from "./password/password-reset.service.ts";

const { db, app, deps, clock } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  await db.deleteFrom("users").execute();
});

const email = "ana@mail.example";
const other = "five calm purple lanterns";

const login = (address: string, password: string) =>
  callRest(app, "POST", "/auth/login", { payload: { email: address, password } });
const changePassword = (token: string, currentPassword: string, newPassword: string) =>
  callRest(app, "PUT", "/auth/update-password", {
    token,
    payload: { currentPassword, newPassword },
  });

describe("a password that is changed", () => {
  it("ends the sign-ins that were on their way with the old one", async () => {
    const { token } = await signedInAs(deps, "user", { email });
    const signIns = Array.from({ length: 4 }, () => login(email, examplePassword));
    const change = changePassword(token, examplePassword, other);
    const answers = await Promise.all(signIns);
    expect((await change).status).toBe(200);
    for (const { body } of answers) {
      if (body.token === undefined) continue;
      const me = await callRest(app, "GET", "/auth/me", { token: body.token });
      expect(me.status).toBe(401);
    }
    expect((await login(email, other)).status).toBe(200);
  });

  it("takes the worth of a link that was mailed before", async () => {
    const { token } = await signedInAs(deps, "user", { email });
    await sendPasswordReset(deps, email);
    const link = await mailedToken(deps, "reset-password");
    expect((await changePassword(token, examplePassword, other)).status).toBe(200);
    const reset = await callRest(app, "PUT", `/auth/reset-password/${link}`, {
      payload: { password: "six loud yellow kettles" },
    });
    expect(reset.status).toBe(400);
    expect((await login(email, other)).status).toBe(200);
  });
});

it("a mailbox gets three links an hour, from wherever they are asked for", async () => {
  await storeUser(deps, { email });
  const before = (await queuedMails(db)).length;
  for (let time = 0; time < 10; time += 1) await sendPasswordReset(deps, email);
  expect((await queuedMails(db)).length - before).toBe(3);
  clock.advance(60 * 60_000);
  await sendPasswordReset(deps, email);
  expect((await queuedMails(db)).length - before).toBe(4);
});

it("changing one's own address can't flood other people's mailboxes", async () => {
  const { token } = await signedInAs(deps, "user", { email });
  const statuses = [];
  for (let time = 0; time < 12; time += 1) {
    const payload = { email: `stranger.${time}@mail.example` };
    statuses.push((await callRest(app, "PUT", "/auth/update-profile", { token, payload })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
});

it("a mailbox gets at most three confirmations a day, however many accounts claim it", async () => {
  const statuses = [];
  for (let time = 0; time < 5; time += 1) {
    const { token } = await signedInAs(deps, "user", { email: `eve.${time}@mail.example` });
    const move = (address: string) =>
      callRest(app, "PUT", "/auth/update-profile", {
        token,
        payload: { email: address },
        remoteAddress: `192.0.2.${time}`,
      });
    statuses.push((await move(`stranger+${time}@mail.example`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const mailed = (await writtenMails(deps)).map(({ to }) => to);
  expect(mailed.filter((to) => to.startsWith("stranger"))).toHaveLength(3);
  // The account's owner gets a mail about every change.
  expect(mailed.filter((to) => to.startsWith("eve"))).toHaveLength(5);
  expect(await db.selectFrom("users").select("pending_email").execute()).toContainEqual({
    pending_email: "stranger+4@mail.example",
  });
});

describe("counting failures", () => {
  it("sees through the spellings of one address", async () => {
    await storeUser(deps, { email: "titi@xn--bcher-kva.example" });
    const spellings = ["titi@bücher.example", "Titi@xn--bcher-kva.example", "titi@BÜCHER.example"];
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      const address = spellings[time % spellings.length] ?? "";
      statuses.push((await login(address, "a wrong password, long")).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("stops an address that tries one account after the other, and no other address", async () => {
    await storeUser(deps, { email });
    for (let time = 0; time < 100; time += 1) {
      expect((await login(`unknown.${time}@mail.example`, "a wrong password")).status).toBe(401);
    }
    expect((await login(email, examplePassword)).status).toBe(429);
    const elsewhere = await callRest(app, "POST", "/auth/login", {
      payload: { email, password: examplePassword },
      remoteAddress: "192.0.2.9",
    });
    expect(elsewhere.status).toBe(200);
    // A hundred password hashes, on a machine that may be busy.
  }, 60_000);
});
