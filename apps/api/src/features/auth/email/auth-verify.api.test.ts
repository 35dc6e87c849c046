import { createHash } from "node:crypto";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../../testing/calls.ts";
import { mailedToken, writtenMails } from "../../../testing/queued-mails.ts";
import { examplePassword } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, clock, deps } = await openTestApp({ rateLimitFactor: 1_000 });
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db.deleteFrom("rate_limits").execute();
});

const dayMs = 86_400_000;
const { invalidVerifyLink } = authMessages;

const verify = (token: string) => callRest(app, "PUT", `/auth/verify-email/${token}`);

/** Ana's session, and the token from the mail sent to her. */
async function registered() {
  const { body } = await callRest(app, "POST", "/auth/register", {
    payload: { name: "Ana", email: "ana@mail.example", password: examplePassword },
    headers: { host: "evil.example" },
  });
  const token = await mailedToken(deps, "verify-email");
  const isVerified = async () => {
    // Read from the row, because the first confirmation ends the session.
    const row = await db.selectFrom("users").select("email_verified_at").executeTakeFirst();
    return row?.email_verified_at instanceof Date;
  };
  const moveTo = (email: string) =>
    callRest(app, "PUT", "/auth/update-profile", { token: body.token, payload: { email } });
  return { token, isVerified, moveTo };
}

describe("a link that confirms an address", () => {
  it("does so, once, without a session", async () => {
    const { token, isVerified } = await registered();
    expect(await isVerified()).toBe(false);
    const { status, body } = await verify(token);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: "Your email address is confirmed." });
    expect(await isVerified()).toBe(true);
    const again = await verify(token);
    expect(again.status).toBe(400);
    expect(again.body).toEqual({ success: false, error: invalidVerifyLink });
  });

  it("never names the host that the request did", async () => {
    await registered();
    expect(JSON.stringify(await writtenMails(deps))).not.toContain("evil");
  });

  it("works for one of twenty concurrent uses", async () => {
    const { token } = await registered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it("is stored only as a hash", async () => {
    const { token } = await registered();
    const rows = await db.selectFrom("auth_tokens").selectAll().execute();
    const hash = createHash("sha256").update(token).digest("hex");
    expect(rows.map((row) => row.token_hash)).toEqual([hash]);
    expect((await verify(hash)).status).toBe(400);
  });

  it("works for three days", async () => {
    const { token, isVerified } = await registered();
    clock.advance(3 * dayMs);
    expect((await verify(token)).status).toBe(400);
    clock.advance(-1);
    expect((await verify(token)).status).toBe(200);
    expect(await isVerified()).toBe(true);
  });

  it("is dead once another address was asked for, and the newer one lives", async () => {
    const { token: older, moveTo, isVerified } = await registered();
    await moveTo("new@mail.example");
    const newer = await mailedToken(deps, "verify-email");
    expect((await verify(older)).status).toBe(400);
    expect(await isVerified()).toBe(false);
    expect((await verify(newer)).status).toBe(200);
    expect(await isVerified()).toBe(true);
  });

  it("of an address that was asked for and given up doesn't confirm it; the present one gets a new link", async () => {
    const { token: first, moveTo, isVerified } = await registered();
    await moveTo("new@mail.example");
    const second = await mailedToken(deps, "verify-email");
    await moveTo("ana@mail.example");
    expect((await verify(first)).status).toBe(400);
    expect((await verify(second)).status).toBe(400);
    expect(await isVerified()).toBe(false);
    expect((await verify(await mailedToken(deps, "verify-email"))).status).toBe(200);
    expect(await isVerified()).toBe(true);
  });

  it("isn't accepted as a password reset link", async () => {
    const { token } = await registered();
    const answer = await callRest(app, "PUT", `/auth/reset-password/${token}`, {
      payload: { password: "seven quiet trams at noon" },
    });
    expect(answer.status).toBe(400);
    expect((await verify(token)).status).toBe(200);
  });

  it.each(["x", "%00", "constructor", "a".repeat(501)])(
    "that was made up, %j, is a 400 over both APIs",
    async (token) => {
      expect((await verify(token)).status).toBe(400);
      const input = { token: decodeURIComponent(token) };
      const trpc = await mutateTrpc(app, "auth.verifyEmail", input);
      expect(trpc.status).toBe(400);
    },
  );
});
