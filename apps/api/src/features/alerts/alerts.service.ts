import { alertKindFor } from "@before-ten/contracts/alerts/alert-state";
import type { RequestAlert } from "@before-ten/contracts/alerts/input";
import { alertMessages, alertOverMessages } from "@before-ten/contracts/alerts/messages";
import type { AlertCounts, EventReceipt } from "@before-ten/contracts/alerts/output";
import {
  announcedAfterMinutes,
  confirmWithinHours,
  maxReceipts,
} from "@before-ten/contracts/alerts/rules";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { consentTexts } from "@before-ten/contracts/site/texts/newsletter/consent";
import { AppError } from "@before-ten/contracts/shared/errors";
import {
  type AlertSubject,
  confirmAlert as setConfirmed,
  countAlerts as countWaiting,
  deleteAlert,
  requestAlert as storeRequest,
} from "@before-ten/db/queries/alerts/alerts";
import { findAnnouncement } from "@before-ten/db/queries/alerts/due-alerts";
import {
  listReceipts as listReceiptRows,
  type ReceiptRow,
} from "@before-ten/db/queries/alerts/event-receipts";
import { findEvent } from "@before-ten/db/queries/events/admin-events";
import { type EventRow, findPublicEvent } from "@before-ten/db/queries/events/events";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { Deps } from "../../deps.ts";
import { mayMail } from "../../mail/mailbox-limit.ts";
import { readToken } from "../../mail/mailed-link.ts";
import { alertable } from "./alertable.ts";
import { alertConfirmation } from "./alerts.mails.ts";
import { findOffer } from "./waiting-list.ts";

const hourMs = 3_600_000;
const announcedAfterMs = announcedAfterMinutes * 60_000;

/**
 * A first request, a repeated one and a confirmed one all get the same answer, so that it reveals
 * neither who waits for what nor how many mails an address got today.
 */
export async function requestAlert(
  deps: Pick<Deps, "db" | "clock" | "mailQueue" | "countingSecret" | "siteTexts">,
  { id, kind, email }: RequestAlert,
  via: "form" | "api",
): Promise<{ message: string }> {
  const { db, clock, mailQueue } = deps;
  const at = clock.now();
  const event = isUuid(id) ? await findPublicEvent(db, id) : undefined;
  if (event === undefined) throw notFound();
  if (alertKindFor(alertable(event, at), at) !== kind) {
    throw new AppError("CONFLICT", alertOverMessages[kind]);
  }
  const { alert: wording } = (await deps.siteTexts.read())(consentTexts);
  const consent = { wording, via };
  await inTransaction(db, async (trx) => {
    const alert = await storeRequest(trx, subjectOf(kind, event), { email, at, consent });
    if (alert === undefined) throw notFound();
    if (alert.confirmed || !(await mayMail(deps, trx, { email, kind: "alert" }))) return;
    await mailQueue.enqueue(trx, alertConfirmation, { alertId: alert.id });
  });
  return { message: alertMessages.requested };
}

function subjectOf(kind: RequestAlert["kind"], { id, country }: EventRow): AlertSubject {
  return kind === "next-event" ? { kind, country } : { kind, eventId: id };
}

/** Double opt-in: following the mailed link proves that the visitor reads this address. */
export async function confirmAlert(
  { db, clock, linkSecret }: Pick<Deps, "db" | "clock" | "linkSecret">,
  token: string,
): Promise<void> {
  const id = readToken(linkSecret, "confirm alert", token);
  const at = clock.now();
  const requestedAfter = new Date(at.getTime() - confirmWithinHours * hourMs);
  if (id === undefined || !(await setConfirmed(db, id, { at, requestedAfter }))) {
    throw new AppError("BAD_REQUEST", alertMessages.invalidConfirmLink);
  }
}

/** Deletes the address, confirmed or not. A repeated call gets the same answer. */
export async function leaveAlert(
  { db, linkSecret }: Pick<Deps, "db" | "linkSecret">,
  token: string,
): Promise<void> {
  const id = readToken(linkSecret, "leave alert", token);
  if (id === undefined) throw new AppError("BAD_REQUEST", alertMessages.invalidLeaveLink);
  await deleteAlert(db, id);
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
  return presentAlertCounts({ ...counts, nextToldAt }, announced);
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
    mails: {
      waiting: row.waiting,
      sent: row.sent,
      failed: row.failed,
      lastAt: row.last_at?.toISOString() ?? null,
    },
  };
}
