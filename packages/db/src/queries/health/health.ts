import { sql } from "kysely";
import type { Db } from "../../client.ts";

interface SendingProgress {
  campaignId: string;
  waiting: number;
  sent: number;
  failed: number;
  skipped: number;
}

/**
 * How many recipients of each campaign being sent or paused are in which state, from the sums that
 * triggers maintain.
 */
export async function listSendingProgress(db: Db): Promise<SendingProgress[]> {
  const sum = (column: "waiting" | "sent" | "failed" | "skipped") =>
    sql<number>`sum(${sql.ref(`counts.${column}`)})::float8`.as(column);
  return db
    .selectFrom("campaigns")
    .innerJoin("campaign_counts as counts", "counts.campaign_id", "campaigns.id")
    .select([
      "campaigns.id as campaignId",
      sum("waiting"),
      sum("sent"),
      sum("failed"),
      sum("skipped"),
    ])
    .where("campaigns.status", "in", ["sending", "paused"])
    .groupBy("campaigns.id")
    .orderBy("campaigns.id")
    .execute();
}

interface DatabaseFacts {
  /** PostgreSQL's version: `18.4`. */
  version: string;
  sizeBytes: number;
  /** Open connections to this database, by any client, and the server's limit. */
  connections: number;
  maxConnections: number;
  /** The name of the latest migration, and their number. */
  latestMigration: string;
  migrations: number;
}

/** Facts about the database for operators; takes a few milliseconds. */
export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select
      split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as "sizeBytes",
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "maxConnections",
      (select coalesce(max(name), '') from kysely_migration) as "latestMigration",
      (select count(*) from kysely_migration) as migrations`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error("PostgreSQL says nothing of itself");
  return facts;
}

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
