import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { storeEvent } from "../../testing/stored-event.ts";
import { storeRecipient, storeSentCampaign } from "../../testing/stored-sent-campaign.ts";
import { storeSubscriber } from "../../testing/stored-subscriber.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { addClick } from "./clicks.ts";
import { countSegment, listSegment } from "./segment.ts";
import { listCities, listTicketParties } from "./segment-choices.ts";
import { mergeSegmentChanges } from "./segment-marks.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const at = new Date("2026-12-04T12:00:00.000Z");

beforeEach(async () => {
  await sql`truncate segment_marks, segment_changes`.execute(db);
  await db.deleteFrom("events").execute();
  await db.deleteFrom("campaigns").execute();
  await db.deleteFrom("subscribers").execute();
});

const store = (name: string) => storeSubscriber(db, { email: `${name}@mail.example` });

/** The names before the `@`, in the order of ids; also checks that the count matches. */
async function namesIn(segment: CampaignSegment) {
  const whom = { topic: "events", segment } as const;
  const members = await listSegment(db, whom, at, { limit: 100 });
  expect(await countSegment(db, whom, at)).toBe(members.length);
  const rows = await db.selectFrom("subscribers").select(["id", "email"]).execute();
  return members.map(({ id }) => rows.find((row) => row.id === id)?.email.split("@")[0]);
}

async function storeClick(click: {
  campaignId: string;
  subscriberId: string;
  linkNumber: number;
  isScanner: boolean;
}) {
  const { campaignId, subscriberId, linkNumber, isScanner } = click;
  const recipientId = await storeRecipient(db, {
    campaignId,
    subscriberId,
    ...(isScanner ? {} : { clickedAt: at.toISOString() }),
  });
  await addClick(db, { recipientId, linkNumber, campaignId, isScanner, at });
}

/** Counted from the changed rows, and from the bits they were merged into. */
describe.each(["clicked just now", "merged"])("%s", (when) => {
  const settle = async () => {
    if (when === "merged") await mergeSegmentChanges(db);
  };

  it("has people who clicked a party's tickets, or anything about a party in a city", async () => {
    const leeds = await storeEvent(db, {
      location: { formatted: "Roundhay Hall, Leeds", city: "Leeds", coordinates: null },
    });
    const typed = await storeEvent(db, { place: "The Salt Works, York", status: "completed" });
    const campaignId = await storeSentCampaign(db, {
      links: [
        { url: "https://club.example/events/1", eventId: leeds },
        { url: "https://tickets.example/1", eventId: leeds, isTicketLink: true },
        { url: "https://tickets.example/2", eventId: typed, isTicketLink: true },
        { url: "https://club.example/blog" },
      ],
    });
    const clicked = async (name: string, linkNumber: number, isScanner = false) => {
      const subscriberId = await store(name);
      await storeClick({ campaignId, subscriberId, linkNumber, isScanner });
      return subscriberId;
    };
    await clicked("leeds-page", 1);
    await clicked("leeds-tickets", 2);
    await clicked("york-tickets", 3);
    await clicked("blog", 4);
    await clicked("scanner", 2, true);
    const gone = await clicked("gone", 2);
    await db
      .updateTable("subscribers")
      .set({ status: "unsubscribed" })
      .where("id", "=", gone)
      .execute();
    await store("none");
    await settle();
    expect(await namesIn({ cities: ["leeds"] })).toEqual(["leeds-page", "leeds-tickets"]);
    expect(await namesIn({ cities: ["York"] })).toEqual(["york-tickets"]);
    expect(await namesIn({ cities: ["York", "Leeds"] })).toHaveLength(3);
    expect(await namesIn({ cities: ["%"] })).toEqual([]);
    expect(await namesIn({ clickedTickets: [leeds] })).toEqual(["leeds-tickets"]);
    expect(await namesIn({ clickedTickets: [leeds, typed] })).toHaveLength(2);
    expect(await namesIn({ clickedTickets: [leeds], cities: ["York"] })).toEqual([]);

    // What a party is, and who it was, may change later.
    await db.updateTable("events").set({ location_label: "The Salt Works, Hull" }).execute();
    expect(await namesIn({ cities: ["York"] })).toEqual([]);
    await sql`delete from all_events where id = ${leeds}`.execute(db);
    expect(await namesIn({ clickedTickets: [leeds] })).toEqual([]);
    expect(await namesIn({ clickedTickets: [typed] })).toEqual(["york-tickets"]);
    await sql`delete from campaign_clicks`.execute(db);
    expect(await namesIn({ clickedTickets: [typed] })).toEqual([]);
    await settle();
    expect(await namesIn({ clickedTickets: [typed] })).toEqual([]);
  });
});

it("offers cities and parties of campaigns, without drafts", async () => {
  const leeds = await storeEvent(db, { name: "Leeds Disco", place: "Roundhay Hall, Leeds" });
  const draft = await storeEvent(db, { name: "Secret", place: "Vault, Hull", status: "draft" });
  const bath = await storeEvent(db, { name: "Bath Disco", place: "Pump Room, Bath" });
  await storeEvent(db, { name: "In no mail", place: "Pier 9, Hove" });
  const url = "https://club.example/";
  await storeSentCampaign(db, {
    links: [
      ...[leeds, draft].map((eventId) => ({ url, eventId, isTicketLink: true })),
      { url, eventId: bath },
    ],
  });
  const wanted = { search: "", limit: 20 };
  expect(await listCities(db, wanted)).toEqual(["Bath", "Leeds"]);
  expect(await listCities(db, { ...wanted, search: "eeD" })).toEqual(["Leeds"]);
  expect(await listTicketParties(db, wanted)).toEqual([
    { id: leeds, name: "Leeds Disco", start_date: "2026-12-05" },
  ]);
  expect(await listTicketParties(db, { ...wanted, search: "bath" })).toEqual([]);
});
