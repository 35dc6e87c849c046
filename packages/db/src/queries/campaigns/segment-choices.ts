import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { cityOf } from "@before-ten/contracts/events/location/location";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { sql } from "kysely";
import { outsideReach } from "../../actor.ts";
import type { Db } from "../../client.ts";
import { hasStatus } from "../events/visibility.ts";
import { containsWords } from "../shared/search.ts";

/**
 * What a segment can filter by: values of active subscribers, most frequent first, and public
 * parties that campaigns were about.
 */

interface Wanted {
  /** Only values containing this, ignoring case. */
  search: string;
  limit: number;
}

interface Choice {
  name: string;
  count: number;
}

export async function listSources(db: Db, wanted: Wanted): Promise<Choice[]> {
  return (await listMarks(db, "source:", wanted)).map(({ name, count }) => ({ name, count }));
}

export async function listTags(db: Db, wanted: Wanted): Promise<Choice[]> {
  return (await listMarks(db, "tag:", wanted)).map(({ name, count }) => ({ name, count }));
}

/** Each value of each preference. */
export async function listPreferenceValues(
  db: Db,
  wanted: Wanted,
): Promise<{ name: string; value: boolean | string; count: number }[]> {
  const marks = await listMarks(db, "preference:", wanted);
  return marks.map(({ name, value, count }) => ({
    name: name.slice(0, name.indexOf("=")),
    value: value ?? "",
    count,
  }));
}

/** The preferences whose values are texts, which a campaign can insert. */
export async function listPersonalFields(db: Db, { search, limit }: Wanted): Promise<Choice[]> {
  const name = sql`split_part(substr(mark, strpos(mark, ':') + 1), '=', 1)`;
  const found = sql<Choice>`
    with ${countedMarks("preference:")}
    select ${name} as name, sum(people)::int8 as count
    from counted
    where strpos(mark, '="') > 0 and right(mark, 3) <> '=""'
      and strpos(lower(${name}), lower(${search})) > 0
    group by 1 having sum(people) > 0
    order by count desc, name limit ${limit}
  `;
  const { rows } = await outsideReach(() => found.execute(db));
  return rows;
}

/** Parties whose tickets a campaign linked to, latest first. */
export function listTicketParties(db: Db, { search, limit }: Wanted) {
  return db
    .selectFrom("events")
    .select(["id", "event_name as name", "start_date"])
    .where(hasStatus(publicStatuses))
    .where((eb) => eb.and(containsWords(sql`searchable(event_name)`, search)))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("campaign_links")
          .select("number")
          .whereRef("event_id", "=", "events.id")
          .where("is_ticket_link", "=", true),
      ),
    )
    .orderBy("starts_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The cities of parties that a campaign linked to, by name. */
export async function listCities(db: Db, { search, limit }: Wanted): Promise<string[]> {
  const rows = await db
    .selectFrom("events")
    .select(["location", "country"])
    .distinctOn(["location_label", "country"])
    .where(hasStatus(publicStatuses))
    .where((eb) =>
      eb.exists(
        eb.selectFrom("campaign_links").select("number").whereRef("event_id", "=", "events.id"),
      ),
    )
    .execute();
  const found = rows.map(({ location, country }) => cityOf(location, countryOf(country).name));
  const cities = new Map(found.map((city = "") => [city.toLowerCase(), city]));
  return [...cities.values()]
    .filter((city) => city !== "" && city.toLowerCase().includes(search.toLowerCase()))
    .toSorted((one, other) => one.localeCompare(other))
    .slice(0, limit);
}

/**
 * Marks of `segment-marks.ts` that begin with `kind`, without that prefix, and how many subscribers
 * have each; for preferences, the part after `=` is the value.
 */
async function listMarks(db: Db, kind: string, { search, limit }: Wanted) {
  const rest = sql`substr(mark, ${sql.lit(kind.length + 1)})`;
  const found = sql<Choice & { value: boolean | string | null }>`
    with ${countedMarks(kind)}
    select ${rest} as name, sum(people)::int8 as count,
      case when ${kind} = 'preference:' then substr(mark, strpos(mark, '=') + 1)::jsonb end as value
    from counted where strpos(lower(${rest}), lower(${search})) > 0
    group by mark having sum(people) > 0
    order by count desc, name limit ${limit}
  `;
  const { rows } = await outsideReach(() => found.execute(db));
  return rows;
}

/** The marks of a kind, in parts to be summed up. Always exact, like the segments' counts. */
function countedMarks(kind: string) {
  // The upper bound is the character after the colon, so that the index of marks can be used.
  return sql`changed as materialized (
      select distinct seat from segment_changes
    ), cleared as (
      select seat / 4096 as block, bit_or(set_bit(0::bit(4096), seat % 4096, 1)) as bits
      from changed group by seat / 4096
    ), counted as (
      select mark, sum(bit_count(
        case when cleared.block is null then marks.bits else marks.bits & ~cleared.bits end
      )) as people
      from segment_marks as marks left join cleared using (block)
      where mark >= ${kind} and mark < ${kind.replace(":", ";")}
      group by mark
      union all
      select mark collate "C", count(*) as people
      from changed join all_subscribers as person using (seat),
        unnest(segment_marks_of(person)) as mark
      where starts_with(mark, ${kind})
      group by mark
    )`;
}
