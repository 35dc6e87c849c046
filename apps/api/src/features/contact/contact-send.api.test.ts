import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { writtenMails } from "../../testing/queued-mails.ts";
import { openTestApp, startTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000 });

const now = new Date("2026-12-04T12:00:00.000Z");
const message = {
  name: "Ana",
  email: "ana@mail.example",
  subject: "Two tickets",
  message: "Can two friends of ours\ngo in our place?",
  type: "event",
};
const success = { message: "Message sent successfully! We'll get back to you soon." };

beforeEach(async () => {
  await db.deleteFrom("contact_messages").execute();
});

function send(payload: object) {
  return callRest(app, "POST", "/contact/send", { payload });
}

function stored() {
  return db.selectFrom("contact_messages").selectAll().execute();
}

it("stores the message and queues its mail to the team, with the visitor to answer to", async () => {
  const { status, body } = await send(message);
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, ...success });
  const [row] = await stored();
  expect(row).toMatchObject({ ...message, status: "open", mail_state: "queued", created_at: now });

  const mails = await writtenMails(deps);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: "team@club.example",
    replyTo: { name: "Ana", address: "ana@mail.example" },
    subject: "About an event: Two tickets",
    text: expect.stringContaining("> Can two friends of ours\n> go in our place?"),
  });
  expect(mails[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@club\.example>$/);
});

it("does the same over tRPC", async () => {
  const { status, body } = await mutateTrpc(app, "contact.send", message);
  expect(status).toBe(200);
  expect(body.result?.data).toEqual(success);
  expect(await stored()).toHaveLength(1);
});

it("says everything that is wrong, each under its field", async () => {
  const { status, body } = await send({ name: " ", email: "ana", message: "short", type: "spam" });
  expect(status).toBe(400);
  expect(body).toEqual({
    success: false,
    error: "Name is required",
    details: [
      { path: "name", message: "Name is required" },
      { path: "email", message: "Please enter a valid email address" },
      { path: "subject", message: "Subject is required" },
      { path: "message", message: "Message must be at least 10 characters" },
      { path: "type", message: "Please choose what your message is about" },
    ],
  });
  expect(await stored()).toEqual([]);
});

it.each([
  ["email", "ana@mail.example,eve@mail.example"],
  ["email", "ana@mail.example\r\nBcc: eve@mail.example"],
  ["email", "ana\0@mail.example"],
  ["email", null],
  ["name", { $ne: "" }],
  ["message", ["a long enough message"]],
  ["message", "a".repeat(100_000)],
])("refuses %s %j", async (field, value) => {
  const { status } = await send({ ...message, [field]: value });
  expect(status).toBe(400);
  expect(await stored()).toEqual([]);
});

it("lets nothing of a visitor's begin another mail header", async () => {
  const { status } = await send({
    ...message,
    name: "Ana\r\nBcc: eve@mail.example",
    subject: "Hello\nTo: eve@mail.example",
  });
  expect(status).toBe(200);
  const mail = (await writtenMails(deps)).at(-1);
  expect(mail?.replyTo?.name).toBe("Ana Bcc: eve@mail.example");
  expect(mail?.subject).toBe("About an event: Hello To: eve@mail.example");
});

it("stores nothing it doesn't know", async () => {
  await send({ ...message, id: "1", status: "done", mail_state: "sent" });
  expect(await stored()).toMatchObject([{ status: "open", mail_state: "queued" }]);
});

it("keeps neither message nor mail when one of them can't be stored", async () => {
  await using broken = await createTestDatabase();
  const { app: crippled } = await startTestApp(broken.db);
  onTestFinished(() => crippled.close());
  await broken.db.schema
    .withSchema("pgboss")
    .alterTable("job_common")
    .renameTo("job_away")
    .execute();
  const { status } = await callRest(crippled, "POST", "/contact/send", { payload: message });
  expect(status).toBe(500);
  expect(await broken.db.selectFrom("contact_messages").selectAll().execute()).toEqual([]);
});

describe("the limit", () => {
  it("refuses the sixth in 15 minutes, over both APIs together", async () => {
    await db.deleteFrom("rate_limits").execute();
    const { app: limited, clock } = await startTestApp(db);
    onTestFinished(() => limited.close());
    for (let time = 0; time < 5; time += 1) {
      const { status } = await mutateTrpc(limited, "contact.send", message);
      expect(status).toBe(200);
    }
    const sixth = await callRest(limited, "POST", "/contact/send", { payload: message });
    expect(sixth.status).toBe(429);
    expect(sixth.headers["retry-after"]).toBe("900");
    expect(sixth.body.error).toBe("Too many submissions. Please try again later.");
    expect(await stored()).toHaveLength(5);
    clock.advance(15 * 60_000);
    expect((await mutateTrpc(limited, "contact.send", message)).status).toBe(200);
  });
});
