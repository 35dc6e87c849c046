import { alertKindFor, canFollow } from "@before-ten/contracts/alerts/alert-state";
import type { RequestAlert } from "@before-ten/contracts/alerts/input";
import {
  alertMessages,
  alertOverMessages,
  followOverMessage,
} from "@before-ten/contracts/alerts/messages";
import { tellingFailure } from "@before-ten/contracts/alerts/admin-messages";
import type { AlertCounts, EventReach, EventReceipt } from "@before-ten/contracts/alerts/output";
import {
  announcedAfterMinutes,
  type AlertKind,
  confirmWithinHours,
  maxPartners,
  maxReceipts,
  partnerDays,
} from "@before-ten/contracts/alerts/rules";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { consentTexts } from "@before-ten/contracts/site/texts/newsletter/consent";
import { AppError } from "@before-ten/contracts/shared/errors";
import {
  type AlertSubject,
  confirmAlert as setConfirmed,
  countAlerts as countWaiting,
  requestAlert as storeRequest,
} from "@before-ten/db/queries/alerts/alerts";
import { findAnnouncement } from "@before-ten/db/queries/alerts/due-alerts";
import { countFollowers, leaveEvent } from "@before-ten/db/queries/alerts/followers";
import {
  listReceipts as listReceiptRows,
  type ReceiptRow,
} from "@before-ten/db/queries/alerts/event-receipts";
import { findEvent } from "@before-ten/db/queries/events/admin-events";
import { type EventRow, findPublicEvent } from "@before-ten/db/queries/events/events";
import { countEventClicks } from "@before-ten/db/queries/events/event-visits";
import { listEmbeddingHosts } from "@before-ten/db/queries/embed/embedding-hosts";
import { findTellingFailure } from "@before-ten/db/queries/search-engines/told-pages";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { Deps } from "../../deps.ts";
import { mayMail } from "../../mail/mailbox-limit.ts";
import { readToken } from "../../mail/mailed-link.ts";
import { alertable } from "./alertable.ts";
import { alertConfirmation } from "./alerts.mails.ts";
import { findOffer } from "./waiting-list.ts";
import { confirmToFollow, requestToFollow } from "./followers/follow.service.ts";
import { followConfirmation } from "./followers/followers.mails.ts";

const hourMs = 3_600_000;
const announcedAfterMs = announcedAfterMinutes * 60_000;

/**
 * A first request, a repeated one and a confirmed one all get the same answer, so that it reveals
 * neither who waits for what nor how many mails an address got today.
 */
export async function requestAlert(
  deps: Pick<Deps, "db" | "clock" | "mailQueue" | "countingSecret" | "siteTexts">,
  { id, kind, follow, email }: RequestAlert,
  via: "form" | "api",
): Promise<{ message: string }> {
  const { db, clock, mailQueue } = deps;
  const at = clock.now();
  const event = isUuid(id) ? await findPublicEvent(db, id) : undefined;
  if (event === undefined) throw notFound();
  const state = alertable(event, at);
  if (kind !== undefined && alertKindFor(state, at) !== kind) {
    throw new AppError("CONFLICT", alertOverMessages[kind]);
  }
  const follows = follow.length > 0;
  if (follows && !canFollow(state, at)) throw new AppError("CONFLICT", followOverMessage);
  const wordings = (await deps.siteTexts.read())(consentTexts);
  const consent = { wording: follows ? wordings.follow : wordings.alert, via };
  await inTransaction(db, async (trx) => {
    const alert = kind && (await storeRequest(trx, subjectOf(kind, event), { email, at, consent }));
    const follower = follows
      ? await requestToFollow(trx, event, { email, wishes: follow, at, consent })
      : undefined;
    if ((kind && alert === undefined) || (follows && follower === undefined)) throw notFound();
    const mustConfirm = alert?.confirmed === false || follower?.mustConfirm === true;
    if (!mustConfirm || !(await mayMail(deps, trx, { email, kind: "alert" }))) return;
    // One mail confirms both.
    if (follower) await mailQueue.enqueue(trx, followConfirmation, { followerId: follower.id });
    else if (alert) await mailQueue.enqueue(trx, alertConfirmation, { alertId: alert.id });
  });
  return { message: follows ? alertMessages.followRequested : alertMessages.requested };
}

function subjectOf(kind: AlertKind, { id, country }: EventRow): AlertSubject {
  return kind === "next-event" ? { kind, country } : { kind, eventId: id };
}

/** Double opt-in: following the mailed link proves that the visitor reads this address. */
export async function confirmAlert(
  { db, clock, linkSecret, mailQueue }: Pick<Deps, "db" | "clock" | "linkSecret" | "mailQueue">,
  token: string,
): Promise<{ message: string }> {
  const id = readToken(linkSecret, "confirm alert", token);
  const at = clock.now();
  const requestedAfter = new Date(at.getTime() - confirmWithinHours * hourMs);
  if (id !== undefined) {
    if (await setConfirmed(db, id, { at, requestedAfter })) {
      return { message: alertMessages.confirmed };
    }
    if (await confirmToFollow({ db, clock, mailQueue }, id, requestedAfter)) {
      return { message: alertMessages.followConfirmed };
    }
  }
  throw new AppError("BAD_REQUEST", alertMessages.invalidConfirmLink);
}

/**
 * Deletes the address with all it asked for about the event, confirmed or not. A repeated call gets
 * the same answer.
 */
export async function leaveAlert(
  { db, linkSecret }: Pick<Deps, "db" | "linkSecret">,
  token: string,
): Promise<void> {
  const id = readToken(linkSecret, "leave alert", token);
  if (id === undefined) throw new AppError("BAD_REQUEST", alertMessages.invalidLeaveLink);
  await inTransaction(db, (trx) => leaveEvent(trx, id));
}

export async function countAlerts(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
): Promise<AlertCounts> {
  const event = await getEvent(db, id);
  const now = clock.now();
  const counts = await countWaiting(db, { eventId: event.id, country: event.country });
  const { nextAt } = counts.placesReturn === 0 ? { nextAt: null } : await findOffer(db, event, now);
  const nextToldAt = nextAt?.toISOString() ?? null;
  const announced = await findAnnouncement(db, event.id, now);
  return presentAlertCounts(
    { ...counts, nextToldAt, ...(await countFollowers(db, event.id)) },
    announced,
  );
}

/** Whom a change concerns besides those who asked to hear of it. */
export async function getReach(
  { db, clock, site, searchEngines }: Pick<Deps, "db" | "clock" | "site" | "searchEngines">,
  id: string,
): Promise<EventReach> {
  const event = await getEvent(db, id);
  const isSetUp = searchEngines !== undefined;
  const failed = isSetUp ? await findTellingFailure(db) : null;
  return {
    clicks: await countEventClicks(db, event.id),
    partners: await listEmbeddingHosts(db, {
      country: event.country,
      since: new Date(clock.now().getTime() - partnerDays * 24 * hourMs).toISOString().slice(0, 10),
      limit: maxPartners,
    }),
    searchEngines: {
      isSetUp,
      failure: failed === null ? null : tellingFailure(failed, site.publicUrl),
    },
  };
}

/** Latest first. */
export async function listReceipts({ db }: Pick<Deps, "db">, id: string): Promise<EventReceipt[]> {
  const event = await getEvent(db, id);
  return (await listReceiptRows(db, event.id, maxReceipts)).map(presentReceipt);
}

/** Drafts too. */
async function getEvent(db: Deps["db"], id: string): Promise<EventRow> {
  const event = isUuid(id) ? await findEvent(db, id) : undefined;
  if (event === undefined) throw notFound();
  return event;
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", eventMessages.notFound);
}

function presentAlertCounts(
  row: Omit<AlertCounts, "announcement">,
  announced: Awaited<ReturnType<typeof findAnnouncement>>,
): EveryKey<AlertCounts> {
  const { people, announced_at: announcedAt } = announced ?? {};
  return {
    placesReturn: row.placesReturn,
    onSale: row.onSale,
    nextEvent: row.nextEvent,
    nextToldAt: row.nextToldAt,
    announcement:
      people && announcedAt
        ? { people, at: new Date(announcedAt.getTime() + announcedAfterMs).toISOString() }
        : null,
    changes: row.changes,
    reminder: row.reminder,
  };
}

/** Shows how many people were told, never who. */
function presentReceipt(row: ReceiptRow): EveryKey<EventReceipt> {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    saidBy: row.said_by,
    at: row.created_at.toISOString(),
    sequence: row.sequence,
    searchEnginesAt: row.told_at?.toISOString() ?? null,
    mails: {
      waiting: row.waiting,
      sent: row.sent,
      failed: row.failed,
      lastAt: row.last_at?.toISOString() ?? null,
    },
  };
}
