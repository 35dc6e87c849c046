import type { EventDay } from "@before-ten/contracts/events/days";
import { type Decade, decadePattern } from "@before-ten/contracts/events/decades";
import { type Expression, type SqlBool, sql } from "kysely";

/** Conditions on a row named `events`: its day of the week, and its music. */

export interface Taste {
  /** As `daysOf` of the contract says. */
  day?: EventDay | undefined;
  /** Ignores case. */
  genre?: string | undefined;
  decade?: Decade | undefined;
}

export function hasTaste({ day, genre, decade }: Taste): boolean {
  return day !== undefined || genre !== undefined || decade !== undefined;
}

export function isOfTaste(
  { day, genre, decade }: Taste,
  now: Date | Expression<Date>,
): Expression<SqlBool>[] {
  return [
    ...(day === undefined ? [] : [isOnDay(day, now)]),
    ...(genre === undefined
      ? []
      : [
          sql<SqlBool>`exists (
            select from unnest(events.music_genres) as genre
            where lower(genre) = lower(${genre}::text)
          )`,
        ]),
    ...(decade === undefined
      ? []
      : [
          sql<SqlBool>`concat_ws(' ', array_to_string(events.music_genres, ' '),
            events.event_name) ~* ${decadePattern(decade)}::text`,
        ]),
  ];
}

function isOnDay(day: EventDay, now: Date | Expression<Date>): Expression<SqlBool> {
  if (day !== "weekend") {
    return sql<SqlBool>`to_char(events.start_date, 'fmday') = ${day}::text`;
  }
  const monday = sql`date_trunc('week', ${now}::timestamptz at time zone events.time_zone)::date`;
  return sql<SqlBool>`(events.start_date <= ${monday} + 6 and events.end_date >= ${monday} + 4)`;
}
