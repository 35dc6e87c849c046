import { isLive } from "@before-ten/contracts/events/lifecycle";
import { countedAvailability } from "@before-ten/contracts/events/availability";
import type { EventAlerts, EventReceiptMails, EventReceipts } from "@before-ten/db/schema";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { DemoEvent } from "./events/demo-event.ts";

interface DemoAlerts {
  alerts: Insertable<EventAlerts>[];
  receipts: Insertable<EventReceipts>[];
  mails: Insertable<EventReceiptMails>[];
}

interface StoredDemoEvent {
  subject: DemoEvent;
  id: string;
  country: string;
  endsAt: Date;
}

const hourMs = 3_600_000;
const secondMs = 1_000;
const waitingForPlaces = 14;
const waitingForTickets = 9;
const waitingForNext = 6;
/** Recipients who were waiting for a party that was then cancelled. */
const toldOfCancellation = 11;

/**
 * People waiting for the demo's parties, and what was announced about them. Nothing of it is due.
 */
export function demoAlerts(event: StoredDemoEvent, now: Date): DemoAlerts {
  const receipt = receiptOf(event);
  const isToCome = isLive(event.subject) && event.endsAt > now;
  const isCancelled = event.subject.disruption?.kind === "cancelled" && isToCome;
  return {
    alerts: isToCome ? alertsOf(event, now) : [],
    receipts: receipt === undefined ? [] : [receipt],
    mails: receipt !== undefined && isCancelled ? mailsOf(receipt.id, receipt.created_at) : [],
  };
}

function alertsOf({ subject, id, country }: StoredDemoEvent, now: Date): Insertable<EventAlerts>[] {
  if (subject.disruption?.kind === "cancelled") {
    return waiting(waitingForNext, { kind: "next-event", country }, now);
  }
  const availability = subject.availability ?? availabilityOf(subject);
  if (availability === "sold-out") {
    return waiting(waitingForPlaces, { kind: "places-return", event_id: id }, now);
  }
  return availability === "not-yet-on-sale"
    ? waiting(waitingForTickets, { kind: "on-sale", event_id: id }, now)
    : [];
}

function availabilityOf({ capacity, unlimitedCapacity = false, registrations }: DemoEvent) {
  return countedAvailability({ capacity, unlimitedCapacity, registrations });
}

/** Requested one after the other, up to an hour ago, at made-up addresses. */
function waiting(
  count: number,
  about: Pick<Insertable<EventAlerts>, "kind" | "event_id" | "country">,
  now: Date,
): Insertable<EventAlerts>[] {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(now.getTime() - (index + 1) * hourMs);
    return {
      id: uuidv7({ msecs: at.getTime() }),
      ...about,
      email: `dancer.${index + 1}@mail.example`,
      requested_at: at,
      confirmed_at: at,
    };
  });
}

function receiptOf({ subject, id }: StoredDemoEvent) {
  if (subject.disruption === undefined) return undefined;
  const { kind, reason, since } = subject.disruption;
  return {
    id: uuidv7({ msecs: since.getTime() }),
    event_id: id,
    kind,
    reason,
    said_by: "Ana",
    // As the event has it, which is stored with what happened to it.
    sequence: 0,
    created_at: since,
  };
}

function mailsOf(receiptId: string, saidAt: Date): Insertable<EventReceiptMails>[] {
  return Array.from({ length: toldOfCancellation }, (_, index) => {
    const at = new Date(saidAt.getTime() + (index + 1) * secondMs);
    return {
      id: uuidv7({ msecs: at.getTime() }),
      receipt_id: receiptId,
      outcome: "sent",
      created_at: at,
    };
  });
}
