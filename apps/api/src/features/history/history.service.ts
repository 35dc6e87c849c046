import type { HistoryFilter, SecurityFilter } from "@before-ten/contracts/history/input";
import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import type {
  CappedPagination,
  HistoryChange,
  SecurityEvent,
} from "@before-ten/contracts/history/output";
import { type HistoryKind, historyCap } from "@before-ten/contracts/history/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import {
  type ChangeFilter,
  type ChangeRow,
  countChanges,
  findChange,
  listChanges as listChangeRows,
} from "@before-ten/db/queries/history/history";
import {
  countSecurityEvents,
  listSecurityEvents as listSecurityEventRows,
} from "@before-ten/db/queries/history/security-events";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { presentChange, presentListedChange, presentSecurityEvent } from "./history.present.ts";
import { withNames, withValueNames } from "./value-names.ts";

interface Slice {
  page: number;
  limit: number;
}

interface CappedPage<Item> extends PageOf<Item> {
  pagination: CappedPagination;
}

/** The kinds of items whose changes the caller may see. */
type Kinds = readonly HistoryKind[];

/** Latest first. */
export async function listChanges(
  { db }: Pick<Deps, "db">,
  { page, limit, ...sent }: HistoryFilter & Slice,
  kinds: Kinds,
): Promise<CappedPage<HistoryChange>> {
  const filter = filterOf(sent, kinds);
  const slice = sliceOf({ page, limit });
  const [rows, counted] = await Promise.all([
    slice.limit === 0 ? [] : listChangeRows(db, filter, slice),
    countChanges(db, filter, historyCap + 1),
  ]);
  const items = await withNames(db, rows.map(presentListedChange));
  return { items, pagination: capped({ page, limit }, counted) };
}

export async function getChange(
  { db }: Pick<Deps, "db">,
  id: string,
  kinds: Kinds,
): Promise<HistoryChange> {
  const change = presentChange(await findChangeRow({ db }, id, kinds));
  return { ...change, changes: await withValueNames(db, change.changes) };
}

export async function findChangeRow(
  { db }: Pick<Deps, "db">,
  id: string,
  kinds: Kinds,
): Promise<ChangeRow> {
  const row = isUuid(id) ? await findChange(db, id) : undefined;
  if (row === undefined || !kinds.some((kind) => kind === row.entity_kind))
    throw new AppError("NOT_FOUND", messages.notFound);
  return row;
}

/** Latest first. */
export async function listSecurityEvents(
  { db }: Pick<Deps, "db">,
  { page, limit, ...sent }: SecurityFilter & Slice,
): Promise<CappedPage<SecurityEvent>> {
  const filter = { event: sent.event, actor: sent.actor, userId: sent.userId, ...timesOf(sent) };
  const slice = sliceOf({ page, limit });
  const [rows, counted] = await Promise.all([
    slice.limit === 0 ? [] : listSecurityEventRows(db, filter, slice),
    countSecurityEvents(db, filter, historyCap + 1),
  ]);
  return { items: rows.map(presentSecurityEvent), pagination: capped({ page, limit }, counted) };
}

/** The sent filter, in the form the query takes. */
export function filterOf({ from, to, kind, ...filter }: HistoryFilter, kinds: Kinds): ChangeFilter {
  return {
    ...filter,
    ...timesOf({ from, to }),
    kinds: kind === undefined ? kinds : kinds.filter((each) => each === kind),
  };
}

const dayMs = 24 * 60 * 60_000;

/** The last day is included. */
function timesOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const isDay = to?.length === "2026-11-20".length;
  return {
    from: from === undefined ? undefined : new Date(from),
    until: to === undefined ? undefined : new Date(Date.parse(to) + (isDay ? dayMs : 0)),
  };
}

/** Pages end at the highest number that is counted. */
function sliceOf({ page, limit }: Slice) {
  const offset = Math.min((page - 1) * limit, historyCap);
  return { offset, limit: Math.min(limit, historyCap - offset) };
}

function capped({ page, limit }: Slice, counted: number): CappedPagination {
  const total = Math.min(counted, historyCap);
  return { ...paginate(page, limit, total), capped: counted > historyCap };
}
