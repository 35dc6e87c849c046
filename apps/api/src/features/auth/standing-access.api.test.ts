import type { Db } from "@before-ten/db/client";
import { deleteApiKey } from "@before-ten/db/queries/api-keys/api-keys";
import { deleteUserSessions } from "@before-ten/db/queries/auth/sessions";
import { deleteUser, setAdminRole } from "@before-ten/db/queries/auth/users";
import { untilWaitingForLocks } from "@before-ten/db/testing/close-connections";
import { beforeEach, describe, expect, it } from "vitest";
import { type TrpcAnswer, mutateTrpc } from "../../testing/calls.ts";
import { rightInputOf } from "../../testing/contract-inputs.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000 });
beforeEach(() => db.deleteFrom("users").execute());

/**
 * Runs the call so that the guard still lets the caller in, but their access is gone by the time of
 * the write.
 */
async function callWhile(
  losing: (trx: Db) => Promise<unknown>,
  call: () => Promise<TrpcAnswer<unknown>>,
): Promise<TrpcAnswer<unknown>> {
  const lost = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const loss = db.transaction().execute(async (trx) => {
    await losing(trx);
    lost.resolve();
    await commit.promise;
  });
  await lost.promise;
  const answer = call();
  await untilWaitingForLocks(db, 1);
  commit.resolve();
  await loss;
  return answer;
}

/** Everything these calls can write, except the caller's own account. */
async function storedBeside(callerId: string): Promise<unknown[]> {
  return [
    await db.selectFrom("users").selectAll().where("id", "!=", callerId).execute(),
    await db.selectFrom("api_keys").selectAll().execute(),
    await db.selectFrom("events").selectAll().execute(),
    await db.selectFrom("blog_posts").selectAll().execute(),
  ];
}

/** Mutations that work for a while before they write: on a password hash or an image. */
const slowMutations = [
  "users.create",
  "users.delete",
  "apiKeys.create",
  "events.create",
  "events.update",
  "posts.create",
  "posts.update",
];

const losses = [
  { how: "deleted", status: 401, lose: (trx: Db, id: string) => deleteUser(trx, id) },
  { how: "signed out", status: 401, lose: (trx: Db, id: string) => deleteUserSessions(trx, id) },
  { how: "demoted", status: 403, lose: (trx: Db, id: string) => setAdminRole(trx, id, null) },
];

describe.each(slowMutations)("%s under way", (name) => {
  it.each(losses)("fails when its caller is $how", async ({ status, lose }) => {
    const { token, user } = await signedInAs(deps, "admin");
    const input = await rightInputOf(name, deps);
    const before = await storedBeside(user.id);
    const answer = await callWhile(
      (trx) => lose(trx, user.id),
      () => mutateTrpc(app, name, input, { token }),
    );
    expect(answer.status).toBe(status);
    expect(await storedBeside(user.id)).toEqual(before);
  });
});

describe.each(["events.create", "events.update"])("%s under way with an API key", (name) => {
  it.each([
    {
      how: "the key is revoked",
      lose: (trx: Db, key: { id: string }) => deleteApiKey(trx, key.id),
    },
    {
      how: "its maker is demoted",
      lose: (trx: Db, key: { makerId: string }) => setAdminRole(trx, key.makerId, null),
    },
  ])("fails when $how", async ({ lose }) => {
    const key = await madeKey(deps, { scopes: ["events:write"] });
    const input = await rightInputOf(name, deps);
    const before = await db.selectFrom("events").selectAll().execute();
    const answer = await callWhile(
      (trx) => lose(trx, key),
      () => mutateTrpc(app, name, input, { token: key.secret }),
    );
    expect(answer.status).toBe(401);
    expect(await db.selectFrom("events").selectAll().execute()).toEqual(before);
  });
});
