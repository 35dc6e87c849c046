import type { SecurityEvent } from "@before-ten/contracts/history/output";
import { beforeEach, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { procedureFacts, procedureNames } from "../../testing/procedure-facts.ts";
import { examplePassword, signedInAs, storeUser } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();

let token: string;
let userId: string;
let email: string;
beforeEach(async () => {
  ({ token } = await signedInAs(deps, "admin"));
  ({ id: userId, email } = await storeUser(deps, { role: "admin", name: "Ben" }));
});

/** The events of Ben's account, oldest first. */
async function eventsOf(query = `userId=${userId}`): Promise<SecurityEvent[]> {
  const url = `/admin/history/security?${query}`;
  const { body } = await callRest<SecurityEvent[]>(app, "GET", url, { token });
  return body.data.toReversed();
}

const signIn = (password: string, address = email) =>
  callRest(app, "POST", "/auth/login", { payload: { email: address, password } });

it("are for admins", async () => {
  expect((await callRest(app, "GET", "/admin/history/security")).status).toBe(401);
  const { token: users } = await signedInAs(deps, "user");
  const refused = await callRest(app, "GET", "/admin/history/security", { token: users });
  expect(refused.status).toBe(403);
});

it("tell of sign-ins, and of those that failed", async () => {
  await signIn("wrong password, twice over");
  await signIn(examplePassword);
  expect(await eventsOf()).toMatchObject([
    {
      event: "sign-in-failed",
      actor: { kind: "visitor", id: "", name: "" },
      via: "api",
      user: { id: userId, name: "Ben" },
    },
    { event: "signed-in", user: { id: userId } },
  ]);
});

it("don't hold what was typed for an unknown account", async () => {
  await signIn("an unknown password", "unknown.address@mail.example");
  const [latest] = (await eventsOf("event=sign-in-failed")).toReversed();
  expect(latest).toMatchObject({ user: null });
  const rows = await db.selectFrom("security_events").selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/unknown\.address|unknown password/);
});

it("tell of a new password and of the sessions that it ended", async () => {
  const other = await signedInAs(deps, "admin", { name: "Cleo" });
  const input = { currentPassword: examplePassword, newPassword: "seven plums sing loudly" };
  await mutateTrpc(app, "auth.updatePassword", input, { token: other.token });
  const events = await eventsOf(`userId=${other.user.id}`);
  expect(events.map(({ event }) => event)).toContain("password-changed");
  expect(events[0]?.actor).toMatchObject({ kind: "admin", id: other.user.id, name: "Cleo" });
});

it("record a new admin, and who made them", async () => {
  const payload = { name: "Dee", email: "dee@mail.example", password: examplePassword };
  const { body } = await callRest<{ id: string }>(app, "POST", "/admin/users", { token, payload });
  expect(await eventsOf(`userId=${body.data.id}`)).toMatchObject([
    { event: "admin-made", actor: { kind: "admin", name: "Ana" }, user: { name: "Dee" } },
  ]);
});

it("tell of a key: made, used for the first time a day, revoked", async () => {
  const key = { name: "Ticket shop", scopes: ["read"] };
  const made = await callRest<{ id: string; secret: string }>(app, "POST", "/admin/api-keys", {
    token,
    payload: key,
  });
  const { id, secret } = made.body.data;
  await callRest(app, "GET", "/admin/events", { token: secret });
  clock.advance(5 * 60_000);
  await callRest(app, "GET", "/admin/events", { token: secret });
  await callRest(app, "DELETE", `/admin/api-keys/${id}`, { token });
  const events = (await eventsOf("limit=100")).filter((each) => each.key?.id === id);
  expect(events.map(({ event, key: named }) => [event, named?.name])).toEqual([
    ["key-made", "Ticket shop"],
    ["key-used", "Ticket shop"],
    ["key-revoked", "Ticket shop"],
  ]);
});

it("get the actor of every mutation, except those that only count visitors", () => {
  const counting = procedureNames.filter((name) => procedureFacts(name).countsOnly);
  expect(counting).toEqual(["events.recordView", "events.recordClick", "posts.recordView"]);
});
