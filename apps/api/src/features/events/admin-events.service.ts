import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { ListedEvent, PublicEvent } from "@before-ten/contracts/events/output";
import { type EventStatus, isPublic } from "@before-ten/contracts/events/lifecycle";
import { scheduleError } from "@before-ten/contracts/schedule/rules";
import type { CreateEvent, UpdateEvent } from "@before-ten/contracts/events/input";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { eventFormMessages } from "@before-ten/contracts/events/admin-messages";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type { Db } from "@before-ten/db/client";
import {
  type AdminEventFilter,
  type EventColumns,
  findEvent,
  findEventForUpdate,
  insertEvents,
  listAdminEvents,
  updateEvent as updateEventRow,
} from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { isVenue } from "@before-ten/db/queries/venues/venues";
import { moveToTrash } from "@before-ten/db/queries/trash/trash";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import type { Deps, SignedInDeps } from "../../deps.ts";
import {
  type EditReason,
  announcedByEdit,
  recordAnnouncement,
} from "./disruption/change-announcement.ts";
import { undisrupted } from "./disruption/disruption-fields.ts";
import {
  type EventFields,
  changedFields,
  columnsOf,
  newFields,
  presentEventForAdmin,
  storedFields,
} from "./event-fields.ts";
import { changedByHand } from "./series/own-fields.ts";
import { noSeries } from "./series/series-fields.ts";
import { findUnseenSeries, followTitle } from "./series/series-name.ts";
import { differingFields, type Merged, mergeChange } from "../../versions/merge-change.ts";
import { renamedAlt } from "../../images/present-image.ts";
import type { RenderedImage } from "../../images/rendered-image.ts";
import { posterWidths, renderUpload, saveWithImage } from "../../images/store-image.ts";

type Tools = Pick<Deps, "db" | "clock">;
type SaveDeps = Pick<SignedInDeps, "db" | "clock" | "images" | "access">;

interface WithPoster {
  poster?: RenderedImage | undefined;
}

export async function listEventsForAdmin(
  { db, clock }: Tools,
  {
    search,
    page,
    limit,
    ...filter
  }: Omit<AdminEventFilter, "q"> & { search?: string | undefined; page: number; limit: number },
): Promise<PageOf<ListedEvent>> {
  const slice = { limit, offset: (page - 1) * limit };
  const now = clock.now();
  const { rows, total } = await listAdminEvents(db, now, { ...filter, q: search }, slice);
  const items = rows.map((row) => ({
    ...presentEventForAdmin(row, now),
    clicks: row.clicks,
    updatedAt: row.updated_at.toISOString(),
  }));
  return { items, pagination: paginate(page, limit, total) };
}

/** Renders the poster for `createEvent` and `updateEvent`. Undefined without an upload. */
export async function renderPoster(
  deps: Pick<Deps, "workers">,
  flyer: Blob | undefined,
): Promise<RenderedImage | undefined> {
  return flyer && renderUpload(deps, { file: flyer, field: "flyer", widths: posterWidths });
}

export async function createEvent(
  deps: SaveDeps,
  { poster, ...event }: CreateEvent & WithPoster,
): Promise<PublicEvent> {
  return saveWithPoster(deps, poster, async (trx, posterId) => {
    await deps.access.require(trx);
    const id = uuidv7();
    const fields = newFields(event);
    await requireVenue(trx, fields);
    requireStartOfSale(fields);
    requireSchedule(fields, undefined, deps.clock.now());
    const columns = {
      ...columnsOf(fields),
      ...posterColumns(posterId, fields),
      ...undisrupted,
      ...noSeries,
    };
    await insertEvents(trx, [{ id, ...columns }], deps.clock.now());
    return getAnyEvent({ ...deps, db: trx }, id);
  });
}

/** Fields that aren't sent stay as they are. With `told`, visitors are told of new plans. */
export async function updateEvent(
  deps: SaveDeps,
  {
    id,
    poster,
    baseVersion,
    told,
    ...sent
  }: UpdateEvent & WithPoster & { told?: EditReason | undefined },
): Promise<Merged<PublicEvent>> {
  if (!isUuid(id)) throw notFound();
  return saveWithPoster(deps, poster, async (trx, posterId) => {
    await deps.access.require(trx);
    const unseen = await findUnseenSeries(trx, id);
    const stored = await findEventForUpdate(trx, id);
    if (stored === undefined) throw notFound();
    const fields = changedFields(stored, sent, deps.clock.now());
    if (fields.endDate < fields.startDate) {
      throw fieldError("BAD_REQUEST", "endDate", eventFormMessages.endBeforeStart);
    }
    await requireVenue(trx, fields);
    requireStartOfSale(fields);
    requireSchedule(fields, stored, deps.clock.now());
    const meanwhile = await mergeChange(trx, {
      kind: "event",
      id,
      baseVersion,
      fields: [
        ...differingFields(storedFields(stored), fields),
        ...(posterId === undefined ? [] : ["poster"]),
      ],
    });
    const columns = {
      ...columnsOf(fields),
      ...posterColumns(posterId, fields, stored),
      ...changedByHand(stored, fields, posterId),
    };
    const at = deps.clock.now();
    await saveAndTell({ ...deps, db: trx }, { stored, fields, columns, told, at });
    if (unseen !== undefined) await followTitle({ ...deps, db: trx }, unseen);
    return { ...(await getAnyEvent({ ...deps, db: trx }, id)), meanwhile };
  });
}

interface ToldChange {
  stored: EventRow;
  fields: EventFields;
  columns: Partial<EventColumns>;
  told: EditReason | undefined;
  at: Date;
}

/** Stores a changed event, with what visitors are told of it. */
export async function saveAndTell(
  { db: trx, clock }: Tools,
  { stored, fields, columns, told, at }: ToldChange,
): Promise<void> {
  const said = told && announcedByEdit(stored, fields, { reason: told.reason, now: at });
  await updateEventRow(trx, stored.id, { ...columns, ...said?.columns }, at);
  if (told === undefined || said === undefined || said.kinds.length === 0) return;
  const event = await getAnyEvent({ db: trx, clock }, stored.id);
  for (const kind of said.kinds) await recordAnnouncement(trx, event, { ...told, kind, at });
}

/** One in the trash stays the event's, as it may come back. */
export async function requireVenue(
  trx: Db,
  { venueId = null }: { venueId?: string | null | undefined },
): Promise<void> {
  if (venueId === null || (await isVenue(trx, venueId))) return;
  throw fieldError("BAD_REQUEST", "venueId", eventFormMessages.venueUnknown);
}

/** Only tickets that aren't on sale yet have a start of sale. */
export function requireStartOfSale({
  availability,
  onSaleFrom,
}: Pick<CreateEvent, "availability" | "onSaleFrom">): void {
  const isLater = availability === "not-yet-on-sale";
  if (isLater === (onSaleFrom !== null)) return;
  const { onSaleFromRequired, onSaleFromUnneeded } = eventFormMessages;
  const message = isLater ? onSaleFromRequired : onSaleFromUnneeded;
  throw fieldError("BAD_REQUEST", "onSaleFrom", message);
}

/** Saves both in one transaction, so that an error leaves neither an image nor half an event. */
export function saveWithPoster<Saved>(
  deps: Pick<Deps, "db" | "images">,
  poster: RenderedImage | undefined,
  save: (trx: Db, posterId?: string) => Promise<Saved>,
): Promise<Saved> {
  if (poster === undefined) return inTransaction(deps.db, (trx) => save(trx));
  return saveWithImage(deps, poster, save);
}

/** It must be published before it is taken down, and both must be in the future. */
export function requireSchedule(
  { publishAt, takeDownAt, status }: EventFields,
  stored: EventRow | undefined,
  now: Date,
): void {
  const error = scheduleError({
    publishAt,
    takeDownAt,
    stored: stored && storedFields(stored),
    isPublic: isPublic({ status }),
    now,
  });
  if (error !== undefined) throw fieldError("BAD_REQUEST", error.field, error.message);
}

/** `posterId` is a new poster; without one, `stored` keeps its poster and description. */
export function posterColumns(
  posterId: string | undefined,
  { eventName }: { eventName: string },
  stored?: EventRow,
) {
  if (posterId !== undefined) return { poster_id: posterId, poster_alt: `Poster for ${eventName}` };
  if (stored === undefined) return { poster_id: null, poster_alt: "" };
  return {
    poster_id: stored.poster_id,
    poster_alt: renamedAlt(stored.poster_alt, { from: stored.event_name, to: eventName }),
  };
}

export async function setEventStatus(
  { db, clock }: Tools,
  {
    id,
    status,
    baseVersion,
  }: { id: string; status: EventStatus; baseVersion?: number | undefined },
): Promise<PublicEvent> {
  return inTransaction(db, async (trx) => {
    if (!isUuid(id)) throw notFound();
    const unseen = await findUnseenSeries(trx, id);
    const stored = await findEventForUpdate(trx, id);
    if (stored === undefined) throw notFound();
    const fields = status === stored.status ? [] : ["status"];
    await mergeChange(trx, { kind: "event", id, baseVersion, fields });
    const byHand = changedByHand(stored, { ...storedFields(stored), status });
    await updateEventRow(trx, id, { status, ...byHand }, clock.now());
    if (unseen !== undefined) await followTitle({ db: trx, clock }, unseen);
    return getAnyEvent({ db: trx, clock }, id);
  });
}

/** Moves it to the trash. */
export async function deleteEvent(
  { db, clock }: Tools,
  { id, deletedBy }: { id: string; deletedBy: { id: string | null; name: string } },
): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const moved = await moveToTrash(db, "event", { ids: [id], by: deletedBy, at: clock.now() });
  if (moved.length === 0) throw notFound();
}

/** Drafts too. */
export async function getAnyEvent({ db, clock }: Tools, id: string): Promise<PublicEvent> {
  const row = isUuid(id) ? await findEvent(db, id) : undefined;
  if (row === undefined) throw notFound();
  return presentEventForAdmin(row, clock.now());
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", eventMessages.notFound);
}
