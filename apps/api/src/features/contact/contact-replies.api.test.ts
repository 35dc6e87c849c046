import type { ContactThread } from "@before-ten/contracts/contact/output";
import { insertContactMessage } from "@before-ten/db/queries/contact/contact-messages";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { queuedMails, writtenMails } from "../../testing/queued-mails.ts";
import { sendQueued } from "../../testing/send-queued.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });

const admin = await signedInAs(deps, "admin");
const { token } = admin;
const user = await signedInAs(deps, "user");
const unknownId = "01990000-0000-7000-8000-000000000000";

beforeEach(async () => {
  await db.deleteFrom("contact_messages").execute();
  await sendQueued(deps);
});

function write() {
  return insertContactMessage(db, {
    name: "Ana",
    email: "ana@mail.example",
    subject: "Two tickets",
    message: "Can I pass\nthem on?",
    type: "general",
    at: clock.now(),
  });
}

async function reply(id: string, text = "Of course.", more: object = {}) {
  const { status, body } = await mutateTrpc<ContactThread>(
    app,
    "contact.reply",
    { id, text, ...more },
    { token },
  );
  return { status, thread: body.result?.data, error: body.error };
}

async function read(id: string): Promise<ContactThread | undefined> {
  return (await queryTrpc<ContactThread>(app, "contact.get", { id }, { token })).body.result?.data;
}

it("answers only admins", async () => {
  const path = `/admin/messages/${await write()}/replies`;
  const payload = { text: "Of course." };
  expect((await callRest(app, "POST", path, { payload })).status).toBe(401);
  expect((await callRest(app, "POST", path, { payload, token: user.token })).status).toBe(403);
});

it.each([
  ["  ", "Please write an answer"],
  ["a".repeat(10_001), "An answer may have at most 10,000 characters"],
])("refuses to send %j", async (text, message) => {
  const { status, error } = await reply(await write(), text);
  expect(status).toBe(400);
  expect(error?.data.details).toEqual([{ path: "text", message }]);
});

it.each([unknownId, "x"])("the message %j is a 404", async (id) => {
  expect((await reply(id)).status).toBe(404);
  expect((await queryTrpc(app, "contact.get", { id }, { token })).status).toBe(404);
  const retry = await mutateTrpc(app, "contact.retryReply", { id }, { token });
  expect(retry.status).toBe(404);
  expect(retry.body.error?.message).toBe("Answer not found");
});

describe("an answer", () => {
  it("is stored, mailed with the quoted message, and closes it", async () => {
    const id = await write();
    const { thread } = await reply(id, "Of course.\nJust tell us.\n\nSee you at four!");
    expect(thread).toMatchObject({
      status: "done",
      isRead: true,
      assignee: { id: admin.user.id, name: admin.user.name },
      replyCount: 1,
      replies: [{ author: admin.user.name, mailState: "queued" }],
    });
    const [mail] = await writtenMails(deps, ({ kind }) => kind === "contact reply");
    expect(mail).toMatchObject({
      to: "ana@mail.example",
      replyTo: { name: "Before Ten", address: "team@club.example" },
      subject: "Re: Two tickets",
    });
    expect(mail?.text).toContain("Of course.\nJust tell us.\n\nSee you at four!");
    expect(mail?.text).toContain(
      "On Friday 4 December 2026 you wrote:\n\n> Can I pass\n> them on?",
    );
    expect(mail?.text).toContain("You're getting this email because you wrote to Before Ten");
  });

  it("keeps the message open on request, and its assignee", async () => {
    const id = await write();
    const other = await signedInAs(deps, "admin");
    const assigned = { id, assigneeId: other.user.id };
    await mutateTrpc(app, "contact.assign", assigned, { token });
    const { thread } = await reply(id, "One moment.", { isDone: false });
    expect(thread).toMatchObject({ status: "open", assignee: { id: other.user.id } });
  });

  it("is in one thread with the mail to the team and earlier replies", async () => {
    await callRest(app, "POST", "/contact/send", {
      payload: {
        name: "Ana",
        email: "ana@mail.example",
        subject: "Two tickets",
        message: "Can I pass them on?",
        type: "event",
      },
    });
    const { id } = await db.selectFrom("contact_messages").select("id").executeTakeFirstOrThrow();
    await reply(id, "The first.");
    await reply(id, "The second.");
    const [toTeam, first, second] = await writtenMails(deps);
    const ids = [toTeam?.messageId, first?.messageId];
    expect(first?.headers).toEqual({ "In-Reply-To": ids[0], References: ids[0] });
    expect(second?.headers).toEqual({ "In-Reply-To": ids[1], References: ids.join(" ") });
  });

  it("is sent once, however often the same key asks for it", async () => {
    const id = await write();
    const send = () =>
      callRest(app, "POST", `/admin/messages/${id}/replies`, {
        payload: { text: "Of course." },
        token,
        headers: { "idempotency-key": "one" },
      });
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(201);
    expect((await read(id))?.replies).toHaveLength(1);
    expect(await queuedMails(db)).toHaveLength(1);
  });

  it("reports its mail's state, and is sent again after a failure, once", async () => {
    const id = await write();
    await reply(id);
    await sendQueued(deps, () => true);
    const [failed] = (await read(id))?.replies ?? [];
    expect(failed?.mailState).toBe("failed");
    const retry = () => mutateTrpc(app, "contact.retryReply", { id: failed?.id }, { token });
    expect((await retry()).status).toBe(200);
    expect((await retry()).status).toBe(409);
    expect(await sendQueued(deps)).toHaveLength(1);
    expect((await read(id))?.replies).toMatchObject([{ mailState: "sent" }]);
  });

  it("isn't sent if its message was deleted meanwhile", async () => {
    const id = await write();
    await reply(id);
    await db.deleteFrom("contact_messages").where("id", "=", id).execute();
    expect(await sendQueued(deps)).toEqual([]);
  });

  it("keeps its author's name when their account is gone", async () => {
    const id = await write();
    const leaving = await signedInAs(deps, "admin");
    await mutateTrpc(app, "contact.reply", { id, text: "Bye." }, { token: leaving.token });
    await db.deleteFrom("users").where("id", "=", leaving.user.id).execute();
    expect(await read(id)).toMatchObject({
      assignee: null,
      replies: [{ author: leaving.user.name }],
    });
  });
});

describe("looking after messages", () => {
  it("counts unopened messages", async () => {
    const count = async () =>
      (await callRest(app, "GET", "/admin/messages/unread", { token })).body;
    const [first] = [await write(), await write()];
    expect(await count()).toEqual({ success: true, data: { unread: 2 } });
    await mutateTrpc(app, "contact.setRead", { id: first, isRead: true }, { token });
    expect(await count()).toMatchObject({ data: { unread: 1 } });
    await mutateTrpc(app, "contact.setRead", { id: first, isRead: false }, { token });
    await mutateTrpc(app, "contact.setStatus", { id: first, status: "done" }, { token });
    expect(await count()).toMatchObject({ data: { unread: 1 } });
  });

  it("lists the caller's own and unassigned messages", async () => {
    const [mine, unassigned] = [await write(), await write()];
    await callRest(app, "PATCH", `/admin/messages/${mine}/assignee`, {
      payload: { assigneeId: admin.user.id },
      token,
    });
    const list = async (assigned: string) => {
      const { body } = await callRest(app, "GET", `/admin/messages?assigned=${assigned}`, {
        token,
      });
      return body;
    };
    expect(await list("me")).toMatchObject({ data: [{ id: mine }], pagination: { total: 1 } });
    expect(await list("nobody")).toMatchObject({ data: [{ id: unassigned }] });
  });

  it("is for admins only", async () => {
    const id = await write();
    const assigned = { id, assigneeId: user.user.id };
    const { status, body } = await mutateTrpc(app, "contact.assign", assigned, { token });
    expect(status).toBe(400);
    expect(body.error?.message).toBe("There is no such admin");
    const { body: found } = await queryTrpc<{ id: string }[]>(
      app,
      "contact.listAssignees",
      undefined,
      {
        token,
      },
    );
    const ids = found.result?.data.map((each) => each.id);
    expect(ids).toContain(admin.user.id);
    expect(ids).not.toContain(user.user.id);
  });
});
