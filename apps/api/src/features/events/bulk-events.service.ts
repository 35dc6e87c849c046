import { AppError } from "@before-ten/contracts/shared/errors";
import type { BulkEvents } from "@before-ten/contracts/events/bulk-input";
import { bulkEventMessages } from "@before-ten/contracts/events/admin-messages";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { undoMinutes } from "@before-ten/contracts/trash/rules";
import {
  type EventColumns,
  findEventForUpdate,
  updateEvent as updateEventRow,
} from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { moveToTrash } from "@before-ten/db/queries/trash/trash";
import {
  storeUndoableChange,
  takeUndoableChange,
} from "@before-ten/db/queries/trash/undoable-changes";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { storedFields } from "./event-fields.ts";
import { changedByHand } from "./series/own-fields.ts";
import { findUnseenSeries, followTitle } from "./series/series-name.ts";
import { undoSeriesChange } from "./series/undo-series.service.ts";

type Tools = Pick<Deps, "db" | "clock">;
type Change = BulkEvents["change"];

/** What a bulk action wrote, stored so that it can be undone. */
const undoable = z.array(
  z.object({
    id: z.string(),
    /** Used to check whether the event still has what the bulk action wrote. */
    after: z.object({ status: z.string(), availability: z.string().nullable() }),
    before: z.object({
      status: z.enum(["draft", "published", "active", "completed"]),
      availability: z
        .enum(["on-sale", "few-left", "sold-out", "not-yet-on-sale", "free", "at-the-door"])
        .nullable(),
      on_sale_from: z.coerce.date().nullable(),
      series_own_fields: z.array(z.string()),
      publish_at: z.coerce.date().nullable(),
      take_down_at: z.coerce.date().nullable(),
    }),
  }),
);

type Undoable = z.infer<typeof undoable>;

export interface BulkDone {
  count: number;
  message: string;
  /** Undoes the action; null after moving to the trash, from where events are restored by id. */
  undoId: string | null;
}

/** Changes all of them or none: an unknown id fails the whole call. */
export async function changeManyEvents(
  { db, clock }: Tools,
  { ids, change, by }: BulkEvents & { by: { id: string | null; name: string } },
): Promise<BulkDone> {
  const each = idsInOrder(ids);
  return inTransaction(db, async (trx) => {
    if (change.operation === "delete") {
      const moved = await moveToTrash(trx, "event", { ids: each, by, at: clock.now() });
      if (moved.length < each.length) throw missing();
      return {
        count: moved.length,
        message: bulkEventMessages.deleted(moved.length),
        undoId: null,
      };
    }
    const before: Undoable = [];
    for (const id of each) before.push(await changeOne({ db: trx, clock }, id, change));
    const undoId = await storeUndoableChange(trx, { kind: "events", before, at: clock.now() });
    return { count: before.length, message: bulkEventMessages.changed(before.length), undoId };
  });
}

/**
 * Undoes a bulk action or a change of a series. Events changed again since keep their newer state.
 */
export async function undoManyEvents(
  { db, clock }: Tools,
  undoId: string,
): Promise<{ count: number; message: string }> {
  const since = new Date(clock.now().getTime() - undoMinutes * 60_000);
  const count = await inTransaction(db, async (trx) => {
    const take = (kind: "events" | "series") =>
      isUuid(undoId) ? takeUndoableChange(trx, { id: undoId, kind, since }) : undefined;
    const taken = await take("events");
    if (taken === undefined) {
      const series = await take("series");
      if (series === undefined) throw new AppError("NOT_FOUND", trashMessages.undoTooLate);
      return undoSeriesChange({ db: trx, clock }, series);
    }
    let undone = 0;
    for (const { id, before, after } of undoable.parse(taken)) {
      const isBack = await withSeries({ db: trx, clock }, id, (stored) => {
        if (stored.status !== after.status || stored.availability !== after.availability) {
          return undefined;
        }
        return before;
      });
      if (!isBack) continue;
      // Changing the status cleared the schedule, so its times are restored after it.
      const { publish_at, take_down_at } = before;
      await updateEventRow(trx, id, { publish_at, take_down_at }, clock.now());
      undone += 1;
    }
    return undone;
  });
  return { count, message: bulkEventMessages.undone(count) };
}

async function changeOne(
  tools: Tools,
  id: string,
  change: Exclude<Change, { operation: "delete" }>,
) {
  const undo: Undoable = [];
  await withSeries(tools, id, (stored) => {
    const { status, availability, on_sale_from, series_own_fields } = stored;
    const { publish_at, take_down_at } = stored;
    const columns =
      change.operation === "setStatus"
        ? { status: change.status }
        : { availability: change.availability, on_sale_from: null };
    const fields = storedFields(stored);
    const sent =
      change.operation === "setStatus"
        ? { ...fields, status: change.status }
        : { ...fields, availability: change.availability, onSaleFrom: null };
    undo.push({
      id,
      before: {
        status,
        availability,
        on_sale_from,
        series_own_fields,
        publish_at,
        take_down_at,
      },
      after: { status, availability, ...columns },
    });
    return { ...columns, ...changedByHand(stored, sent) };
  });
  const [first] = undo;
  if (first === undefined) throw missing();
  return first;
}

/** Changes an event and, if its series was never public, the name of the series. */
async function withSeries(
  { db: trx, clock }: Tools,
  id: string,
  decide: (stored: EventRow) => Partial<EventColumns> | undefined,
): Promise<boolean> {
  const unseen = await findUnseenSeries(trx, id);
  const stored = await findEventForUpdate(trx, id);
  const columns = stored && decide(stored);
  if (columns === undefined) return false;
  await updateEventRow(trx, id, columns, clock.now());
  if (unseen !== undefined) await followTitle({ db: trx, clock }, unseen);
  return true;
}

/** Without duplicates and always in the same order, so that bulk actions can't deadlock. */
function idsInOrder(ids: readonly string[]): string[] {
  const each = [...new Set(ids)].toSorted();
  if (!each.every((id) => isUuid(id))) throw missing();
  return each;
}

function missing(): AppError {
  return new AppError("NOT_FOUND", bulkEventMessages.missing);
}
