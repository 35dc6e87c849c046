import { sql } from "kysely";
import type { Db } from "../../client.ts";

interface MailJobFacts {
  /** Those that haven't gone out: waiting, waiting for another attempt, or under way. */
  waiting: number;
  /** Of them, those that have been tried in vain. */
  retrying: number;
  /** For how many seconds the oldest of them waits; 0 when none does. */
  oldestSeconds: number;
  /** Given up, and not cleared away yet. */
  dead: number;
  /** Why the last attempt failed that will be repeated. No address. */
  lastError: string | null;
}

/**
 * What lies in the mail queue; pg-boss has its tables in a schema of its own. A reason is what
 * `deliverMails` noted.
 */
export async function readMailJobs(
  db: Db,
  { queue, deadQueue }: { queue: string; deadQueue: string },
): Promise<MailJobFacts> {
  const { rows } = await sql<MailJobFacts>`
    select
      count(*) filter (where name = ${queue}) as waiting,
      count(*) filter (where name = ${queue} and state = 'retry') as retrying,
      coalesce(
        extract(epoch from now() - min(created_on) filter (where name = ${queue})), 0
      )::float8 as "oldestSeconds",
      count(*) filter (where name = ${deadQueue}) as dead,
      (array_agg(output->>'reason' order by start_after desc)
        filter (where name = ${queue} and state = 'retry'))[1] as "lastError"
    from pgboss.job
    where name in (${queue}, ${deadQueue}) and state in ('created', 'retry', 'active')`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error("An aggregate answers one row");
  return facts;
}
