import { Migrator } from "kysely/migration";
import { type Db, createDatabase } from "./client.ts";
import * as searchText from "./migrations/2026-11-21_01_search-text.ts";
import * as images from "./migrations/2026-11-21_02_images.ts";
import * as users from "./migrations/2026-11-21_03_users.ts";
import * as events from "./migrations/2026-11-21_04_events.ts";
import * as blog from "./migrations/2026-11-21_05_blog.ts";
import * as newsletter from "./migrations/2026-11-21_06_newsletter.ts";
import * as contact from "./migrations/2026-11-21_07_contact.ts";
import * as rateLimits from "./migrations/2026-11-21_08_rate-limits.ts";
import * as secrets from "./migrations/2026-11-21_09_secrets.ts";
import * as blogSearch from "./migrations/2026-11-21_10_blog-search.ts";
import * as imageFormats from "./migrations/2026-11-21_11_image-formats.ts";
import * as blogWords from "./migrations/2026-11-21_12_blog-words.ts";
import * as adminSubscribers from "./migrations/2026-11-21_13_staff-subscribers.ts";
import * as idempotency from "./migrations/2026-11-21_14_idempotency.ts";
import * as statusChangeAuthors from "./migrations/2026-11-21_15_status-change-authors.ts";
import * as subscriberDays from "./migrations/2026-11-21_16_subscriber-days.ts";
import * as apiKeys from "./migrations/2026-11-21_17_api-keys.ts";
import * as eventVisits from "./migrations/2026-11-21_18_event-visits.ts";
import * as imagePreviews from "./migrations/2026-11-21_19_image-previews.ts";
import * as drawnImages from "./migrations/2026-11-22_20_drawn-pictures.ts";
import * as accountChanges from "./migrations/2026-11-22_27_account-changes.ts";
import * as authLinks from "./migrations/2026-11-22_30_auth-links.ts";
import * as venueTimeZones from "./migrations/2026-11-22_33_venue-time-zones.ts";
import * as unknownCoordinates from "./migrations/2026-11-22_34_unknown-coordinates.ts";
import * as unlimitedCapacity from "./migrations/2026-11-22_35_unlimited-capacity.ts";
import { refuseOldServer } from "./server-version.ts";

/** Named one by one, so that a bundled server carries them and a misspelt file fails the types. */
const migrations = {
  "2026-11-21_01_search-text": searchText,
  "2026-11-21_02_images": images,
  "2026-11-21_03_users": users,
  "2026-11-21_04_events": events,
  "2026-11-21_05_blog": blog,
  "2026-11-21_06_newsletter": newsletter,
  "2026-11-21_07_contact": contact,
  "2026-11-21_08_rate-limits": rateLimits,
  "2026-11-21_09_secrets": secrets,
  "2026-11-21_10_blog-search": blogSearch,
  "2026-11-21_11_image-formats": imageFormats,
  "2026-11-21_12_blog-words": blogWords,
  "2026-11-21_13_staff-subscribers": adminSubscribers,
  "2026-11-21_14_idempotency": idempotency,
  "2026-11-21_15_status-change-authors": statusChangeAuthors,
  "2026-11-21_16_subscriber-days": subscriberDays,
  "2026-11-21_17_api-keys": apiKeys,
  "2026-11-21_18_event-visits": eventVisits,
  "2026-11-21_19_image-previews": imagePreviews,
  "2026-11-22_20_drawn-pictures": drawnImages,
  "2026-11-22_27_account-changes": accountChanges,
  "2026-11-22_30_auth-links": authLinks,
  "2026-11-22_33_venue-time-zones": venueTimeZones,
  "2026-11-22_34_unknown-coordinates": unknownCoordinates,
  "2026-11-22_35_unlimited-capacity": unlimitedCapacity,
};

/**
 * Brings the database to today's schema; refuses a server that is too old for it. Several processes may call it at once: one
 * migrates, the others wait. On a connection of its own, as an index over a large table may take longer than any other statement
 * is allowed to.
 */
export async function migrateToLatest(connectionString: string): Promise<void> {
  const db = createDatabase({ connectionString, maxConnections: 1, statementTimeoutMs: 0 });
  try {
    await refuseOldServer(db);
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === "Error");
    throw new Error(`The migration ${failed?.migrationName ?? "of the database"} failed`, {
      cause: error,
    });
  }
}
