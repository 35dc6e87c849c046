import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { actAs, outsideReach } from "./actor.ts";
import { storeCampaign } from "./testing/stored-campaign.ts";
import { storeEvent } from "./testing/stored-event.ts";
import { storeSeries } from "./testing/stored-series.ts";
import { storeSubscriber } from "./testing/stored-subscriber.ts";
import { storeVenue } from "./testing/stored-venue.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import { inTransaction } from "./transactions.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const london = { countries: [], cities: [{ country: "UK", city: "London" }], series: [] };
const outOfReach = { code: "44000" };

function within<Result>(reach: object, work: () => Promise<Result>): Promise<Result> {
  const actor = { kind: "admin", id: "0191d7a2-7c1f-7d4e-8b5a-3c2f1e0d9b8a", name: "Bo" } as const;
  return actAs(
    {
      ...actor,
      via: "admin-area",
      client: null,
      reach: { countries: [], cities: [], series: [], ...reach },
    },
    work,
  );
}

const namesOf = async () => {
  const rows = await db.selectFrom("events").select("event_name").orderBy("event_name").execute();
  return rows.map(({ event_name: name }) => name);
};

describe("a reach", async () => {
  const inLondon = await storeEvent(db, { name: "London", place: "The Yard, London N1 9AL, UK" });
  const inLeeds = await storeEvent(db, { name: "Leeds", place: "3 London Road, Leeds" });
  const location = { formatted: "Town Hall", city: "Melbourne", coordinates: null };
  const { id: seriesId } = await storeSeries(db, { dates: [] });
  const inMelbourne = await storeEvent(db, {
    name: "Melbourne",
    country: "AU",
    location,
    seriesId,
  });
  await storeEvent(db, { name: "Derry", place: "Guildhall, Londonderry" });

  it("is by city, country or series, and any of them is enough", async () => {
    expect(await within(london, namesOf)).toEqual(["London"]);
    expect(await within({ countries: ["AU"] }, namesOf)).toEqual(["Melbourne"]);
    expect(await within({ ...london, series: [seriesId] }, namesOf)).toEqual([
      "London",
      "Melbourne",
    ]);
    const city = [{ country: "AU", city: "melbourne" }];
    expect(await within({ cities: city }, namesOf)).toEqual(["Melbourne"]);
    expect(await within({ countries: ["NZ"] }, namesOf)).toEqual([]);
    expect(await namesOf()).toHaveLength(4);
  });

  it("takes no city for a pattern", async () => {
    expect(await within({ cities: [{ country: "UK", city: ".*" }] }, namesOf)).toEqual([]);
    expect(await within({ cities: [{ country: "UK", city: 'a"}\\' }] }, namesOf)).toEqual([]);
  });

  it("holds within a transaction, after a failed statement, and for nothing afterwards", async () => {
    await within(london, async () => {
      await inTransaction(db, async (trx) => {
        expect(await trx.selectFrom("events").select("id").execute()).toEqual([{ id: inLondon }]);
        expect(
          await outsideReach(() => trx.selectFrom("events").select("id").execute()),
        ).toHaveLength(4);
        expect(await trx.selectFrom("events").select("id").execute()).toHaveLength(1);
      });
      const failing = inTransaction(db, (trx) => sql`select 1 / 0`.execute(trx));
      await expect(failing).rejects.toThrow("division by zero");
      expect(await namesOf()).toEqual(["London"]);
    });
    expect(await namesOf()).toHaveLength(4);
  });

  it("refuses to create an event elsewhere, or to move one there", async () => {
    await within(london, async () => {
      await storeEvent(db, { place: "Fabric, London" });
      await expect(storeEvent(db, { place: "Canal Mills, Leeds" })).rejects.toMatchObject(
        outOfReach,
      );
      const moved = db
        .updateTable("events")
        .set({ country: "AU" })
        .where("id", "=", inLondon)
        .execute();
      await expect(moved).rejects.toMatchObject(outOfReach);
      const others = db.updateTable("events").set({ country: "UK" }).where("id", "=", inMelbourne);
      expect((await others.executeTakeFirst()).numUpdatedRows).toBe(0n);
      const deleted = db.deleteFrom("all_events").where("id", "=", inLeeds);
      expect((await deleted.executeTakeFirst()).numDeletedRows).toBe(0n);
    });
  });

  it("covers what belongs to an event", async () => {
    const sheet = (eventId: string) => ({
      event_id: eventId,
      doors: ["Main"],
      contacts: "",
      emergency: "",
      updated_at: new Date(),
    });
    await db.insertInto("door_sheets").values(sheet(inMelbourne)).execute();
    await within(london, async () => {
      expect(await db.selectFrom("door_sheets").select("event_id").execute()).toEqual([]);
      await db.insertInto("door_sheets").values(sheet(inLondon)).execute();
      const elsewhere = db.insertInto("door_sheets").values(sheet(inLeeds)).execute();
      await expect(elsewhere).rejects.toMatchObject(outOfReach);
    });
  });

  it("leaves a series with dates elsewhere as it is", async () => {
    await storeEvent(db, { seriesId, place: "Fabric, London" });
    await within(london, async () => {
      const series = db.selectFrom("event_series").select("id").where("id", "=", seriesId);
      expect(await series.execute()).toHaveLength(1);
      const renamed = db.updateTable("event_series").set({ name: "Mine" });
      await expect(renamed.where("id", "=", seriesId).execute()).rejects.toMatchObject(outOfReach);
    });
  });

  it("leaves venues elsewhere as they are", async () => {
    const id = await storeVenue(db, { country: "AU" });
    await within(london, async () => {
      const seen = db.selectFrom("venues").select("id").where("id", "=", id);
      expect(await seen.execute()).toEqual([]);
      await expect(storeVenue(db, { country: "AU" })).rejects.toMatchObject(outOfReach);
    });
  });

  it("covers campaigns that go to its readers alone", async () => {
    const all = await storeCampaign(db, {});
    const uk = await storeCampaign(db, { segment: { countries: ["UK"] } });
    const clicked = await storeCampaign(db, { segment: { cities: ["London"] } });
    const both = await storeCampaign(db, { segment: { countries: ["UK", "AU"] } });
    const ofParty = await storeCampaign(db, { segment: { clickedTickets: [inLondon] } });
    const ofParties = await storeCampaign(db, {
      segment: { clickedTickets: [inLondon, inMelbourne] },
    });
    const seen = async () => {
      const rows = await db.selectFrom("campaigns").select("id").execute();
      return rows.map(({ id }) => id);
    };
    expect(await within(london, seen)).toEqual([clicked, ofParty]);
    expect(await within({ countries: ["UK"] }, seen)).toEqual([uk, ofParty]);
    expect(await within({ countries: ["AU", "UK"] }, seen)).toEqual([uk, both, ofParty, ofParties]);
    expect(await seen()).toContain(all);
    await expect(within(london, () => storeCampaign(db, {}))).rejects.toMatchObject(outOfReach);
  });

  it("has the history of what is in reach, with its authors", async () => {
    const cleo = { kind: "admin", id: "cleo", name: "Cleo", via: "api", client: null } as const;
    await actAs({ ...cleo, id: "dan", name: "Dan" }, async () => {
      await storeSubscriber(db, { email: "sam@mail.example" });
      await storeEvent(db, { place: "3 London Road, Leeds" });
    });
    const id = await actAs(cleo, () => storeEvent(db, { place: "The Yard, London N1 9AL, UK" }));
    await within(london, async () => {
      const changes = await db.selectFrom("history").select("entity_id").execute();
      expect(changes.map((change) => change.entity_id)).toContain(id);
      const authors = await db.selectFrom("history_actors").select("name").execute();
      expect(authors.map(({ name }) => name)).not.toContain("Dan");
      expect(authors.map(({ name }) => name)).toContain("Cleo");
    });
  });

  it("closes what belongs to no place", async () => {
    await within(london, async () => {
      const { rows } = await sql`select email from subscribers`.execute(db);
      expect(rows).toEqual([]);
    });
  });
});
