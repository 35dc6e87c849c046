import { sql } from "kysely";
import type { Db } from "@before-ten/db/client";

/**
 * Subscribers, messages and what lies in the trash count too: a club that deleted its last event
 * still isn't a demo.
 */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from all_events)
      and not exists (select from event_series)
      and not exists (select from all_blog_posts)
      and not exists (select from all_subscribers)
      and not exists (select from contact_messages) as empty
  `.execute(db);
  return rows[0]?.empty ?? false;
}
