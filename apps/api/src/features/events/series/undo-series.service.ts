import type { Db } from "@before-ten/db/client";
import {
  type EventSnapshot,
  readEventSnapshots,
  restoreEventSnapshot,
} from "@before-ten/db/queries/events/event-snapshots";
import {
  type SeriesRow,
  findSeriesForUpdate,
  listSeriesEventsForUpdate,
  updateSeries,
} from "@before-ten/db/queries/series/series";
import { storeUndoableChange } from "@before-ten/db/queries/trash/undoable-changes";
import { z } from "zod";
import type { Deps } from "../../../deps.ts";
import { followTitle, isUnseen } from "./series-name.ts";

type Tools = Pick<Deps, "db" | "clock">;

const named = z.object({ name: z.string(), rule: z.string().nullable() });

/** What a change of a series wrote, stored so that it can be undone. */
const undoable = z.object({
  id: z.string(),
  before: named,
  /** The series is only restored where it still is as the change left it. */
  after: named,
  /** Each with the version the change produced, and the values before it. */
  events: z.array(
    z.object({
      id: z.string(),
      version: z.number(),
      columns: z.record(z.string(), z.unknown()),
    }),
  ),
});

/**
 * Stores the earlier state of the series and its changed dates. Returns the id that undoes the
 * change.
 */
export async function storeSeriesUndo(
  { db: trx, clock }: Tools,
  {
    before,
    after,
    dates,
  }: { before: SeriesRow; after: SeriesRow; dates: ReadonlyMap<string, EventSnapshot> },
): Promise<string> {
  const changed = await readEventSnapshots(trx, [...dates.keys()]);
  const events = [...changed.values()].map(({ id, version, columns }) => ({
    id,
    version,
    columns: differing(dates.get(id)?.columns ?? {}, columns),
  }));
  const change: z.infer<typeof undoable> = {
    id: before.id,
    before: { name: before.name, rule: before.rule },
    after: { name: after.name, rule: after.rule },
    events: events.filter(({ columns }) => Object.keys(columns).length > 0),
  };
  return storeUndoableChange(trx, { kind: "series", before: change, at: clock.now() });
}

/** Dates changed again since keep their newer state. Returns how many were restored. */
export async function undoSeriesChange({ db: trx, clock }: Tools, taken: unknown): Promise<number> {
  const { id, before, after, events } = undoable.parse(taken);
  const series = await findSeriesForUpdate(trx, { id });
  const wasUnseen = series !== undefined && (await isUnseenSeries(trx, id));
  let undone = 0;
  for (const event of events) {
    if (await restoreEventSnapshot(trx, event, clock.now())) undone += 1;
  }
  if (series === undefined) return undone;
  const restored = {
    ...series,
    name: series.name === after.name && !wasUnseen ? before.name : series.name,
    rule: series.rule === after.rule ? before.rule : series.rule,
  };
  await updateSeries(trx, id, restored, clock.now());
  if (wasUnseen) await followTitle({ db: trx, clock }, restored);
  return undone;
}

async function isUnseenSeries(trx: Db, id: string): Promise<boolean> {
  return isUnseen(await listSeriesEventsForUpdate(trx, id));
}

type Columns = EventSnapshot["columns"];

/** The earlier values of the changed columns; scheduled times go together with the status. */
function differing(before: Columns, after: Columns): Columns {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const withSchedule = names.includes("status") ? [...names, "publish_at", "take_down_at"] : names;
  return Object.fromEntries(withSchedule.map((name) => [name, before[name] ?? null]));
}
