import type { PreviewSeriesUpdate, UpdatedSeries } from "@before-ten/contracts/series/output";
import { eventFormMessages } from "@before-ten/contracts/events/admin-messages";
import type { UpdateSeries } from "@before-ten/contracts/series/input";
import {
  seriesFormMessages as messages,
  seriesMessages,
} from "@before-ten/contracts/series/messages";
import type { SeriesScope } from "@before-ten/contracts/series/rules";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import { readEventSnapshots } from "@before-ten/db/queries/events/event-snapshots";
import type { EventRow } from "@before-ten/db/queries/events/events";
import {
  type SeriesRow,
  findSeriesForUpdate,
  listSeriesEventsForUpdate,
  updateSeries as updateSeriesRow,
} from "@before-ten/db/queries/series/series";
import { inTransaction } from "@before-ten/db/transactions";
import { readRule, shiftedWeekdays, writeRule } from "@before-ten/contracts/series/repeat-rule";
import type { Deps, SignedInDeps } from "../../../deps.ts";
import type { RenderedImage } from "../../../images/rendered-image.ts";
import { mergeChange } from "../../../versions/merge-change.ts";
import {
  posterColumns,
  requireSchedule,
  requireStartOfSale,
  requireVenue,
  saveAndTell,
  saveWithPoster,
} from "../admin-events.service.ts";
import type { EditReason } from "../disruption/change-announcement.ts";
import { presentDay } from "../disruption/disruption-fields.ts";
import { columnsOf } from "../event-fields.ts";
import { presentChanged } from "./create-series.service.ts";
import { type PlannedDate, isOver, planUpdate } from "./plan-update.ts";
import { seriesKeyOf } from "./series-key.ts";
import { followTitle, isPublic, isUnseen } from "./series-name.ts";
import { storeSeriesUndo } from "./undo-series.service.ts";
import { laterDay } from "@before-ten/contracts/shared/calendar-days";
import { ownFieldsOf } from "./own-fields.ts";

type Edit = Omit<UpdateSeries, "changeReason"> & { withFlyer?: boolean | undefined };

interface SeriesChange extends Omit<UpdateSeries, "changeReason"> {
  poster?: RenderedImage | undefined;
  /** With it, visitors are told of each date's change of plans. */
  told?: EditReason | undefined;
}

/** Changes all dates in the scope together, or none. Fields that aren't sent stay as they are. */
export async function updateSeries(
  deps: Pick<SignedInDeps, "db" | "clock" | "images" | "access">,
  { poster, told, ...edit }: SeriesChange,
): Promise<UpdatedSeries> {
  return saveWithPoster(deps, poster, async (trx, posterId) => {
    await deps.access.require(trx);
    const plan = await planEdit({ ...deps, db: trx }, { ...edit, withFlyer: poster !== undefined });
    await mergeChange(trx, {
      kind: "event",
      id: plan.edited.id,
      baseVersion: edit.baseVersion,
      fields: plan.dates.find(({ row }) => isEdited(row))?.changes ?? [],
    });
    const changed = plan.dates.filter(({ row, changes }) => changes.length > 0 || isEdited(row));
    const ids = changed.map(({ row }) => row.id);
    const dates = await readEventSnapshots(trx, ids);
    const at = deps.clock.now();
    for (const date of changed) {
      const { row: stored, fields } = date;
      const columns = columnsFor(date, posterId);
      await saveAndTell({ ...deps, db: trx }, { stored, fields, columns, told, at });
    }
    await updateSeriesRow(trx, plan.series.id, plan.series, deps.clock.now());
    const series = plan.wasUnseen
      ? await followTitle({ ...deps, db: trx }, plan.series)
      : plan.series;
    const tools = { ...deps, db: trx };
    const undoId = await storeSeriesUndo(tools, { before: plan.stored, after: series, dates });
    return { ...(await presentChanged(tools, series, changed.map(rowOf))), undoId };

    function isEdited(row: EventRow): boolean {
      return row.id === plan.edited.id;
    }
  });
}

/** Returns what `updateSeries` would do, without doing it. */
export async function previewSeriesUpdate(
  { db, clock }: Pick<Deps, "db" | "clock">,
  edit: Edit,
): Promise<PreviewSeriesUpdate> {
  return inTransaction(db, async (trx) => {
    const { dates, ended } = await planEdit({ db: trx, clock }, edit);
    return {
      ended,
      dates: dates.map(({ row, fields, changes, keeps }) => ({
        id: row.id,
        startDate: presentDay(row.start_date),
        newStartDate: presentDay(fields.startDate),
        changes,
        keeps,
      })),
    };
  });
}

async function planEdit(
  { db: trx, clock }: { db: Db; clock: Deps["clock"] },
  { id, eventId, scope, withFlyer = false, ...sent }: Edit,
) {
  const series = await findSeriesForUpdate(trx, seriesKeyOf(id));
  if (series === undefined) throw new AppError("NOT_FOUND", seriesMessages.notFound);
  const now = clock.now();
  const rows = await listSeriesEventsForUpdate(trx, series.id);
  const edited = findEdited(rows, eventId, now);
  const plan = planUpdate({ rows, edited, sent, withPoster: withFlyer, scope, now });
  await requireVenue(trx, sent);
  for (const { row, fields } of plan.dates) {
    if (fields.endDate < fields.startDate) {
      throw fieldError("BAD_REQUEST", "endDate", eventFormMessages.endBeforeStart);
    }
    requireStartOfSale(fields);
    requireSchedule(fields, row, now);
  }
  const { dates, ended, shiftDays } = plan;
  const wasUnseen = isUnseen(rows);
  const moved = shiftDays === 0 || scope === "this" ? [] : dates;
  return {
    dates,
    ended,
    edited,
    wasUnseen,
    stored: series,
    series: {
      ...series,
      name: wasUnseen ? series.name : renamed(series, { edited, rows, dates, scope, now }),
      rule:
        moved.length === 0
          ? series.rule
          : shiftedRule(series.rule, { rows, moved, shiftDays, now }),
    },
  };
}

function findEdited(rows: readonly EventRow[], id: string | undefined, now: Date): EventRow {
  const edited = rows.find((row) => (id === undefined ? !isOver(row, now) : row.id === id));
  if (edited !== undefined) return edited;
  if (id === undefined) throw new AppError("CONFLICT", messages.nothingToCome);
  throw new AppError("NOT_FOUND", messages.notOfSeries);
}

interface Renaming {
  edited: EventRow;
  rows: readonly EventRow[];
  dates: readonly PlannedDate[];
  scope: SeriesScope;
  now: Date;
}

/**
 * Renames a public series with its events, while they share its name: when all upcoming dates get a
 * new one and at least one of them is public.
 */
function renamed(series: SeriesRow, { edited, rows, dates, scope, now }: Renaming): string {
  const name = dates.find(({ row }) => row.id === edited.id)?.fields.eventName;
  const ids = new Set(dates.map(({ row }) => row.id));
  const isForAll = scope !== "this" && rows.every((row) => ids.has(row.id) || isOver(row, now));
  const isKnown = dates.some(({ fields }) => fields.eventName === name && isPublic(fields));
  if (name === undefined || series.name !== edited.event_name) return series.name;
  return isForAll && isKnown ? name : series.name;
}

function columnsFor({ row, fields, changes, ownFields }: PlannedDate, posterId?: string) {
  const poster = changes.includes("poster") ? posterId : undefined;
  return {
    ...columnsOf(fields),
    ...posterColumns(poster, fields, row),
    series_own_fields: ownFields,
  };
}

function rowOf({ row }: PlannedDate): EventRow {
  return row;
}

interface Shift {
  /** Every date of the series. */
  rows: readonly EventRow[];
  /** The dates that move by the same number of days, including those with a day of their own. */
  moved: readonly PlannedDate[];
  shiftDays: number;
  now: Date;
}

/**
 * The rule of a series after its dates have moved: a weekly rule moves along if all of them do.
 * Other rules no longer fit, so the dates count as chosen by hand.
 */
function shiftedRule(stored: string | null, { rows, moved, shiftDays, now }: Shift): string | null {
  const rule = stored === null ? undefined : readRule(stored);
  if (rule?.frequency !== "weekly" || !("until" in rule.end)) return null;
  const ids = new Set(moved.map(({ row }) => row.id));
  const stays = rows.some(
    (row) => !ids.has(row.id) && !isOver(row, now) && !ownFieldsOf(row).includes("startDate"),
  );
  if (stays) return null;
  const until = laterDay(rule.end.until, shiftDays);
  return writeRule({
    ...rule,
    weekdays: shiftedWeekdays(rule.weekdays, shiftDays),
    end: { until },
  });
}
