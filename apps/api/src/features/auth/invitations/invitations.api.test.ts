import type { Invitation } from "@before-ten/contracts/auth/output";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../../testing/calls.ts";
import { mailedToken, queuedMails, writtenMails } from "../../../testing/queued-mails.ts";
import { examplePassword, signedInAs, storeUser } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db.deleteFrom("rate_limits").execute();
});

const email = "bo@mail.example";

const invite = (token: string | undefined, payload: object = { email, adminRole: "editor" }) =>
  callRest<Invitation>(app, "POST", "/admin/invitations", { token, payload });
const isUsable = async (token: string) =>
  (await callRest(app, "GET", `/auth/invitation/${token}`)).status === 200;

describe("inviting", () => {
  it("mails a link, notifies the inviting admin, and lists open invitations", async () => {
    const { token } = await signedInAs(deps, "admin", { name: "Ana", email: "ana@mail.example" });
    const { status, body } = await invite(token);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      email,
      adminRole: "editor",
      invitedBy: "Ana",
      expiresAt: "2026-12-07T12:00:00.000Z",
      isExpired: false,
    });
    const mails = await writtenMails(deps);
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      "ana@mail.example: An invitation to the Before Ten team",
      `${email}: Your invitation to the Before Ten team`,
    ]);
    // The queue holds neither links nor addresses.
    expect(JSON.stringify(await queuedMails(db))).not.toContain(email);
    const list = await queryTrpc<Invitation[]>(app, "invitations.list", undefined, { token });
    expect(list.body.result?.data).toMatchObject([{ email, invitedBy: "Ana" }]);
    expect(await db.selectFrom("users").select("id").execute()).toHaveLength(1);
  });

  it.each([
    [{ email: "no-address", adminRole: "editor" }, "Please enter a valid email address"],
    [{ email, adminRole: "boss" }, "Please choose a role"],
    [{ email }, "Please choose a role"],
  ])("refuses %j", async (payload, error) => {
    const { token } = await signedInAs(deps, "admin");
    const { status, body } = await invite(token, payload);
    expect([status, body.error]).toEqual([400, error]);
  });

  it("refuses an admin's address, and one already invited, in any case", async () => {
    const { token } = await signedInAs(deps, "admin", { email: "ana@mail.example" });
    const admin = await invite(token, { email: "ANA@mail.example", adminRole: "owner" });
    expect([admin.status, admin.body.details?.[0]?.path]).toEqual([409, "email"]);
    await invite(token);
    const again = await invite(token, { email: "BO@mail.example", adminRole: "owner" });
    const sentence = "This address has already been invited. Send the invitation again.";
    expect([again.status, again.body.error]).toEqual([409, sentence]);
  });

  it("answers the same for an address with an account, which doesn't change", async () => {
    await storeUser(deps, { email });
    const { token } = await signedInAs(deps, "admin");
    expect((await invite(token)).status).toBe(201);
    const user = db.selectFrom("users").select("role").where("email", "=", email);
    expect(await user.executeTakeFirst()).toEqual({ role: "user" });
  });

  it("asks for one's password in the admin area", async () => {
    const { token } = await signedInAs(deps, "admin");
    const input = { email, adminRole: "viewer", currentPassword: "not the right one" };
    const refused = await mutateTrpc(app, "invitations.create", input, { token });
    expect(refused.status).toBe(400);
    expect(await db.selectFrom("invitations").selectAll().execute()).toEqual([]);
    const right = { ...input, currentPassword: examplePassword };
    expect((await mutateTrpc(app, "invitations.create", right, { token })).status).toBe(200);
  });
});

describe("an invitation that waits", () => {
  it("is sent again: earlier links stop working, and its expiry restarts", async () => {
    const { token } = await signedInAs(deps, "admin");
    const { id } = (await invite(token)).body.data;
    const first = await mailedToken(deps, "invitation");
    clock.advance(60 * 60_000);
    const sent = await callRest<Invitation>(app, "POST", `/admin/invitations/${id}/resend`, {
      token,
    });
    expect([sent.status, sent.body.data.expiresAt]).toEqual([200, "2026-12-07T13:00:00.000Z"]);
    expect(await isUsable(first)).toBe(false);
    expect(await isUsable(await mailedToken(deps, "invitation"))).toBe(true);
  });

  it("goes to one mailbox three times a day", async () => {
    const { token } = await signedInAs(deps, "admin");
    const { id } = (await invite(token)).body.data;
    const resend = async () =>
      (await callRest(app, "POST", `/admin/invitations/${id}/resend`, { token })).status;
    expect([await resend(), await resend(), await resend()]).toEqual([200, 200, 429]);
  });

  it("is taken back, and its link does nothing", async () => {
    const { token } = await signedInAs(deps, "admin");
    const { id } = (await invite(token)).body.data;
    const link = await mailedToken(deps, "invitation");
    const path = `/admin/invitations/${id}`;
    const { status, body } = await callRest(app, "DELETE", path, { token });
    expect([status, body.message]).toEqual([200, "Invitation withdrawn"]);
    expect(await isUsable(link)).toBe(false);
    expect((await callRest(app, "DELETE", path, { token })).status).toBe(404);
    expect((await callRest(app, "POST", `${path}/resend`, { token })).status).toBe(404);
    // A mail that was still waiting isn't sent either.
    expect(await writtenMails(deps, ({ kind }) => kind === "admin invitation")).toEqual([]);
  });

  it("is no longer needed for an address that becomes an admin's with a password", async () => {
    const { token } = await signedInAs(deps, "admin");
    await invite(token);
    const payload = { name: "Bo", email, password: "four odd walnut drums" };
    expect((await callRest(app, "POST", "/admin/users", { token, payload })).status).toBe(201);
    expect(await db.selectFrom("invitations").selectAll().execute()).toEqual([]);
  });
});
