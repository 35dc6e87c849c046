import { newsletterConsent } from "@before-ten/contracts/newsletter/consent";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../client.ts";

/** Few enough for the time limit of a statement, wherever the machine is busy. */
const rowsAtOnce = 20_000;
const historyDays = 540;

/**
 * Made by PostgreSQL itself, spread evenly over eighteen months up to `now`, the first being the
 * oldest.
 */
export async function storeManySubscribers(db: Db, count: number, now: Date): Promise<void> {
  for (let first = 0; first < count; first += rowsAtOnce) {
    await sql`
      with person as (
        select
          n,
          hashint4(n) & 2147483647 as dice,
          ${now}::timestamptz - make_interval(secs => (${count} - n) * ${(historyDays * 86_400) / count}::float8)
            as signed_up_at
        from generate_series(${first}::int, ${Math.min(count, first + rowsAtOnce) - 1}::int) as n
      )
      insert into subscribers (
        id, email, status, tags, consented_at, consent_wording, utm_params, total_emails_sent,
        engagement_rate, rated_campaigns, created_at, updated_at
      )
      select
        ${uuidv7Of(sql.ref("signed_up_at"), sql.ref("n"))},
        'person.' || n || '@mail' || dice % 40 || '.example',
        (case
          when dice % 100 < 78 then 'active' when dice % 100 < 85 then 'pending'
          when dice % 100 < 98 then 'unsubscribed' else 'bounced'
        end)::subscriber_status,
        array_remove(array[
          case when dice % 10 = 3 then 'Melbourne' end,
          case when dice % 7 = 2 then 'vinyl' end,
          case when dice % 1000 = 7 then 'founder' end,
          case when n < ${count}::int / 50 then 'launch' end,
          case when n < ${count}::int / 2 and dice % 4 = 1 then 'veteran' end,
          case when n >= ${count}::int - 500 then 'newcomer' end,
          case when n % ${Math.max(1, Math.floor(count / 100))}::int = 5 then 'rarest' end
        ], null),
        signed_up_at, ${newsletterConsent},
        case when dice % 3 = 0 then '{}'::jsonb else '{"source": "instagram"}'::jsonb end,
        dice % 40, dice % 11 * 10, 10, signed_up_at, signed_up_at
      from person
    `.execute(db);
  }
  await sql`vacuum analyze all_subscribers`.execute(db);
  await sql`vacuum analyze subscriber_counts`.execute(db);
}

/**
 * PostgreSQL has `uuidv7()` only from 18 on. Milliseconds, then the version, the variant and a seed
 * to keep them apart.
 */
function uuidv7Of(at: RawBuilder<unknown>, seed: RawBuilder<unknown>) {
  return sql`(
    lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0')
      || '7' || left(md5(${seed}::text), 3) || '8' || right(md5(${seed}::text), 15)
  )::uuid`;
}
