import { channels } from "@before-ten/contracts/analytics/channel";
import { type Dimension, dimensions } from "@before-ten/contracts/analytics/dimensions";
import { cityOf } from "@before-ten/contracts/events/location/location";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeSentCampaign } from "@before-ten/db/testing/stored-sent-campaign";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type FiguresQuery, askFigures } from "../../testing/figures-calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
const { token } = await signedInAs(deps, "admin");

const places = [
  { formatted: "The Corn Exchange, London" },
  { formatted: "Pier 9, Leeds, United Kingdom" },
  { formatted: "Somewhere" },
  { formatted: "Hall, 12 High Street 9" },
  { formatted: "Roundhay Hall, Leeds", city: "York" },
].map((place) => ({ ...place, coordinates: null }));
const countries = ["UK", "NZ"] as const;
const days = ["2026-10-03", "2026-10-31", "2026-11-01", "2026-11-02", "2026-11-14", "2026-11-30"];
const events: { id: string; city: string; country: string }[] = [];
const campaigns: string[] = [];

beforeAll(async () => {
  clock.set("2026-12-04T08:00:00Z");
  for (const [index, location] of places.entries()) {
    const country = countries[index % 2] ?? "UK";
    const id = await storeEvent(db, { name: `=Party ${index % 2}`, location, country });
    const city = cityOf(location, countryOf(country).name) ?? "";
    events.push({ id, country, city: `${city}, ${country}` });
  }
  campaigns.push(await storeSentCampaign(db), await storeSentCampaign(db));
});

const ask = (query: FiguresQuery) => askFigures(app, token, query);

interface Fact {
  event: number;
  day: string;
  channel: string | null;
  campaign: number | null;
  views: number;
  clicks: number;
}

const fact = fc.record<Fact>({
  event: fc.nat(places.length - 1),
  day: fc.constantFrom(...days),
  channel: fc.constantFrom(null, ...channels),
  campaign: fc.constantFrom(null, null, 0, 1),
  views: fc.nat(20),
  clicks: fc.nat(9),
});

/** Writes facts as visits are counted. */
async function store(facts: readonly Fact[]): Promise<void> {
  await db.deleteFrom("event_daily_counts").execute();
  await db.deleteFrom("event_daily_channels").execute();
  await db.deleteFrom("event_daily_campaigns").execute();
  for (const { event, day, channel, campaign, views, clicks } of facts) {
    const row = { event_id: events[event]?.id ?? "", day, views, clicks };
    await db
      .insertInto("event_daily_counts")
      .values(row)
      .onConflict((on) =>
        on.columns(["event_id", "day"]).doUpdateSet((eb) => ({
          views: eb("event_daily_counts.views", "+", views),
          clicks: eb("event_daily_counts.clicks", "+", clicks),
        })),
      )
      .execute();
    const known = channels.find((each) => each === channel);
    if (known !== undefined) {
      await db
        .insertInto("event_daily_channels")
        .values({ ...row, channel: known })
        .onConflict((on) =>
          on.columns(["event_id", "day", "channel"]).doUpdateSet((eb) => ({
            views: eb("event_daily_channels.views", "+", views),
            clicks: eb("event_daily_channels.clicks", "+", clicks),
          })),
        )
        .execute();
    }
    const campaignId = campaign === null ? undefined : campaigns[campaign];
    if (campaignId === undefined) continue;
    await db
      .insertInto("event_daily_campaigns")
      .values({ ...row, channel: known ?? null, campaign_id: campaignId })
      .onConflict((on) =>
        on.columns(["event_id", "day", "campaign_id", "channel"]).doUpdateSet((eb) => ({
          views: eb("event_daily_campaigns.views", "+", views),
          clicks: eb("event_daily_campaigns.clicks", "+", clicks),
        })),
      )
      .execute();
  }
}

function keyOf(dimension: Dimension, { event, channel, campaign, day }: Fact): string {
  const { id = "", city = "", country = "" } = events[event] ?? {};
  // October has a day more than November.
  const date = day < "2026-11-01" ? shiftToNovember(day) : day;
  switch (dimension) {
    case "event":
      return id;
    case "channel":
      return channel ?? "none";
    case "campaign":
      return (campaign === null ? undefined : campaigns[campaign]) ?? "none";
    case "city":
      return city;
    case "country":
      return country;
    case "day":
      return date;
    case "week": {
      const monday = new Date(date);
      monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
      return monday.toISOString().slice(0, 10);
    }
    case "month":
      return `${date.slice(0, 7)}-01`;
  }
}

function shiftToNovember(day: string): string {
  const number = Math.min(30, Number(day.slice(8)));
  return `2026-11-${String(number).padStart(2, "0")}`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe("any table of any visits", () => {
  const dimension = fc.constantFrom(...dimensions);
  const question = fc.record({
    rows: dimension,
    columns: fc.option(dimension, { nil: undefined }),
    measure: fc.constantFrom<"views" | "clicks">("views", "clicks"),
    limit: fc.constantFrom(1, 3, 50),
    page: fc.constantFrom(1, 2),
    channel: fc.constantFrom(undefined, undefined, "none", "search"),
    country: fc.constantFrom(undefined, undefined, ...countries),
    sort: fc.constantFrom(undefined, "most", "gain", "loss", "name"),
  });

  it("adds up to its parts, and to what was counted", async () => {
    const property = fc.asyncProperty(
      fc.array(fact, { maxLength: 25 }),
      question,
      async (facts, wanted) => {
        fc.pre(wanted.rows !== wanted.columns);
        await store(facts);
        const { rows, columns, measure, channel, country } = wanted;
        const matching = facts.filter(
          (each) =>
            (channel === undefined || keyOf("channel", each) === channel) &&
            (country === undefined || keyOf("country", each) === country),
        );
        const now = (each: Fact) => each.day >= "2026-11-01";
        const value = (some: readonly Fact[]) => sum(some.map((each) => each[measure]));
        const table = await ask({ ...wanted, month: "2026-11" });
        expect(table.total).toMatchObject({
          value: value(matching.filter(now)),
          before: value(matching.filter((each) => !now(each))),
        });
        for (const row of table.items) {
          const own = matching.filter((each) => keyOf(rows, each) === row.key);
          expect(row.value).toBe(value(own.filter(now)));
          expect(row.before).toBe(value(own.filter((each) => !now(each))));
          for (const [index, column] of table.columnItems.entries()) {
            if (columns === undefined) throw new Error("A column without a dimension");
            const cell = own.filter((each) => now(each) && keyOf(columns, each) === column.key);
            expect(row.cells[index]).toBe(value(cell));
          }
          expect(sum(row.cells) + row.otherColumns).toBe(columns === undefined ? 0 : row.value);
        }
        const parts = [...table.items, table.otherRows];
        expect(sum(parts.map((part) => part.value))).toBe(table.total.value);
        expect(sum(parts.map((part) => part.before))).toBe(table.total.before);
        for (const [index, column] of table.columnItems.entries()) {
          expect(sum(parts.map((part) => part.cells[index] ?? 0))).toBe(column.value);
        }
        expect(sum(table.trend.map((point) => point.value))).toBe(table.total.value);
        expect(sum(table.trend.map((point) => point.before))).toBe(table.total.before);
      },
    );
    await fc.assert(property, { numRuns: 40 });
  }, 60_000);
});
