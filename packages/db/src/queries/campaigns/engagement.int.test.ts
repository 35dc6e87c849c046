import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { untilWaitingForLocks } from "../../testing/close-connections.ts";
import { storeRecipient, storeSentCampaign } from "../../testing/stored-sent-campaign.ts";
import { storeSubscriber } from "../../testing/stored-subscriber.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { readOverview } from "../newsletter/subscriber-counts.ts";
import { listCampaignSubscribers, rateSubscribers } from "./engagement.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

let subscriberId: string;
let people = 0;

beforeEach(async () => {
  people += 1;
  subscriberId = await storeSubscriber(db, { email: `person${people}@mail.example` });
});

type Got = "read" | "unread" | "soft" | "hard" | "failed" | "skipped" | "waiting";

/** One campaign a day, oldest first; rates the subscriber after the last. */
async function get(...campaigns: Got[]) {
  for (const [index, got] of campaigns.entries()) {
    const sentAt = new Date(Date.UTC(2026, 11, 10 + index, 9)).toISOString();
    const isSent = got === "read" || got === "unread" || got === "soft" || got === "hard";
    await storeRecipient(db, {
      campaignId: await storeSentCampaign(db, { startedAt: sentAt }),
      subscriberId,
      sentAt,
      state: isSent ? "sent" : got,
      ...(got === "read" && { clickedAt: sentAt }),
      ...((got === "soft" || got === "hard") && { bounced: got }),
    });
  }
  await rateSubscribers(db, [subscriberId]);
  return read();
}

async function read() {
  const row = await db
    .selectFrom("subscribers")
    .select(["engagement_rate", "rated_campaigns", "soft_bounces"])
    .where("id", "=", subscriberId)
    .executeTakeFirstOrThrow();
  return [Number(row.engagement_rate), row.rated_campaigns, row.soft_bounces];
}

describe("engagement", () => {
  it("is 0 of 0 before the first campaign", async () => {
    expect(await get()).toEqual([0, 0, 0]);
  });

  it("is the share of campaigns with a person's click", async () => {
    expect(await get("read", "unread", "read")).toEqual([66.67, 3, 0]);
  });

  it("is of those that arrived", async () => {
    expect(await get("read", "hard", "failed", "skipped", "waiting", "unread")).toEqual([50, 2, 0]);
  });

  it("is of the last ten", async () => {
    const older: Got[] = ["read", "read", "read"];
    const lastTen: Got[] = ["read", ...Array.from({ length: 9 }, () => "unread" as const)];
    expect(await get(...older, ...lastTen)).toEqual([10, 10, 0]);
  });

  it("is the same however often it is computed", async () => {
    await get("read", "unread");
    await rateSubscribers(db, [subscriberId, subscriberId]);
    expect(await read()).toEqual([50, 2, 0]);
  });

  it("sees a click that is counted while it is computed", async () => {
    await get("unread");
    let rating: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      await sql`select from subscribers where id = ${subscriberId} for update`.execute(trx);
      rating = rateSubscribers(db, [subscriberId]);
      await untilWaitingForLocks(trx, 1);
      await trx
        .updateTable("campaign_recipients")
        .set({ clicked_at: "2026-12-11T00:00:00Z" })
        .where("subscriber_id", "=", subscriberId)
        .execute();
    });
    await rating;
    expect(await read()).toEqual([100, 1, 0]);
  });
});

describe("soft bounces", () => {
  it("are those in a row", async () => {
    expect(await get("soft", "read", "soft", "soft")).toEqual([100, 1, 2]);
  });

  it("are over with a campaign that arrived", async () => {
    expect(await get("soft", "soft", "unread")).toEqual([0, 1, 0]);
  });

  it("count from the latest subscription", async () => {
    await db
      .updateTable("subscribers")
      .set({ consented_at: "2026-12-11T00:00:00Z" })
      .where("id", "=", subscriberId)
      .execute();
    expect(await get("soft", "soft")).toEqual([0, 0, 1]);
  });
});

it("is averaged for the overview over active subscribers who got a campaign", async () => {
  await db.deleteFrom("subscribers").execute();
  const overview = async () => {
    const { engagement, rated } = await readOverview(db, { now: new Date(), days: 30 });
    return [Number(engagement), rated];
  };
  expect(await overview()).toEqual([0, 0]);
  const rates = { "one@mail.example": 50, "two@mail.example": 0 };
  for (const [email, engagementRate] of Object.entries(rates)) {
    await storeSubscriber(db, { email, engagementRate });
  }
  await storeSubscriber(db, { email: "new@mail.example" });
  await storeSubscriber(db, { email: "left@mail.example", engagementRate: 90, status: "bounced" });
  expect(await overview()).toEqual([25, 2]);
  const set = (email: string, rated_campaigns: number) =>
    db.updateTable("subscribers").set({ rated_campaigns }).where("email", "=", email).execute();
  await set("two@mail.example", 0);
  expect(await overview()).toEqual([50, 1]);
  await set("two@mail.example", 1);
  expect(await overview()).toEqual([25, 2]);
  await db.deleteFrom("subscribers").where("email", "=", "two@mail.example").execute();
  expect(await overview()).toEqual([50, 1]);
});

it("lists a campaign's recipients, batch by batch", async () => {
  const campaignId = await storeSentCampaign(db);
  const sent: string[] = [];
  for (const state of ["sent", "failed", "sent", "sent"] as const) {
    people += 1;
    const id = await storeSubscriber(db, { email: `person${people}@mail.example` });
    await storeRecipient(db, { campaignId, subscriberId: id, state });
    if (state === "sent") sent.push(id);
  }
  const first = await listCampaignSubscribers(db, campaignId, { after: undefined, limit: 2 });
  const last = await listCampaignSubscribers(db, campaignId, { after: first.at(-1), limit: 2 });
  expect([...first, ...last]).toEqual(sent.toSorted());
});
