import { campaignBlocks } from "@before-ten/contracts/campaigns/blocks";
import { rateSubscribers } from "@before-ten/db/queries/campaigns/engagement";
import { listLinkFigures, readRecipientFigures } from "@before-ten/db/queries/campaigns/report";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedDemoData } from "../seed-demo.ts";
import { storesImageRows } from "../testing/image-rows.ts";
import { plainMailsAt } from "../testing/plain-mail.ts";

const now = new Date("2026-11-21T10:00:00Z");
const publicUrl = "https://club.example";
const { db, close } = await createTestDatabase();
afterAll(close);

beforeAll(async () => {
  await seedDemoData(db, {
    now,
    publicUrl,
    writeMail: plainMailsAt(publicUrl),
    storeImage: storesImageRows(db),
  });
});

it("has written campaigns, and counted what came of them as the product does", async () => {
  const campaigns = await db
    .selectFrom("campaigns")
    .select(["id", "status", "subject", "blocks", "started_at"])
    .orderBy("created_at")
    .execute();
  expect(campaigns.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 6 }, () => "sent"),
    "draft",
  ]);
  for (const { id, blocks, status } of campaigns) {
    expect(campaignBlocks.parse(blocks)).toEqual(blocks);
    const figures = await readRecipientFigures(db, id);
    const links = await listLinkFigures(db, id);
    expect(links.filter(({ url }) => !url.startsWith(publicUrl))).toEqual([]);
    if (status === "draft") continue;
    expect(figures.sent).toBeGreaterThan(20);
    expect(figures.clicked).toBeGreaterThan(figures.sent / 5);
    expect(figures.clicked).toBeLessThan(figures.sent);
    expect(links.some((link) => link.scanner_clicks > 0)).toBe(true);
  }
  const stored = () =>
    db
      .selectFrom("subscribers")
      .select(["id", "status", "engagement_rate", "rated_campaigns", "total_emails_sent"])
      .orderBy("id")
      .execute();
  const before = await stored();
  const pending = before.filter(({ status }) => status === "pending");
  expect(pending.filter((each) => each.total_emails_sent + each.rated_campaigns > 0)).toEqual([]);
  expect(before.filter((each) => each.rated_campaigns === 6).length).toBeGreaterThan(10);
  expect(before.filter((each) => each.rated_campaigns === 0).length).toBeGreaterThan(10);
  await rateSubscribers(
    db,
    before.map(({ id }) => id),
  );
  expect(await stored()).toEqual(before);
  const mails = await db
    .selectFrom("campaign_recipients")
    .select(["subscriber_id", (eb) => eb.fn.countAll<number>().as("mails")])
    .groupBy("subscriber_id")
    .execute();
  const got = new Map(mails.map((row) => [row.subscriber_id, row.mails]));
  expect(before.map((each) => each.total_emails_sent)).toEqual(
    before.map(({ id, status }) => (status === "pending" ? 0 : 1) + (got.get(id) ?? 0)),
  );
});

it("says of who left in which campaign that was", async () => {
  const { rows } = await sql<{ how: string; people: number }>`
    select coalesce(bounced::text, 'unsubscribed') as how, count(*) as people
    from campaign_recipients
    join subscribers on subscribers.id = subscriber_id
    where bounced is not null and subscribers.status = 'bounced'
      or unsubscribed_at is not null and subscribers.status = 'unsubscribed'
    group by 1 order by 1
  `.execute(db);
  expect(rows.map(({ how }) => how)).toEqual(["hard", "unsubscribed"]);
});
