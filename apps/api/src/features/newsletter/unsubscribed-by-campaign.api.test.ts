import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, it } from "vitest";
import { mutateTrpc } from "../../testing/calls.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { unsubscribeUrl } from "./subscriber-links.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });

beforeEach(async () => {
  await db.deleteFrom("campaigns").execute();
  await db.deleteFrom("subscribers").execute();
});

/** Ana and Eve each got a mail of one campaign. */
async function mailed() {
  const at = clock.now();
  const campaignId = uuidv7();
  await db
    .insertInto("campaigns")
    .values({
      id: campaignId,
      subject: "Four parties",
      preview_text: "",
      sender_name: "Before Ten",
      blocks: "[]",
      segment: "{}",
      created_at: at,
      updated_at: at,
    })
    .execute();
  const recipient = async (email: string) => {
    const subscriberId = await storeSubscriber(db, { email });
    const id = uuidv7();
    await db
      .insertInto("campaign_recipients")
      .values({
        id,
        campaign_id: campaignId,
        subscriber_id: subscriberId,
        state: "sent",
        domain: "mail.example",
        due_at: at,
      })
      .execute();
    return { id, subscriberId };
  };
  return { ana: await recipient("ana@mail.example"), eve: await recipient("eve@mail.example") };
}

async function leftBy(): Promise<string[]> {
  const rows = await db
    .selectFrom("campaign_recipients")
    .select("id")
    .where("unsubscribed_at", "is not", null)
    .execute();
  return rows.map(({ id }) => id);
}

function pathOf(subscriberId: string, recipientId: string): string {
  const url = unsubscribeUrl(deps.site, deps.linkSecret, subscriberId, recipientId);
  return url.replace(deps.site.publicUrl, "");
}

it("counts a one-click unsubscribe for the mail's campaign", async () => {
  const { ana } = await mailed();
  const url = pathOf(ana.subscriberId, ana.id);
  const payload = "List-Unsubscribe=One-Click";
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  expect((await app.inject({ method: "POST", url, headers, payload })).statusCode).toBe(200);
  expect(await leftBy()).toEqual([ana.id]);
});

it("counts an unsubscribe by the page's button, once", async () => {
  const { ana } = await mailed();
  const token = new URLSearchParams(pathOf(ana.subscriberId, ana.id).split("?")[1]).get("token");
  await mutateTrpc(app, "newsletter.unsubscribe", { token, via: ana.id });
  const [first] = await db.selectFrom("campaign_recipients").selectAll().execute();
  clock.advance(60_000);
  await mutateTrpc(app, "newsletter.unsubscribe", { token, via: ana.id });
  const rows = await db.selectFrom("campaign_recipients").selectAll().execute();
  expect(rows.find(({ id }) => id === first?.id)).toEqual(first);
  expect(await leftBy()).toEqual([ana.id]);
});

it.each([
  ["another subscriber's mail", (eve: string) => eve],
  ["no id", () => "%00'--"],
  ["nothing", () => ""],
  ["two", () => "a&via=b"],
])("lets them leave, and counts nothing, by %s", async (_what, viaOf) => {
  const { ana, eve } = await mailed();
  const url = `${pathOf(ana.subscriberId, "").replace(/&via=$/, "")}&via=${viaOf(eve.id)}`;
  expect((await app.inject({ method: "POST", url })).statusCode).toBe(200);
  expect(await leftBy()).toEqual([]);
  const row = await db
    .selectFrom("subscribers")
    .select("status")
    .where("id", "=", ana.subscriberId)
    .executeTakeFirst();
  expect(row?.status).toBe("unsubscribed");
});
