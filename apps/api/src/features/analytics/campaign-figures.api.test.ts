import type { campaignFiguresOutput } from "@before-ten/contracts/analytics/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeRecipient, storeSentCampaign } from "@before-ten/db/testing/stored-sent-campaign";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import {
  findUnansweredCampaign,
  observeSecondMails,
} from "@before-ten/db/queries/analytics/campaign-figures";
import { parse } from "csv-parse/sync";
import { beforeAll, expect, it } from "vitest";
import type { z } from "zod";
import { callRest } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
const path = "/admin/analytics/campaigns";

beforeAll(async () => {
  clock.set("2026-12-06T12:00:00Z");
  const event = await storeEvent(db, { startDay: "2026-12-20" });
  const links = [{ url: "https://tickets.example/1", eventId: event, isTicketLink: true }];
  const first = await storeSentCampaign(db, { subject: "=First", links, countsOpens: true });
  const startedAt = "2026-12-05T09:00:00.000Z";
  const second = await storeSentCampaign(db, { subject: "Second", links, startedAt });
  const readers = await Promise.all(
    ["ana", "bo", "cleo", "dee"].map((name) =>
      storeSubscriber(db, { email: `${name}@mail.example` }),
    ),
  );
  for (const [index, subscriberId] of readers.entries()) {
    await storeRecipient(db, {
      campaignId: first,
      subscriberId,
      ...(index === 0 && { clickedAt: "2026-12-03T10:00:00Z", openedAt: "2026-12-03T10:00:00Z" }),
      ...(index === 3 && { bounced: "hard" as const }),
    });
    if (index === 3) continue;
    await storeRecipient(db, {
      campaignId: second,
      subscriberId,
      sentAt: startedAt,
      ...(index === 1 && { clickedAt: "2026-12-05T10:00:00Z", unsubscribedAt: startedAt }),
    });
  }
  await db
    .insertInto("campaign_ticket_clicks")
    .values({ campaign_id: first, event_id: event, clicks: 6 })
    .execute();
});

it("puts campaigns beside each other, in any order", async () => {
  type Answer = z.infer<typeof campaignFiguresOutput>;
  const { body } = await callRest<Answer>(app, "GET", `${path}?sort=tickets`, { token });
  const { items, pagination, advice } = body.data;
  expect(items).toMatchObject([
    {
      subject: "=First",
      sent: 4,
      delivered: 3,
      openRate: 33.3,
      clickRate: 33.3,
      unsubscribedRate: 0,
      ticketClicks: 6,
      ticketsPerHundred: 200,
    },
    { subject: "Second", openRate: null, clickRate: 33.3, unsubscribedRate: 33.3, ticketClicks: 0 },
  ]);
  expect([pagination.total, advice]).toEqual([2, []]);
  const paged = await callRest<Answer>(app, "GET", `${path}?limit=1&page=2`, { token });
  expect(paged.body.data.items.map(({ subject }) => subject)).toEqual(["=First"]);
});

it("exports the same table, without formulas", async () => {
  const url = `/api${path}/export?sort=tickets&format=csv`;
  const { body } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const lines: string[][] = parse(body, { bom: true });
  expect(lines.slice(1)).toEqual([
    ["'=First", "2026-12-03", "4", "3", "33.3", "33.3", "0", "6", "200"],
    ["Second", "2026-12-05", "3", "3", "", "33.3", "33.3", "0", "0"],
  ]);
});

it("observes who clicked a second email without having clicked the first", async () => {
  expect(await observeSecondMails(db)).toEqual({ people: 2, clicked: 1, campaigns: 1 });
  expect(await findUnansweredCampaign(db, clock.now())).toEqual({ subject: "Second", people: 2 });
  // The party is over.
  expect(await findUnansweredCampaign(db, new Date("2026-12-21T00:00:00Z"))).toBeUndefined();
});
