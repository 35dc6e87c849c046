import { storeRecipient, storeSentCampaign } from "@before-ten/db/testing/stored-sent-campaign";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { expect, it } from "vitest";
import { callRest } from "../../../testing/calls.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { getCampaign } from "../campaigns.service.ts";
import { resumeCampaign } from "../send-campaign.service.ts";
import { gmailReport, spamReport } from "./testing/sample-reports.ts";

const { app, db, deps, clock } = await openTestApp();
clock.set("2026-12-03T09:30:00Z");
const { token } = await signedInAs(deps, "admin");
let people = 0;

/** Sends a campaign's mails to subscribers at a domain; returns the ids of the mails. */
async function send(campaignId: string, domain: string, mails: number, sentAt?: string) {
  const ids: string[] = [];
  for (let index = 0; index < mails; index += 1) {
    people += 1;
    const subscriberId = await storeSubscriber(db, { email: `person${people}@${domain}` });
    const more = sentAt === undefined ? {} : { sentAt };
    ids.push(await storeRecipient(db, { campaignId, subscriberId, domain, ...more }));
  }
  return ids;
}

async function reject(ids: readonly string[], written: typeof spamReport = spamReport) {
  for (const id of ids) {
    const report = written(`${id}@club.example`, "redacted@mail.example");
    const call = { token, payload: { report } };
    expect((await callRest(app, "POST", "/newsletter/bounces", call)).status).toBe(200);
  }
}

async function stateOf(id: string) {
  const { status, pausedBy, rejectedBy } = await getCampaign(deps, id);
  return { status, pausedBy, rejectedBy };
}

const sending = { status: "sending", pausedBy: null, rejectedBy: null };

it("a provider that rejects many mails pauses the campaign, and removes no subscriber", async () => {
  const id = await storeSentCampaign(db, { finishedAt: null });
  await send(id, "other.example", 30);
  const [last = "", ...mails] = await send(id, "mail.example", 40);
  await reject(mails.slice(0, 9));
  expect(await stateOf(id)).toEqual(sending);
  await reject([last]);
  const paused = { status: "paused", pausedBy: "errors", rejectedBy: "mail.example" };
  expect(await stateOf(id)).toEqual(paused);
  const left = await db
    .selectFrom("subscribers")
    .select("id")
    .where("status", "!=", "active")
    .execute();
  expect(left).toEqual([]);

  // Rejections of mails from before an admin resumed it don't count again.
  await resumeCampaign(deps, id);
  await reject(mails.slice(9, 20));
  expect(await stateOf(id)).toEqual(sending);
});

it("a small part of a provider's mails, full mailboxes or few mails pause nothing", async () => {
  const id = await storeSentCampaign(db, { finishedAt: null });
  await reject((await send(id, "large.example", 60)).slice(0, 12));
  await reject(await send(id, "full.example", 12), gmailReport);
  await reject(await send(id, "small.example", 9));
  expect(await stateOf(id)).toEqual(sending);
});
