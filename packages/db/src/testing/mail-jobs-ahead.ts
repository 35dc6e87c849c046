import { sql } from "kysely";
import type { Db } from "../client.ts";

/** Dates the queue's jobs and its maintenance as a clock this many hours ahead would. */
export async function putMailJobsAhead(db: Db, hours: number): Promise<void> {
  await sql`update pgboss.job set start_after = now() + make_interval(hours => ${hours})
    where state = 'created'`.execute(db);
  await sql`update pgboss.queue set maintain_on = now() + make_interval(hours => ${hours})`.execute(
    db,
  );
}

/** Whether some queue's maintenance is dated later than now. */
export async function isUpkeepAhead(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pgboss.queue where maintain_on > now()`.execute(db);
  return rows.length > 0;
}
