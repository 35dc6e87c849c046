import { maxReportLength, maxSoftBounces } from "@before-ten/contracts/campaigns/bounce-rules";
import { bounceMessages as messages } from "@before-ten/contracts/campaigns/report-messages";
import { storeRecipient, storeSentCampaign } from "@before-ten/db/testing/stored-sent-campaign";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../../testing/calls.ts";
import { madeKey } from "../../../testing/accounts/made-key.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import {
  awayReply,
  complaint,
  delayedReport,
  eximReport,
  gmailReport,
  postfixReport,
  spamReport,
} from "./testing/sample-reports.ts";

const { app, db, deps, clock } = await openTestApp();
const { token } = await signedInAs(deps, "admin");

let people = 0;
let email: string;
let subscriberId: string;
let recipientId: string;

beforeEach(async () => {
  clock.set("2026-12-04T12:00:00Z");
  people += 1;
  email = `person${people}@mail.example`;
  // They subscribed three weeks ago, so a report that only names the address isn't believed.
  subscriberId = await storeSubscriber(db, { email, createdAt: "2026-11-12T09:00:00.000Z" });
  recipientId = await storeRecipient(db, {
    campaignId: await storeSentCampaign(db),
    subscriberId,
  });
});

function messageId(): string {
  return `${recipientId}@club.example`;
}

async function post(payload: object) {
  const { status, body } = await callRest<{ noted: number }>(app, "POST", "/newsletter/bounces", {
    token,
    payload,
  });
  return [status, status === 200 ? body.data.noted : body.error];
}

/** The subscriber's status and soft bounces, and the mail's recorded state. */
async function noted() {
  const row = await db
    .selectFrom("subscribers")
    .innerJoin("campaign_recipients", "campaign_recipients.subscriber_id", "subscribers.id")
    .select(["status", "soft_bounces as soft", "bounced", "error"])
    .where("campaign_recipients.id", "=", recipientId)
    .executeTakeFirstOrThrow();
  return row;
}

async function lastReason(): Promise<string | undefined> {
  const row = await db
    .selectFrom("subscriber_status_changes")
    .select("reason")
    .where("subscriber_id", "=", subscriberId)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.reason;
}

describe("reporting a bounce is for callers who", () => {
  it("are admins, and keys that write campaigns", async () => {
    const path = "/newsletter/bounces";
    const payload = { messageId: messageId(), kind: "soft" };
    expect((await callRest(app, "POST", path, { payload })).status).toBe(401);
    const reader = await madeKey(deps, { scopes: ["read", "subscribers:write"] });
    const refused = await callRest(app, "POST", path, { payload, token: reader.secret });
    expect(refused.status).toBe(403);
    expect(await noted()).toEqual({ status: "active", soft: 0, bounced: null, error: null });
    const writer = await madeKey(deps, { scopes: ["campaigns:write"] });
    const done = await callRest(app, "POST", path, { payload, token: writer.secret });
    expect(done.body).toMatchObject({ data: { noted: 1 }, message: messages.noted(1) });
  });

  it.each([
    [{}, messages.oneWay],
    [{ email: "a@b.example", messageId: "1@b.example", kind: "hard" }, messages.oneWay],
    [{ email: "a@b.example" }, messages.kindRequired],
    [{ email: "no-address", kind: "hard" }, "Please enter a valid email address"],
    [{ report: "Hello" }, messages.unreadable],
  ])("have to say %j otherwise", async (payload, error) => {
    expect(await post(payload)).toEqual([400, error]);
  });

  it("send a report up to its max length, and no longer", async () => {
    const report = postfixReport(messageId(), email).padEnd(maxReportLength, "\n");
    expect(await post({ report: `${report}\n` })).toMatchObject([400, expect.any(String)]);
    expect(await post({ report })).toEqual([200, 1]);
  });
});

describe("a report of a campaign's mail", () => {
  it("sets subscribers without a mailbox to bounced, once", async () => {
    const report = postfixReport(messageId(), email);
    expect(await post({ report })).toEqual([200, 1]);
    expect(await noted()).toEqual({ status: "bounced", soft: 0, bounced: "hard", error: "5.1.1" });
    expect(await lastReason()).toBe("Email came back: 5.1.1");
    clock.advance(1_000);
    expect(await post({ report })).toEqual([200, 1]);
    const changes = await db
      .selectFrom("subscriber_status_changes")
      .select("id")
      .where("subscriber_id", "=", subscriberId)
      .execute();
    expect(changes).toHaveLength(1);
  });

  it("believes the mail's id, whatever address the report names", async () => {
    const report = postfixReport(messageId(), "forwarded@elsewhere.example");
    expect(await post({ report })).toEqual([200, 1]);
    expect(await noted()).toMatchObject({ status: "bounced", soft: 0, bounced: "hard" });
  });

  it("takes it out of what they got", async () => {
    await db
      .updateTable("subscribers")
      .set({ engagement_rate: 100, rated_campaigns: 1 })
      .where("id", "=", subscriberId)
      .execute();
    await post({ report: gmailReport(messageId(), email) });
    const row = await db
      .selectFrom("subscribers")
      .select(["engagement_rate", "rated_campaigns"])
      .where("id", "=", subscriberId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ engagement_rate: "0.00", rated_campaigns: 0 });
  });

  it("counts a soft bounce once, and then the hard one", async () => {
    const report = gmailReport(messageId(), email);
    await post({ report });
    await post({ report });
    expect(await noted()).toEqual({ status: "active", soft: 1, bounced: "soft", error: "5.2.2" });
    await post({ messageId: `<${messageId()}>`, kind: "hard", reason: "5.1.1 unknown" });
    expect(await noted()).toEqual({
      status: "bounced",
      soft: 0,
      bounced: "hard",
      error: "5.1.1 unknown",
    });
    expect(await lastReason()).toBe("Email came back: 5.1.1 unknown");
  });

  it("sets a subscriber to bounced after too many soft bounces in a row", async () => {
    for (let mails = 1; mails <= maxSoftBounces; mails += 1) {
      expect(await noted()).toMatchObject({ status: "active", soft: mails - 1 });
      await post({ report: gmailReport(messageId(), email) });
      const last = recipientId;
      recipientId = await storeRecipient(db, {
        campaignId: await storeSentCampaign(db),
        subscriberId,
        sentAt: `2026-12-0${3 + mails}T09:00:00.000Z`,
      });
      if (mails === maxSoftBounces) recipientId = last;
    }
    expect(await noted()).toMatchObject({ status: "bounced" });
    expect(await lastReason()).toBe("5 emails in a row came back, the last one: 5.2.2");
  });

  it("removes no subscriber because servers reject us as spam, however often", async () => {
    for (let mails = 0; mails <= maxSoftBounces; mails += 1) {
      await post({ report: spamReport(messageId(), email) });
      expect(await noted()).toMatchObject({ status: "active", soft: 0, bounced: "soft" });
      recipientId = await storeRecipient(db, {
        campaignId: await storeSentCampaign(db),
        subscriberId,
      });
    }
  });

  it("leaves unsubscribed subscribers unsubscribed", async () => {
    await db
      .updateTable("subscribers")
      .set({ status: "unsubscribed" })
      .where("id", "=", subscriberId)
      .execute();
    await post({ report: postfixReport(messageId(), email) });
    expect(await noted()).toMatchObject({ status: "unsubscribed", soft: 0, bounced: "hard" });
  });

  it("changes nothing for a delay, or if it isn't a report", async () => {
    expect(await post({ report: delayedReport(messageId(), email) })).toEqual([200, 0]);
    expect(await post({ report: awayReply(messageId(), email) })).toEqual([
      400,
      messages.unreadable,
    ]);
    expect(await noted()).toEqual({ status: "active", soft: 0, bounced: null, error: null });
  });
});

describe("a report of an address alone", () => {
  const unknown = "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11@club.example";

  it("is believed for recent subscribers", async () => {
    expect(await post({ report: eximReport(unknown, email) })).toEqual([200, 0]);
    expect(await noted()).toMatchObject({ status: "active" });
    await db
      .updateTable("subscribers")
      .set({ consented_at: "2026-12-03T09:00:00Z" })
      .where("id", "=", subscriberId)
      .execute();
    expect(await post({ report: eximReport(unknown, email.toUpperCase()) })).toEqual([200, 1]);
    expect(await noted()).toMatchObject({ status: "bounced", soft: 0, bounced: null });
  });

  it("counts nothing if the mail was rejected as spam", async () => {
    await db
      .updateTable("subscribers")
      .set({ consented_at: "2026-12-03T09:00:00Z" })
      .where("id", "=", subscriberId)
      .execute();
    expect(await post({ report: spamReport(unknown, email) })).toEqual([200, 1]);
    expect(await noted()).toMatchObject({ status: "active", soft: 0 });
  });

  it("is believed for all subscribers from callers with campaigns:write", async () => {
    expect(await post({ email, kind: "soft" })).toEqual([200, 1]);
    expect(await noted()).toMatchObject({ status: "active", soft: 1 });
    expect(await post({ email, kind: "hard", reason: "Told by phone" })).toEqual([200, 1]);
    expect(await lastReason()).toBe("Email came back: Told by phone");
    expect(await post({ email, kind: "hard" })).toEqual([200, 0]);
  });
});

describe("a complaint", () => {
  const unknown = "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11@club.example";

  async function complainedAt() {
    const { complained_at: at } = await db
      .selectFrom("campaign_recipients")
      .select("complained_at")
      .where("id", "=", recipientId)
      .executeTakeFirstOrThrow();
    return at?.toISOString() ?? null;
  }

  it("about a campaign's mail unsubscribes its recipient, and is noted once", async () => {
    const report = complaint(messageId(), "redacted@mail.example");
    const first = clock.now().toISOString();
    const path = "/newsletter/bounces";
    const { body } = await callRest(app, "POST", path, { token, payload: { report } });
    expect(body).toMatchObject({ data: { noted: 1 }, message: messages.complained(1) });
    clock.advance(1_000);
    expect(await post({ report })).toEqual([200, 1]);
    expect(await noted()).toMatchObject({ status: "unsubscribed", bounced: null });
    expect(await complainedAt()).toBe(first);
    expect(await lastReason()).toBe("Complaint: they reported an email as spam");
  });

  it("unsubscribes bounced subscribers too, who could become active again", async () => {
    await post({ report: postfixReport(messageId(), email) });
    await post({ messageId: messageId(), kind: "complaint" });
    expect(await noted()).toMatchObject({ status: "unsubscribed", bounced: "hard" });
  });

  it("about an address alone is believed for recent subscribers", async () => {
    expect(await post({ report: complaint(unknown, email) })).toEqual([200, 0]);
    expect(await noted()).toMatchObject({ status: "active" });
    await db
      .updateTable("subscribers")
      .set({ consented_at: "2026-12-03T09:00:00Z" })
      .where("id", "=", subscriberId)
      .execute();
    expect(await post({ report: complaint(unknown, email.toUpperCase()) })).toEqual([200, 1]);
    expect(await noted()).toMatchObject({ status: "unsubscribed" });
    expect(await complainedAt()).toBeNull();
  });

  it("about an address is believed from callers with campaigns:write", async () => {
    expect(await post({ email, kind: "complaint" })).toEqual([200, 1]);
    expect(await noted()).toMatchObject({ status: "unsubscribed" });
  });
});

it("a reported bounce because of spam is never hard", async () => {
  await post({ messageId: messageId(), kind: "hard", reason: "554 rejected as spam" });
  expect(await noted()).toMatchObject({ status: "active", soft: 0, bounced: "soft" });
});

it("tRPC answers the same", async () => {
  const input = { messageId: messageId(), kind: "hard" };
  const { body } = await mutateTrpc(app, "campaignReports.noteBounce", input, { token });
  expect(body.result?.data).toEqual({ noted: 1, message: messages.noted(1) });
});
