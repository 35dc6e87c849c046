import type { CampaignReport } from "@before-ten/contracts/campaigns/report-output";
import { utmOfCampaign } from "@before-ten/contracts/campaigns/campaign-utm";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { storeRecipient, storeSentCampaign } from "@before-ten/db/testing/stored-sent-campaign";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { describe, expect, it } from "vitest";
import { callRest, queryTrpc } from "../../../testing/calls.ts";
import { madeKey } from "../../../testing/accounts/made-key.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { clickUrl } from "../clicks/click-link.ts";
import { rateFinishedCampaigns } from "../engagement/rate-campaigns.ts";

const { app, db, deps, clock } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

let people = 0;

async function newRecipient(
  campaignId: string,
  more: Partial<Parameters<typeof storeRecipient>[1]> = {},
): Promise<string> {
  people += 1;
  const subscriberId = await storeSubscriber(db, { email: `person${people}@mail.example` });
  return storeRecipient(db, { campaignId, subscriberId, ...more });
}

async function click(recipientId: string, link: number, at: string, userAgent = agent) {
  clock.set(at);
  const url = clickUrl({ ...deps, publicUrl: "" }, recipientId, link);
  expect((await app.inject({ url, headers: { "user-agent": userAgent } })).statusCode).toBe(302);
}

async function read(id: string): Promise<CampaignReport> {
  const path = `/newsletter/campaigns/${id}/report`;
  const { status, body } = await callRest<CampaignReport & { _id: string }>(app, "GET", path, {
    token,
  });
  expect(status).toBe(200);
  const { _id, ...report } = body.data;
  expect(_id).toBe(id);
  const answer = await queryTrpc(app, "campaignReports.get", { id }, { token });
  expect(answer.body.result?.data).toEqual(report);
  return report;
}

describe("a campaign's report", () => {
  it("is for admins and keys that read", async () => {
    const path = `/newsletter/campaigns/${await storeSentCampaign(db)}/report`;
    expect((await callRest(app, "GET", path)).status).toBe(401);
    const user = await signedInAs(deps, "user");
    expect((await callRest(app, "GET", path, { token: user.token })).status).toBe(403);
    const writer = await madeKey(deps, { scopes: ["campaigns:write"] });
    expect((await callRest(app, "GET", path, { token: writer.secret })).status).toBe(403);
    const reader = await madeKey(deps, { scopes: ["read"] });
    expect((await callRest(app, "GET", path, { token: reader.secret })).status).toBe(200);
  });

  it.each(["none", "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"])("isn't there for %s", async (id) => {
    const path = `/newsletter/campaigns/${id}/report`;
    expect((await callRest(app, "GET", path, { token })).status).toBe(404);
  });

  it("is all zeros before the first click", async () => {
    const id = await storeSentCampaign(db, { links: [{ url: "https://club.example/" }] });
    const { totals, links, events, times } = await read(id);
    expect(Object.values(totals).filter((figure) => figure !== 0)).toEqual([null]);
    expect(links).toMatchObject([{ number: 1, people: 0, clicks: 0, scannerClicks: 0 }]);
    expect([events, times]).toEqual([[], []]);
  });

  it("sums up the mails' outcomes, and the clicks by link and time", async () => {
    const disco = await storeEvent(db, { name: "Disco", redirectUrl: "https://tickets.example/1" });
    const ferry = await storeEvent(db, { name: "Ferry" });
    const postId = await storePost(db, { title: "How to leave early" });
    const subject = "Sunday";
    const id = await storeSentCampaign(db, {
      subject,
      countsOpens: true,
      links: [
        { url: "https://club.example/events/disco", eventId: disco },
        { url: "https://tickets.example/1", eventId: disco, isTicketLink: true },
        { url: "https://club.example/events/ferry", eventId: ferry },
        { url: "https://club.example/blog/early", postId },
      ],
    });
    const ana = await newRecipient(id, { openedAt: "2026-12-03T10:00:00Z" });
    const bo = await newRecipient(id, {
      unsubscribedAt: "2026-12-05T10:30:00Z",
      complainedAt: "2026-12-05T10:40:00Z",
    });
    await newRecipient(id, { bounced: "hard" });
    await newRecipient(id, { bounced: "soft" });
    await newRecipient(id, { state: "failed" });
    await newRecipient(id, { state: "skipped" });

    await click(ana, 1, "2026-12-03T10:10:00Z");
    await click(ana, 1, "2026-12-03T10:20:00Z");
    await click(ana, 2, "2026-12-03T10:30:00Z");
    await click(bo, 1, "2026-12-05T10:10:00Z");
    await click(bo, 4, "2026-12-05T10:20:00Z", "Mozilla/5.0 (compatible; Mimecast)");
    // On our page: one visitor who came from the mail and one who didn't.
    const campaign = utmOfCampaign({ id, subject });
    for (const payload of [{ campaign }, { campaign: "golden-hour" }, undefined]) {
      clock.advance(600_000);
      await callRest(app, "POST", `/events/${ferry}/click`, {
        headers: { "user-agent": agent },
        ...(payload && { payload }),
      });
    }

    const { totals, links, events, times } = await read(id);
    expect(totals).toEqual({
      recipients: 6,
      sent: 4,
      delivered: 2,
      failed: 1,
      skipped: 1,
      bouncedHard: 1,
      bouncedSoft: 1,
      unsubscribed: 1,
      complaints: 1,
      complaintRate: 50,
      people: 2,
      clickRate: 100,
      clicks: 4,
      scannerClicks: 1,
      ticketClicks: 2,
      opened: 1,
    });
    const named = { event: { id: disco, name: "Disco" }, post: null };
    expect(links).toMatchObject([
      { number: 1, ...named, isTicketLink: false, people: 2, clicks: 3, scannerClicks: 0 },
      { number: 2, ...named, isTicketLink: true, people: 1, clicks: 1, scannerClicks: 0 },
      { number: 3, people: 0, clicks: 0, scannerClicks: 0 },
      {
        number: 4,
        event: null,
        post: { id: postId, title: "How to leave early" },
        people: 0,
        clicks: 0,
        scannerClicks: 1,
      },
    ]);
    expect(events).toEqual([
      { id: disco, name: "Disco", people: 2, clicks: 4, ticketClicks: 1 },
      { id: ferry, name: "Ferry", people: 0, clicks: 0, ticketClicks: 1 },
    ]);
    expect(times).toHaveLength(49);
    expect(times.filter((time) => time.people + time.unsubscribed > 0)).toEqual([
      { from: "2026-12-03T10:00:00.000Z", hours: 1, people: 1, unsubscribed: 0 },
      { from: "2026-12-05T09:00:00.000Z", hours: 24, people: 1, unsubscribed: 1 },
    ]);
  });
});

it("a finished campaign sets its recipients' engagement, once", async () => {
  const id = await storeSentCampaign(db);
  const recipients = await Promise.all([
    newRecipient(id, { clickedAt: "2026-12-03T10:00:00Z" }),
    newRecipient(id),
  ]);
  const unfinished = await newRecipient(await storeSentCampaign(db, { finishedAt: null }));
  await rateFinishedCampaigns(deps);
  const rows = await db
    .selectFrom("campaign_recipients as recipient")
    .innerJoin("subscribers", "subscribers.id", "recipient.subscriber_id")
    .select(["recipient.id", "engagement_rate", "rated_campaigns"])
    .where("recipient.id", "in", [...recipients, unfinished])
    .orderBy("recipient.id")
    .execute();
  const figures = new Map(
    rows.map((row) => [row.id, [Number(row.engagement_rate), row.rated_campaigns]]),
  );
  expect([...recipients, unfinished].map((each) => figures.get(each))).toEqual([
    [100, 1],
    [0, 1],
    [0, 0],
  ]);
  const campaign = await db
    .selectFrom("campaigns")
    .select("rated_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(campaign.rated_at).not.toBeNull();
});
