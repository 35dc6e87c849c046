import { AppError } from "@before-ten/contracts/shared/errors";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { maxListLimit } from "@before-ten/contracts/shared/limits";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import {
  findPublicEvent,
  listNearestEvents,
  listPublicEvents,
  type PublicEventFilter,
} from "@before-ten/db/queries/events/events";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { presentEvent } from "./event-fields.ts";

export async function listEvents(
  { db, clock }: Pick<Deps, "db" | "clock">,
  {
    page,
    limit: requested,
    ...filter
  }: PublicEventFilter & { page: number; limit?: number | undefined },
): Promise<PageOf<PublicEvent>> {
  const limit = requested ?? maxListLimit;
  const slice = { limit, offset: (page - 1) * limit };
  const list =
    requested === undefined && filter.status === "all" ? listNearestEvents : listPublicEvents;
  const now = clock.now();
  const { rows, total } = await list(db, now, filter, slice);
  const items = rows.map((row) => presentEvent(row, now));
  return { items, pagination: paginate(page, limit, total) };
}

export async function getEvent(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
): Promise<PublicEvent> {
  const row = isUuid(id) ? await findPublicEvent(db, id) : undefined;
  if (row === undefined) throw new AppError("NOT_FOUND", eventMessages.notFound);
  return presentEvent(row, clock.now());
}
