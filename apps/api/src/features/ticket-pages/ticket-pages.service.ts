import { eventMessages } from "@before-ten/contracts/events/messages";
import { knownTimeZone } from "@before-ten/contracts/events/location/time-zones";
import { AppError } from "@before-ten/contracts/shared/errors";
import { isWebLink } from "@before-ten/contracts/shared/web-link";
import type { FindingInput, ReadTicketPage } from "@before-ten/contracts/ticket-pages/input";
import type { Finding, ReadPage, TicketPage } from "@before-ten/contracts/ticket-pages/output";
import { ticketPageMessages as messages } from "@before-ten/contracts/ticket-pages/messages";
import type { Db } from "@before-ten/db/client";
import {
  type RecordedLook,
  type TicketPageRow,
  findTicketPage,
  findTicketPageForUpdate,
  forgetIgnoredFindings,
  ignoreFinding as ignoreFindingRow,
  listComparablePages,
  listIgnoredFindings,
  listWatchedPages,
  recordLook,
} from "@before-ten/db/queries/ticket-pages/ticket-pages";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { changeByFinding } from "./change-by-finding.ts";
import { lookAtPage, readAs } from "./look-at-page.ts";
import { openAndIgnoredFindings, presentTicketPage } from "./ticket-pages.present.ts";

type Tools = Pick<Deps, "db" | "clock" | "isTicketWatchOn">;
type Looking = Pick<Deps, "db" | "clock" | "pages" | "workers">;

/** Reads any page an admin names. The admin asked for it, so robots.txt isn't consulted. */
export async function readTicketPage(
  deps: Pick<Deps, "pages" | "workers" | "clock">,
  { url, timeZone = "" }: ReadTicketPage,
): Promise<ReadPage> {
  const seen = await lookAtPage(deps, { url, obeysRobots: false });
  return readAs(seen, { timeZone: knownTimeZone(timeZone), now: deps.clock.now() });
}

/** Lists the ticket pages with something for an admin to decide, soonest event first. */
export async function listTicketPages({ db, clock, ...tools }: Tools): Promise<TicketPage[]> {
  const now = clock.now();
  const rows = await listComparablePages(db, now);
  const differing = rows.filter((row) => openAndIgnoredFindings(row, now).length > 0);
  const ignored = await listIgnoredFindings(
    db,
    differing.map(({ id }) => id),
  );
  return differing
    .map((row) => presentTicketPage(row, { ...tools, ignored, now }))
    .filter(({ findings }) => findings.length > 0);
}

/** Of any event, drafts included. */
export async function getTicketPage(tools: Tools, id: string): Promise<TicketPage> {
  const { db, clock, isTicketWatchOn } = tools;
  const now = clock.now();
  const row = found(isUuid(id) ? await findTicketPage(db, id, now) : undefined);
  const ignored = await listIgnoredFindings(db, [id]);
  return presentTicketPage(row, { ignored, now, isTicketWatchOn });
}

/** Looks at the event's ticket page now, at an admin's request. */
export async function checkTicketPage(deps: Tools & Looking, id: string): Promise<TicketPage> {
  const now = deps.clock.now();
  const row = found(isUuid(id) ? await findTicketPage(deps.db, id, now) : undefined);
  if (!isWebLink(row.redirect_url)) throw new AppError("CONFLICT", messages.noLink);
  await lookAndRecord(deps, row, { obeysRobots: false });
  return getTicketPage(deps, id);
}

/** Looks at a page that the watch has claimed. */
export async function watchTicketPage(deps: Looking, id: string): Promise<void> {
  const row = await findTicketPage(deps.db, id, deps.clock.now());
  // It may just have been deleted.
  if (row !== undefined) await lookAndRecord(deps, row, { obeysRobots: true });
}

/** One look serves all events with this link, such as the dates of a series. */
async function lookAndRecord(
  deps: Looking,
  row: TicketPageRow,
  options: { obeysRobots: boolean },
): Promise<void> {
  const url = row.redirect_url;
  const seen = await lookAtPage(deps, { url, ...options });
  const at = deps.clock.now();
  const others = (await listWatchedPages(deps.db, url, at)).filter(({ id }) => id !== row.id);
  for (const { id: eventId, time_zone: timeZone, ...event } of [row, ...others]) {
    const expected = {
      eventName: event.event_name,
      startDay: event.start_date,
      startTime: event.start_time,
      sharesPage: event.series_id !== null || others.length > 0,
    };
    await record(deps.db, { eventId, url, at, ...readAs(seen, { timeZone, expected, now: at }) });
  }
}

/** An ignored difference that has disappeared is reported again when it returns. */
function record(db: Db, look: RecordedLook): Promise<void> {
  return inTransaction(db, async (trx) => {
    // Locks the event first, in the same order as a decision about a finding.
    await findTicketPageForUpdate(trx, look.eventId, look.at);
    await recordLook(trx, look);
    const row = await findTicketPage(trx, look.eventId, look.at);
    if (look.outcome !== "read" || row?.redirect_url !== look.url) return;
    const except = openAndIgnoredFindings(row, look.at).map(({ field }) => field);
    await forgetIgnoredFindings(trx, look.eventId, { except });
  });
}

/** Sets the event's field to what its ticket page says, with the form's rules. */
export async function takeFindingOver(
  deps: Tools & Pick<SignedInDeps, "images" | "access" | "eventUpdates">,
  sent: FindingInput,
): Promise<TicketPage> {
  return decide(deps, sent, async (trx, finding, row) => {
    const change = changeByFinding(row.id, finding, row);
    await deps.eventUpdates.update({ ...deps, db: trx }, change);
  });
}

/** Hides this difference until one of its two values changes. */
export async function ignoreFinding(tools: Tools, sent: FindingInput): Promise<TicketPage> {
  return decide(tools, sent, (trx, { field, ours, found: theirs }, { id: eventId }) =>
    ignoreFindingRow(trx, { eventId, field, ours, found: theirs }, tools.clock.now()),
  );
}

/** Acts on a finding, if it is still the one the admin saw. */
function decide(
  deps: Tools,
  sent: FindingInput,
  act: (trx: Db, finding: Finding, row: TicketPageRow) => Promise<void>,
): Promise<TicketPage> {
  return inTransaction(deps.db, async (trx) => {
    const now = deps.clock.now();
    const { id } = sent;
    const row = found(isUuid(id) ? await findTicketPageForUpdate(trx, id, now) : undefined);
    const finding = openAndIgnoredFindings(row, now).find(
      (each) => each.field === sent.field && each.ours === sent.ours && each.found === sent.found,
    );
    if (finding === undefined) throw new AppError("CONFLICT", messages.findingGone);
    await act(trx, finding, row);
    return getTicketPage({ ...deps, db: trx }, id);
  });
}

function found(row: TicketPageRow | undefined): TicketPageRow {
  if (row === undefined) throw new AppError("NOT_FOUND", eventMessages.notFound);
  return row;
}
