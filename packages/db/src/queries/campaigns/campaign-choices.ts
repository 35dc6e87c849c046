import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { publicPostStatus } from "@before-ten/contracts/posts/rules";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../client.ts";
import { hasStatus, isToCome } from "../events/visibility.ts";
import { type StoredImage, storedImageColumns } from "../images/images.ts";
import { visibleToPublic } from "../posts/visibility.ts";
import { containsWords } from "../shared/search.ts";

/** What a campaign's editor offers, searched by any part of its words, or loaded by ids. */
type Wanted = { ids: readonly string[] } | { search: string | undefined; limit: number };

/** Upcoming parties, soonest first; by ids those of any status. */
export function listEventChoices(db: Db, now: Date, wanted: Wanted) {
  const events = db
    .selectFrom("events")
    .select((eb) => [
      "id",
      "event_name as name",
      "start_date",
      "country",
      isToCome(eb, now).as("is_to_come"),
    ])
    .orderBy("starts_at")
    .orderBy("id");
  if ("ids" in wanted) return events.where("id", "=", anyOf(wanted.ids)).execute();
  const words = containsWords(sql`searchable(event_name, location_label)`, wanted.search);
  return events
    .where((eb) => eb.and([isToCome(eb, now), ...words]))
    .limit(wanted.limit)
    .execute();
}

/** Published ones, latest first; by ids those of any status. */
export function listPostChoices(db: Db, wanted: Wanted) {
  const posts = db
    .selectFrom("blog_posts")
    .select((eb) => ["id", "title", "published_at", visibleToPublic(eb).as("is_public")])
    .orderBy("published_at", "desc")
    .orderBy("id", "desc");
  if ("ids" in wanted) return posts.where("id", "=", anyOf(wanted.ids)).execute();
  const words = containsWords(sql`searchable(title)`, wanted.search);
  return posts
    .where((eb) => eb.and([visibleToPublic(eb), ...words]))
    .limit(wanted.limit)
    .execute();
}

interface ImageChoiceRow extends StoredImage {
  alt: string;
}

/** Images of public content and of campaigns, latest first, searched by their description. */
export async function listImageChoices(
  db: Db,
  { search, limit }: { search: string | undefined; limit: number },
): Promise<ImageChoiceRow[]> {
  const words = containsWords(sql`searchable(shown.alt)`, search);
  const found =
    words.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(words, sql` and `)}`;
  const { rows } = await sql<ImageChoiceRow>`
    select ${sql.join(storedImageColumns.map((name) => sql.ref(name)))}, shown_alt as alt
    from (
      select distinct on (images.id) images.*, shown.alt as shown_alt
      from (
        select poster_id as image_id, poster_alt as alt
        from events where poster_id is not null and ${hasStatus(publicStatuses)}
        union all
        select image_id, image_alt
        from blog_posts where image_id is not null and status = ${publicPostStatus}
        union all
        select block ->> 'imageId', block ->> 'alt'
        from campaigns, jsonb_array_elements(blocks) as block
        where block ->> 'kind' = 'image'
      ) as shown
      join images on images.id = shown.image_id
      where ${found}
      order by images.id
    ) as choices
    order by stored_at desc, id
    limit ${limit}
  `.execute(db);
  return rows;
}

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${ids}::uuid[])`;
}
