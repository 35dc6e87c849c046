import { sql } from "kysely";
import type { Db } from "../../client.ts";

/**
 * The ids of images campaigns use: in their blocks, and in sent mails, which readers may open for
 * years. One pass over all campaigns, including the trash, for the hourly sweep.
 */
export async function listCampaignImages(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select block ->> 'imageId' as id
    from all_campaigns, jsonb_array_elements(blocks) as block
    where block ->> 'kind' = 'image'
    union
    select match[1]
    from all_campaigns, regexp_matches(html, '/([0-9a-f]{64})-[0-9]+[.]', 'g') as match
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Marks the images as stored just now, because an unsaved campaign uses them and the sweep would
 * remove them.
 */
export async function renewImages(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable("images")
    .set({ stored_at: sql`now()` })
    .where("id", "=", sql<string>`any(${ids}::text[])`)
    .where("stored_at", "<", sql<Date>`now() - interval '10 minutes'`)
    .execute();
}
