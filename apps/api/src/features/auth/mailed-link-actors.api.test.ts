import type { HistoryChange, SecurityEvent } from "@before-ten/contracts/history/output";
import { actAsJob } from "@before-ten/db/actor";
import { findUser } from "@before-ten/db/queries/auth/users";
import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls } from "../../testing/accounts/account-calls.ts";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { mailedToken } from "../../testing/queued-mails.ts";
import { examplePassword, signedInAs, storeUser } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { sendPasswordReset } from "./password/password-reset.service.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000 });
const { move, undo, verify, reset } = accountCalls(app);

let token: string;
beforeEach(async () => {
  ({ token } = await signedInAs(deps, "admin"));
});

/** An item's history entries, oldest first. */
async function changesOf(kind: string, id: string): Promise<HistoryChange[]> {
  const url = `/admin/history?kind=${kind}&entityId=${id}`;
  const { body } = await callRest<HistoryChange[]>(app, "GET", url, { token });
  return body.data.toReversed();
}

/** An account's security events, oldest first. */
async function eventsOf(id: string): Promise<SecurityEvent[]> {
  const url = `/admin/history/security?userId=${id}&limit=100`;
  const { body } = await callRest<SecurityEvent[]>(app, "GET", url, { token });
  return body.data.toReversed();
}

describe("by a mailed link", () => {
  const byThem = (id: string, name: string) => ({ kind: "admin", id, name });

  /** Accepts an invitation, with or without an existing account. */
  async function accepted(address: string, payload: object) {
    const invitation = { email: address, adminRole: "editor" };
    await callRest(app, "POST", "/admin/invitations", { token, payload: invitation });
    const link = await mailedToken(deps, "invitation");
    const { body } = await callRest(app, "POST", `/auth/invitation/${link}`, { payload });
    return body.user?.id ?? "";
  }

  it("accepting an invitation is recorded as the invitee's own act", async () => {
    const id = await accepted("eve@mail.example", { name: "Eve", password: examplePassword });
    const actor = byThem(id, "Eve");
    expect(await eventsOf(id)).toMatchObject([
      { event: "admin-made", actor, via: "api", client: expect.any(String), user: { name: "Eve" } },
      { event: "signed-in", actor },
    ]);
    const [made] = await changesOf("user", id);
    expect(made).toMatchObject({ action: "created", actor, via: "api" });
  });

  it("and a user who accepts one gives themselves the role", async () => {
    const { id, email: address } = await storeUser(deps, { name: "Finn" });
    await accepted(address, { name: "Finn", password: examplePassword });
    const actor = byThem(id, "Finn");
    expect(await eventsOf(id)).toMatchObject([
      { event: "password-changed", actor },
      { event: "role-changed", actor },
      { event: "signed-in", actor },
    ]);
    const role = { field: "adminRole", before: null, after: "editor" };
    const given = (await changesOf("user", id)).find(({ changes }) =>
      changes.some(({ field }) => field === "adminRole"),
    );
    expect(given).toMatchObject({
      actor,
      changes: expect.arrayContaining([expect.objectContaining(role)]),
    });
  });

  it("an address that an admin asked for, confirmed and took back is theirs", async () => {
    const gil = await signedInAs(deps, "admin", { name: "Gil", isConfirmed: true });
    const { id } = gil.user;
    const actor = byThem(id, "Gil");
    await move(gil.token, "gil.new@mail.example");
    const undoing = await mailedToken(deps, "undo-email-change");
    expect((await verify(await mailedToken(deps, "verify-email"))).status).toBe(200);
    expect((await changesOf("user", id)).at(-1)).toMatchObject({ action: "changed", actor });
    expect((await undo(undoing)).status).toBe(200);
    expect(await eventsOf(id)).toMatchObject([
      { event: "address-change-requested", actor },
      { event: "address-changed", actor },
      { event: "address-changed", actor },
      { event: "password-changed", actor },
      { event: "session-ended", actor },
      { event: "password-reset-requested", actor },
    ]);
    const addresses = (await changesOf("user", id)).filter(({ changes }) =>
      changes.some(({ field }) => field === "email"),
    );
    expect(addresses).toHaveLength(2);
    expect(JSON.stringify(addresses)).not.toContain("gil.new");
  });

  it("a forgotten password is asked for by the job that mails the link, and set by them", async () => {
    const { id, email } = await storeUser(deps, { role: "admin", name: "Ben" });
    await actAsJob("password resets", () => sendPasswordReset(deps, email));
    await reset(await mailedToken(deps, "reset-password"), "five calm purple lanterns");
    expect(await eventsOf(id)).toMatchObject([
      { event: "password-reset-requested", actor: { kind: "job", name: "password resets" } },
      { event: "password-changed", actor: byThem(id, "Ben") },
    ]);
  });

  it("revoking keys after it is recorded as their maker's own act", async () => {
    const key = await madeKey(deps, { scopes: ["read"] });
    const maker = await findUser(db, key.makerId);
    await sendPasswordReset(deps, maker?.email ?? "");
    const link = await mailedToken(deps, "reset-password");
    const input = { token: link, password: "five calm purple lanterns" };
    const { body } = await mutateTrpc<{ madeKeys: { token: string } }>(
      app,
      "auth.resetPassword",
      input,
    );
    await mutateTrpc(app, "auth.revokeMadeKeys", { token: body.result?.data.madeKeys.token });
    const latest = (await changesOf("key", key.id)).at(-1);
    expect(latest).toMatchObject({
      action: "deleted",
      actor: { kind: "admin", id: key.makerId },
    });
  });
});
