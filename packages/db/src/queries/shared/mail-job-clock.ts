import { sql } from "kysely";
import type { Db } from "../../client.ts";

/**
 * The queue uses PostgreSQL's clock. Jobs put off further than the longest wait between two
 * attempts, by a clock that was ahead, become due immediately, and so does the queue's maintenance.
 */
export async function hastenMailJobs(
  db: Db,
  { longestWaitSeconds }: { longestWaitSeconds: number },
): Promise<void> {
  await sql`
    with upkeep as (
      update pgboss.queue set
        monitor_on = least(monitor_on, now()),
        monitor_claim_on = least(monitor_claim_on, now()),
        maintain_on = least(maintain_on, now())
      where greatest(monitor_on, monitor_claim_on, maintain_on) > now() + interval '1 minute'
    )
    update pgboss.job set
      start_after = least(start_after, now()), started_on = least(started_on, now())
    where (state in ('created', 'retry')
        and start_after > now() + make_interval(secs => ${longestWaitSeconds}))
      or (state = 'active' and started_on > now() + interval '1 minute')
  `.execute(db);
}
