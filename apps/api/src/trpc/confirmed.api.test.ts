import { storePasskey } from "@before-ten/db/testing/stored-passkey";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { restRoutes } from "../registry/rest-routes.ts";
import { confirmedProcedures } from "../testing/confirmed-procedures.ts";
import { callRest, mutateTrpc } from "../testing/calls.ts";
import { rightInputOf } from "../testing/contract-inputs.ts";
import { knownMethod } from "../testing/known-method.ts";
import { queuedMails } from "../testing/queued-mails.ts";
import { examplePassword, signedInAs, storeUser } from "../testing/accounts/signed-in.ts";
import { startTestApp } from "../testing/test-app.ts";
import { procedureFacts, procedureNames } from "../testing/procedure-facts.ts";

const { db, close } = await createTestDatabase();
const { app, deps } = await startTestApp(db, { rateLimitFactor: 1_000 });
afterAll(async () => {
  await app.close();
  await close();
});
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db.deleteFrom("rate_limits").execute();
});

const wrong = "not the right one at all";
const message = "The current password is wrong";

/** Valid except for the password; a profile with a new address, a passkey of the caller's own. */
async function unconfirmed(name: string, userId: string): Promise<Record<string, unknown>> {
  const { currentPassword: _own, ...input } = await rightInputOf(name, deps);
  if (name === "auth.updateProfile") return { email: "new@mail.example" };
  if (!name.startsWith("secondFactor.")) return input;
  const id = await storePasskey(db, { userId, at: deps.clock.now() });
  return "id" in input ? { ...input, id } : input;
}

async function stored(): Promise<unknown[]> {
  return [
    await db.selectFrom("users").selectAll().orderBy("id").execute(),
    await db.selectFrom("api_keys").selectAll().execute(),
    await db.selectFrom("passkeys").selectAll().execute(),
    await db.selectFrom("passkey_challenges").selectAll().execute(),
    await db.selectFrom("recovery_codes").selectAll().execute(),
    await db.selectFrom("settings").selectAll().execute(),
    await db.selectFrom("erasures").selectAll().execute(),
    await queuedMails(db),
  ];
}

const behindGuard = procedureNames.filter((name) => {
  const { kind, access } = procedureFacts(name);
  return kind === "mutation" && access !== "everybody";
});

it.each(behindGuard)("%s asks for the caller's password only if it is listed", async (name) => {
  const { token, user } = await signedInAs(deps, "admin");
  const input = await unconfirmed(name, user.id);
  const { status, body } = await mutateTrpc(app, name, input, { token });
  const details = body.error?.data.details;
  const isRequested = details?.some(({ path }) => path === "currentPassword") === true;
  // `auth.updatePassword` requires it, over REST too.
  const asks = confirmedProcedures.includes(name) || name === "auth.updatePassword";
  expect([isRequested, isRequested && status]).toEqual([asks, asks && 400]);
});

describe.each(confirmedProcedures)("%s", (name) => {
  it("does nothing with a wrong password, and its work with the right one", async () => {
    const { token, user } = await signedInAs(deps, "admin", { isConfirmed: true });
    const input = await unconfirmed(name, user.id);
    const before = await stored();
    const refused = await mutateTrpc(app, name, { ...input, currentPassword: wrong }, { token });
    expect(refused.status).toBe(400);
    expect(refused.body.error?.message).toBe(message);
    expect(refused.body.error?.data.details).toEqual([{ path: "currentPassword", message }]);
    expect(await stored()).toEqual(before);
    const done = await mutateTrpc(
      app,
      name,
      { ...input, currentPassword: examplePassword },
      { token },
    );
    expect(done.status).toBe(200);
    expect(await stored()).not.toEqual(before);
  });
});

const withRow = confirmedProcedures.filter((name) =>
  restRoutes.some(({ procedure }) => procedure === name),
);

describe.each(withRow)("%s", (name) => {
  it("works over REST without it, as documented, and ignores one there", async () => {
    const { token, user } = await signedInAs(deps, "admin");
    const input = await unconfirmed(name, user.id);
    const route = restRoutes.find(({ procedure }) => procedure === name);
    if (route === undefined) throw new Error(`${name} has no row`);
    const path = route.path.replace(":id", String(input.id));
    const payload = { ...input, currentPassword: wrong };
    const { status } = await callRest(app, knownMethod(route.method), path, { token, payload });
    expect(status).toBe(route.status);
  });
});

it("a name, or the present address, needs no password", async () => {
  const { token } = await signedInAs(deps, "admin", { email: "ana@mail.example" });
  const profile = { name: "Ana María", email: "ANA@mail.example" };
  expect((await mutateTrpc(app, "auth.updateProfile", profile, { token })).status).toBe(200);
});

describe("a wrong password", () => {
  const from = { remoteAddress: "192.0.2.7" };
  const email = "ana@mail.example";

  async function start() {
    const { app: limited } = await startTestApp(db);
    onTestFinished(() => limited.close());
    const { token } = await signedInAs(deps, "admin", { email });
    const victim = await storeUser(deps);
    return {
      remove: async (currentPassword: string) => {
        const input = { id: victim.id, currentPassword };
        return (await mutateTrpc(limited, "users.delete", input, { token, ...from })).status;
      },
      changePassword: async (currentPassword: string) => {
        const payload = { currentPassword, newPassword: "seven quiet trams at noon" };
        return (
          await callRest(limited, "PUT", "/auth/update-password", { token, payload, ...from })
        ).status;
      },
      signIn: async (password: string) => {
        const payload = { email, password };
        return (await callRest(limited, "POST", "/auth/login", { payload, ...from })).status;
      },
    };
  }

  it("counts as a failed sign-in, wherever it is typed: the sixth is a 429", async () => {
    const { remove, changePassword, signIn } = await start();
    expect([await remove(wrong), await remove(wrong)]).toEqual([400, 400]);
    expect([await signIn(wrong), await signIn(wrong)]).toEqual([401, 401]);
    expect(await changePassword(wrong)).toBe(400);
    expect(await remove(examplePassword)).toBe(429);
    expect(await changePassword(examplePassword)).toBe(429);
    expect(await signIn(examplePassword)).toBe(429);
  });

  it("is forgiven by the right one", async () => {
    const { remove, signIn, changePassword } = await start();
    for (let time = 0; time < 4; time += 1) expect(await remove(wrong)).toBe(400);
    expect(await changePassword(examplePassword)).toBe(200);
    for (let time = 0; time < 4; time += 1) expect(await signIn(wrong)).toBe(401);
  });

  it("isn't looked for in a form that is wrong anyhow", async () => {
    const { signIn } = await start();
    const { token } = await signedInAs(deps, "admin", { email: "bea@mail.example" });
    for (let time = 0; time < 6; time += 1) {
      const input = { name: "", scopes: [], currentPassword: wrong };
      const { status } = await mutateTrpc(app, "apiKeys.create", input, { token, ...from });
      expect(status).toBe(400);
    }
    expect(await signIn(examplePassword)).toBe(200);
  });
});
