import { createHash } from "node:crypto";
import type { ApiKey, CreatedApiKey } from "@before-ten/contracts/api-keys/output";
import { setAdminRole } from "@before-ten/db/queries/auth/users";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { queuedMails, writtenMails } from "../../testing/queued-mails.ts";
import { examplePassword, signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
const email = "ana@mail.example";
const { token } = await signedInAs(deps, "admin", { name: "Ana", email });
beforeEach(async () => {
  clock.set("2026-12-04T12:00:00Z");
  await db.deleteFrom("api_keys").execute();
});

const path = "/admin/api-keys";
const form = { name: "Ticket shop", scopes: ["read"] };
const make = (payload: object = form, as = token) =>
  callRest<CreatedApiKey>(app, "POST", path, { token: as, payload });
const list = () => callRest<ApiKey[]>(app, "GET", path, { token });
const stored = () => db.selectFrom("api_keys").selectAll().orderBy("id").execute();

describe("a new key", () => {
  it("is answered whole, this once", async () => {
    const { status, headers, body } = await make({
      name: " Ticket shop ",
      scopes: ["events:write", "read", "read"],
    });
    expect(status).toBe(201);
    expect(headers["cache-control"]).toBe("no-store");
    const { secret, ...key } = body.data;
    expect(secret).toMatch(/^bt_[\w-]{43}$/);
    expect(key).toEqual({
      _id: key.id,
      id: key.id,
      name: "Ticket shop",
      hint: secret.slice(0, 7),
      scopes: ["read", "events:write"],
      reach: null,
      createdBy: "Ana",
      isActive: true,
      createdAt: "2026-12-04T12:00:00.000Z",
      lastUsedAt: null,
    });
    const listed = await list();
    expect(listed.body.data).toEqual([key]);
    expect(listed.text).not.toContain(secret.slice(7));
  });

  it("is answered over tRPC too, and never cached", async () => {
    const input = { ...form, currentPassword: examplePassword };
    const { status, headers, body } = await mutateTrpc<CreatedApiKey>(
      app,
      "apiKeys.create",
      input,
      { token },
    );
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    const { secret = "", ...key } = body.result?.data ?? {};
    expect(secret).toMatch(/^bt_[\w-]{43}$/);
    const listed = await queryTrpc<ApiKey[]>(app, "apiKeys.list", undefined, { token });
    expect(listed.body.result?.data).toEqual([key]);
  });

  it("is mailed to its maker, without the secret", async () => {
    const { body } = await make();
    const mails = await writtenMails(deps, ({ kind }) => kind === "API key made");
    const told = mails.at(-1);
    expect([told?.to, told?.subject]).toEqual([email, "A new API key for Before Ten"]);
    for (const words of ["Ticket shop", body.data.hint, "4 December 2026, 12:00 UTC", "REST"]) {
      expect(told?.text).toContain(words);
    }
    expect(JSON.stringify([told, await queuedMails(db)])).not.toContain(body.data.secret);

    await db.deleteFrom("api_keys").execute();
    const [again] = await writtenMails(deps, ({ kind }) => kind === "API key made");
    expect(again?.text).toContain("Already revoked");
  });

  it("is stored without its secret", async () => {
    const { body } = await callRest<CreatedApiKey>(app, "POST", path, {
      token,
      payload: form,
      headers: { "idempotency-key": "one" },
    });
    const { secret } = body.data;
    const [row] = await stored();
    expect(row?.key_hash).toBe(createHash("sha256").update(secret).digest("base64url"));
    expect(JSON.stringify(row)).not.toContain(secret.slice(7));
    // A stored answer would contain it.
    expect(await db.selectFrom("idempotency_keys").selectAll().execute()).toEqual([]);
  });

  it("may have the name of another one", async () => {
    const made = [await make(), await make()];
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(made.map(({ body }) => body.data.secret)).size).toBe(2);
  });

  it.each([
    [{ ...form, name: "" }, "name", "Please name the key, for example after who uses it"],
    [{ ...form, scopes: [] }, "scopes", "Please choose at least one scope"],
  ])("as %j is refused under its field", async (payload, field, message) => {
    const { status, body } = await make(payload);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: message, details: [{ path: field, message }] });
    expect(await stored()).toEqual([]);
  });

  it("is one of at most a hundred, also when many are made at once", async () => {
    for (let made = 0; made < 95; made += 1) await madeKey(deps, { scopes: ["read"] });
    const admins = await Promise.all(Array.from({ length: 20 }, () => signedInAs(deps, "admin")));
    const answers = await Promise.all(admins.map((admin) => make(form, admin.token)));
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(refused.map(({ body }) => body.error)).toEqual(
      refused.map(() => "There are already 100 API keys. Please revoke one you no longer use."),
    );
    expect(refused).toHaveLength(15);
    expect(await stored()).toHaveLength(100);
  });
});

it("a key whose maker is no longer an admin stays in the list, with a mark", async () => {
  const bo = await signedInAs(deps, "admin", { name: "Bo" });
  await make({ ...form, name: "Asleep" }, bo.token);
  clock.advance(1_000);
  await make({ ...form, name: "Awake" });
  await setAdminRole(db, bo.user.id, null);
  const marks = async () => (await list()).body.data.map(({ name, isActive }) => [name, isActive]);
  expect(await marks()).toEqual([
    ["Awake", true],
    ["Asleep", false],
  ]);
  await setAdminRole(db, bo.user.id, "owner");
  expect(await marks()).toContainEqual(["Asleep", true]);
});

it("keys of all admins are listed latest first", async () => {
  const bo = await signedInAs(deps, "admin", { name: "Bo" });
  await make({ ...form, name: "One" });
  clock.advance(1_000);
  await make({ ...form, name: "Two" }, bo.token);
  const { body } = await list();
  expect(body.data.map(({ name, createdBy }) => [name, createdBy])).toEqual([
    ["Two", "Bo"],
    ["One", "Ana"],
  ]);
});

describe("a revoked key", () => {
  it("is gone, and can't be revoked again", async () => {
    const { body } = await make();
    const revoke = () => callRest(app, "DELETE", `${path}/${body.data.id}`, { token });
    const { status, body: answer } = await revoke();
    expect(status).toBe(200);
    expect(answer.message).toBe("API key revoked");
    expect(await stored()).toEqual([]);
    const again = await revoke();
    expect(again.status).toBe(404);
    expect(again.body.error).toBe("API key not found");
  });

  it("may be another admin's", async () => {
    const { body } = await make();
    const bo = await signedInAs(deps, "admin");
    const { id } = body.data;
    const answer = await mutateTrpc(app, "apiKeys.revoke", { id }, { token: bo.token });
    expect(answer.body.result?.data).toEqual({ message: "API key revoked" });
    expect(await stored()).toEqual([]);
  });

  it("is mailed to the admin who revoked it and, if that is another admin, to its maker", async () => {
    const told = async () =>
      (await writtenMails(deps, ({ kind }) => /^API key (?:revoked|lost)$/.test(kind))).map(
        (mail) => [mail.to, mail.subject, /Ticket shop/.test(mail.text)],
      );
    const before = await told();
    const { body } = await make();
    const bo = await signedInAs(deps, "admin", { name: "Bo" });
    await mutateTrpc(app, "apiKeys.revoke", { id: body.data.id }, { token: bo.token });
    const own = await make();
    await callRest(app, "DELETE", `${path}/${own.body.data.id}`, { token });
    const news = (await told()).slice(before.length);
    // Two come from one transaction, so their order is undefined.
    expect(news).toHaveLength(3);
    expect(news.slice(0, 2)).toEqual(
      expect.arrayContaining([
        [bo.user.email, "An API key for Before Ten was revoked", true],
        [email, "Your API key for Before Ten no longer works", true],
      ]),
    );
    expect(news[2]).toEqual([email, "An API key for Before Ten was revoked", true]);
  });

  it.each(["x", "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11", "%00"])("isn't %s", async (id) => {
    await make();
    expect((await callRest(app, "DELETE", `${path}/${id}`, { token })).status).toBe(404);
    expect(await stored()).toHaveLength(1);
  });
});
