import { authMessages } from "@before-ten/contracts/auth/messages";
import type { HistoryChange } from "@before-ten/contracts/history/output";
import {
  notCheckedSentences,
  senderHealthMessages as messages,
  spfSentences,
} from "@before-ten/contracts/sender-health/messages";
import type { SenderHealth } from "@before-ten/contracts/sender-health/output";
import { storeSenderHealth } from "@before-ten/db/queries/sender-health/sender-health";
import { beforeEach, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { checkSenderDaily } from "./watch-sender.ts";

const { app, db, deps, clock } = await openTestApp();

const sentence = spfSentences.missing("beforeten.club");
const storeFault = () =>
  storeSenderHealth(db, {
    findings: [{ check: "spf", state: "wrong", sentence }],
    rates: [],
    at: clock.now(),
    mail: undefined,
  });

const path = "/newsletter/sender";

const read = async (token: string) =>
  (await callRest<SenderHealth>(app, "GET", path, { token })).body.data;

beforeEach(async () => {
  await db.deleteFrom("sender_health").execute();
  await db.deleteFrom("sender_overrides").execute();
});

it("has nothing to say before the first check", async () => {
  const { token } = await signedInAs(deps, "admin", { adminRole: "viewer" });
  expect(await read(token)).toEqual({
    state: "unknown",
    checkedAt: null,
    mailSeenAt: null,
    checkMailSentAt: null,
    findings: [],
    rates: [],
    isHolding: false,
    override: null,
  });
});

it("doesn't check a site whose mails become files, and never holds its campaigns", async () => {
  const { token } = await signedInAs(deps, "admin", { adminRole: "newsletter" });
  await storeFault();
  const { body } = await callRest<SenderHealth>(app, "POST", `${path}/check`, { token });
  expect(body).toMatchObject({ message: messages.readsNoMail });
  expect(body.data).toMatchObject({ state: "unknown", isHolding: false, checkMailSentAt: null });
  expect(new Set(body.data.findings.map((finding) => finding.sentence))).toEqual(
    new Set([notCheckedSentences.noServer]),
  );
});

it("lets an owner override what is wrong for a day, and records who and why", async () => {
  const { token, user } = await signedInAs(deps, "admin", { name: "Ana" });
  const override = (reason: string, by = token) =>
    callRest<SenderHealth>(app, "POST", `${path}/override`, { token: by, payload: { reason } });
  expect((await override("It spreads.")).status).toBe(409);
  await storeFault();
  expect(await read(token)).toMatchObject({ state: "wrong", isHolding: true });
  expect((await override("  ")).body).toMatchObject({ error: messages.reasonRequired });
  const editor = await signedInAs(deps, "admin", { adminRole: "newsletter" });
  const refused = await override("It spreads.", editor.token);
  expect(refused).toMatchObject({ status: 403, body: { error: authMessages.roleForbids } });

  const { body } = await override("It spreads.");
  expect(body.data).toMatchObject({
    state: "wrong",
    isHolding: false,
    override: { by: "Ana", reason: "It spreads.", until: "2026-12-05T12:00:00.000Z" },
  });
  const history = await callRest<HistoryChange[]>(app, "GET", "/admin/history?kind=override", {
    token,
  });
  expect(history.body.data).toMatchObject([
    { action: "created", actor: { kind: "admin", id: user.id, name: "Ana" } },
  ]);
  expect(JSON.stringify(history.body.data)).toContain("It spreads.");

  const ended = await callRest<SenderHealth>(app, "DELETE", `${path}/override`, { token });
  expect(ended.body.data).toMatchObject({ isHolding: true, override: null });
});

it("ends an override after a day", async () => {
  const { token } = await signedInAs(deps, "admin");
  await storeFault();
  const payload = { reason: "It spreads." };
  await callRest(app, "POST", `${path}/override`, { token, payload });
  clock.advance(24 * 60 * 60_000);
  const { token: later } = await signedInAs(deps, "admin");
  expect(await read(later)).toMatchObject({ isHolding: true, override: null });
});

it("reads no mail but its own", async () => {
  const { token } = await signedInAs(deps, "admin");
  const paste = (source: string) =>
    callRest(app, "POST", `${path}/mail`, { token, payload: { source } });
  const strange = await paste("X-Sender-Check: 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11\r\n\r\nHello");
  expect(strange).toMatchObject({ status: 400, body: { error: messages.notOurMail } });
  expect(await paste(" ")).toMatchObject({
    status: 400,
    body: { error: messages.sourceRequired },
  });
});

it("checks once a day", async () => {
  const { token } = await signedInAs(deps, "admin");
  const logged: string[] = [];
  const log = { error: (line: string) => void logged.push(line) };
  const checkedAt = async () => (await read(token)).checkedAt;
  await checkSenderDaily(deps, log);
  const first = clock.now().toISOString();
  expect(await checkedAt()).toBe(first);
  clock.advance(23 * 60 * 60_000);
  await checkSenderDaily(deps, log);
  expect((await getRow()).checked_at?.toISOString()).toBe(first);
  clock.advance(60 * 60_000);
  await Promise.all([checkSenderDaily(deps, log), checkSenderDaily(deps, log)]);
  expect((await getRow()).checked_at).toEqual(clock.now());
  expect(logged).toEqual([]);
});

const getRow = () => db.selectFrom("sender_health").selectAll().executeTakeFirstOrThrow();
