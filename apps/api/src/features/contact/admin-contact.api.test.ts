import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import {
  insertContactMessage,
  setContactMailState,
} from "@before-ten/db/queries/contact/contact-messages";
import { beforeEach, expect, it } from "vitest";
import { mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();

const { token } = await signedInAs(deps, "admin");
const user = await signedInAs(deps, "user");
const unknownId = "01990000-0000-7000-8000-000000000000";

beforeEach(async () => {
  await db.deleteFrom("contact_messages").execute();
});

function write(message: Partial<Parameters<typeof insertContactMessage>[1]> = {}) {
  return insertContactMessage(db, {
    name: "Ana",
    email: "ana@mail.example",
    subject: "Tickets",
    message: "Are there any left?",
    type: "general",
    at: clock.now(),
    ...message,
  });
}

async function list(input: object = {}) {
  const { body } = await queryTrpc<PageOf<AdminContactMessage>>(
    app,
    "contact.listForAdmin",
    input,
    { token },
  );
  return body.result?.data ?? { items: [], pagination: undefined };
}

it.each([
  ["listForAdmin", queryTrpc],
  ["setStatus", mutateTrpc],
  ["retryMail", mutateTrpc],
] as const)("%s is a 401 for visitors and a 403 for others", async (name, call) => {
  expect((await call(app, `contact.${name}`, {})).status).toBe(401);
  expect((await call(app, `contact.${name}`, {}, { token: user.token })).status).toBe(403);
});

it.each([{ type: "spam" }, { status: "gone" }, { page: 0 }, { limit: 101 }, { search: "\0" }])(
  "refuses to list %j",
  async (input) => {
    expect((await queryTrpc(app, "contact.listForAdmin", input, { token })).status).toBe(400);
  },
);

it.each([unknownId, "x", ""])("the message %j is a 404", async (id) => {
  const status = await mutateTrpc(app, "contact.setStatus", { id, status: "open" }, { token });
  const retry = await mutateTrpc(app, "contact.retryMail", { id }, { token });
  for (const { status: code, body } of [status, retry]) {
    expect(code).toBe(404);
    expect(body.error?.message).toBe("Message not found");
  }
});

it("lists messages, latest first, by type, status and words", async () => {
  const first = await write({ at: new Date("2026-11-01T09:00:00Z"), type: "event" });
  const second = await write({
    name: "Zoë",
    subject: "100% fun",
    at: new Date("2026-11-02T09:00:00Z"),
  });
  await mutateTrpc(app, "contact.setStatus", { id: second, status: "done" }, { token });

  const { items, pagination } = await list({ limit: 1 });
  expect(pagination).toEqual({ page: 1, limit: 1, total: 2, pages: 2 });
  expect(items).toEqual([
    {
      id: second,
      name: "Zoë",
      email: "ana@mail.example",
      subject: "100% fun",
      message: "Are there any left?",
      type: "general",
      status: "done",
      isRead: true,
      assignee: null,
      replyCount: 0,
      mailState: "queued",
      createdAt: "2026-11-02T09:00:00.000Z",
    },
  ]);
  const idsOf = async (input: object) => (await list(input)).items.map(({ id }) => id);
  expect(await idsOf({ page: 2, limit: 1 })).toEqual([first]);
  expect(await idsOf({ type: "event" })).toEqual([first]);
  expect(await idsOf({ status: "open" })).toEqual([first]);
  expect(await idsOf({ type: "all", status: "all", search: "zoe fun" })).toEqual([second]);
  expect(await idsOf({ search: "%" })).toEqual([second]);
});

it("queues a failed mail again, once, however often it is asked for", async () => {
  const id = await write();
  const early = await mutateTrpc(app, "contact.retryMail", { id }, { token });
  expect(early.status).toBe(409);
  await setContactMailState(db, id, { state: "failed", at: clock.now() });

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => mutateTrpc(app, "contact.retryMail", { id }, { token })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  expect((await list()).items[0]?.mailState).toBe("queued");
  const mails = await queuedMails(db);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ kind: "contact message", data: { contactMessageId: id } });
});
