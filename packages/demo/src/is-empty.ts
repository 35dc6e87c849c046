import { sql } from "kysely";
import type { Db } from "@before-ten/db/client";

/**
 * Subscribers, messages and what lies in the trash count too: a club that deleted its last event
 * still isn't a demo, nor is one that has removed the demo.
 */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from all_events)
      and not exists (select from event_series)
      and not exists (select from all_venues)
      and not exists (select from all_blog_posts)
      and not exists (select from all_subscribers)
      and not exists (select from all_campaigns)
      and not exists (select from all_canned_answers)
      and not exists (select from event_alerts)
      and not exists (select from contact_messages)
      and not exists (select from demo_rows)
      and not exists (select from settings where name = 'demo-removed') as empty
  `.execute(db);
  return rows[0]?.empty ?? false;
}
