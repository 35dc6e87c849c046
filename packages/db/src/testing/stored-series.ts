import { v7 as uuidv7 } from "uuid";
import type { Db } from "../client.ts";
import { type StoredEvent, storeEvent } from "./stored-event.ts";

interface StoredSeries {
  name?: string;
  /** Undefined: a new one. */
  slug?: string;
  rule?: string | null;
  /** Its events; undefined: one on the usual day. */
  dates?: readonly StoredEvent[];
}

/** Writes a series with its events; a test names only what it is about. */
export async function storeSeries(
  db: Db,
  { dates = [{}], ...series }: StoredSeries = {},
): Promise<{ id: string; slug: string; eventIds: string[] }> {
  const id = uuidv7();
  const { name = "Sunday Disco", slug = `series-of-${id.slice(-12)}`, rule = null } = series;
  await db.insertInto("event_series").values({ id, name, slug, rule }).execute();
  const eventIds: string[] = [];
  for (const date of dates) eventIds.push(await storeEvent(db, { name, ...date, seriesId: id }));
  return { id, slug, eventIds };
}
