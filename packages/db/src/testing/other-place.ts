import { randomUUID } from "node:crypto";
import { actAs } from "../actor.ts";
import type { Db } from "../client.ts";
import { moveToTrash } from "../queries/trash/trash.ts";
import { storeAlbumRow } from "./stored-album.ts";
import { storeCampaign } from "./stored-campaign.ts";
import { storeEvent } from "./stored-event.ts";
import { storePage } from "./stored-page.ts";
import { storePost } from "./stored-post.ts";
import { storeReview } from "./stored-review.ts";
import { storeSeries } from "./stored-series.ts";
import { storeSubscriber } from "./stored-subscriber.ts";
import { storeTicketPage } from "./stored-ticket-page.ts";
import { storeVenue } from "./stored-venue.ts";
import { sql } from "kysely";

/** In everything that only those who look after Melbourne may read, and in nothing else. */
export const secretWord = "quokkaparade";

const at = new Date("2026-12-04T10:00:00Z");

/**
 * Stores what a club has in Melbourne and doesn't publish, and things of no place. Returns the ids.
 */
export async function storeOtherPlace(
  db: Db,
  account: { id: string; name: string },
): Promise<string[]> {
  const actor = { ...account, kind: "admin", via: "admin-area", client: null } as const;
  return actAs(actor, async () => {
    const by = { ...account };
    const melbourne = {
      name: secretWord,
      description: secretWord,
      country: "AU",
      location: { formatted: `${secretWord}, Melbourne`, city: "Melbourne", coordinates: null },
      status: "draft",
    } as const;
    const draft = await storeEvent(db, melbourne);
    const trashed = await storeEvent(db, melbourne);
    await moveToTrash(db, "event", { ids: [trashed], by, at });
    const album = await storeAlbumRow(db, {
      event: melbourne,
      images: [{ caption: secretWord }],
      consentNote: secretWord,
    });
    const series = await storeSeries(db, { name: secretWord, dates: [melbourne] });
    const place = { country: "AU", location: JSON.stringify(melbourne.location) };
    const venue = await storeVenue(db, { ...place, name: secretWord, status: "draft" });
    const trashedVenue = await storeVenue(db, { ...place, name: secretWord });
    await moveToTrash(db, "venue", { ids: [trashedVenue], by, at });
    const segment = { countries: ["AU"] };
    const campaign = await storeCampaign(db, { subject: secretWord, segment });
    const everywhere = await storeCampaign(db, { subject: secretWord });
    const trashedCampaign = await storeCampaign(db, { subject: secretWord, segment });
    await moveToTrash(db, "campaign", { ids: [trashedCampaign], by, at });
    const review = await storeReview(db, { eventId: album.eventId, sentence: secretWord });
    await storeTicketPage(db, at, { eventId: draft });
    const guest = await storeDoor(db, draft);
    const importId = await storeForeignImport(db, account);
    const ofNoPlace = [
      await storePost(db, { title: secretWord, status: "draft" }),
      await storePage(db, { title: secretWord, status: "draft" }),
      await storeSubscriber(db, { email: `${secretWord}@mail.example` }),
    ];
    const ofEvents = [draft, trashed, album.eventId, ...series.eventIds, series.id, review, guest];
    const others = [venue, trashedVenue, campaign, everywhere, trashedCampaign, importId];
    return [...ofEvents, ...others, ...ofNoPlace];
  });
}

async function storeDoor(db: Db, eventId: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("door_sheets")
    .values({
      event_id: eventId,
      doors: [secretWord],
      contacts: secretWord,
      emergency: secretWord,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto("door_guests")
    .values({ id, event_id: eventId, name: secretWord, ticket: "", reference: "", admits: 1 })
    .execute();
  return id;
}

async function storeForeignImport(db: Db, { id: authorId }: { id: string }): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("imports")
    .values({
      id,
      kind: "events",
      state: "checked",
      file_name: `${secretWord}.csv`,
      file_bytes: 23,
      author_id: authorId,
      author_name: "Ana",
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

/** Every stored row that names one of the ids or the secret word. */
export async function rowsNaming(db: Db, ids: readonly string[]): Promise<string[]> {
  const pattern = [secretWord, ...ids].join("|");
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'rate_limits' order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(item)::text as text from ${sql.table(name)} as item
      where to_jsonb(item)::text ~ ${pattern} order by 1`.execute(db);
    found.push(...rows.map(({ text }) => `${name} ${text}`));
  }
  return found;
}
