import { sql } from "kysely";
import type { Db } from "../../client.ts";

interface MailJobFacts {
  /** Not sent yet: waiting, waiting for another attempt, or in progress. */
  waiting: number;
  /** Of those, mails with a failed attempt. */
  retrying: number;
  /** How many seconds the oldest has been waiting; 0 if there is none. */
  oldestSeconds: number;
  /** Given up and not removed yet. */
  dead: number;
  /** Why the latest failed attempt that will be repeated failed. Contains no address. */
  lastError: string | null;
}

/**
 * The state of the mail queue; pg-boss keeps its tables in its own schema. A reason is what
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
