import { sql } from "kysely";
import type { Db } from "../../client.ts";

interface Embedding {
  host: string;
  /** Of the list; undefined: all countries. */
  country: string | undefined;
  /** `YYYY-MM-DD` in UTC. */
  day: string;
}

/** Notes that a site's page showed the list. Beyond `max` rows no other site is noted. */
export async function noteEmbeddingHost(
  db: Db,
  { host, country = "", day, max }: Embedding & { max: number },
): Promise<void> {
  await sql`
    insert into embedding_hosts (host, country, seen_on)
    select ${host}, ${country}, ${day}::date
    where (select count(*) from embedding_hosts) < ${max}
      or exists (select from embedding_hosts where host = ${host} and country = ${country})
    on conflict (host, country) do update set seen_on = excluded.seen_on
    where embedding_hosts.seen_on < excluded.seen_on
  `.execute(db);
}

/** Sites that showed a list with this country's events since this day, in alphabetical order. */
export async function listEmbeddingHosts(
  db: Db,
  { country, since, limit }: { country: string; since: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("embedding_hosts")
    .select("host")
    .distinct()
    .where("country", "in", ["", country])
    .where("seen_on", ">=", since)
    .orderBy("host")
    .limit(limit)
    .execute();
  return rows.map(({ host }) => host);
}

export async function deletePastEmbeddingHosts(db: Db, before: string): Promise<void> {
  await db.deleteFrom("embedding_hosts").where("seen_on", "<", before).execute();
}
