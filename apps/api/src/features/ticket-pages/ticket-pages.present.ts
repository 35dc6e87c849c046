import { availabilityOf } from "@before-ten/contracts/events/availability";
import { duePrices } from "@before-ten/contracts/events/prices/prices";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { isWebLink } from "@before-ten/contracts/shared/web-link";
import type { Finding, FoundValues, TicketPage } from "@before-ten/contracts/ticket-pages/output";
import type { TicketPageResult } from "@before-ten/contracts/ticket-pages/rules";
import type {
  IgnoredFindingRow,
  TicketPageRow,
} from "@before-ten/db/queries/ticket-pages/ticket-pages";
import { type ComparedEvent, findingsOf } from "./findings.ts";

interface Presented {
  /** For this event, and possibly for others. */
  ignored: readonly IgnoredFindingRow[];
  now: Date;
  isTicketWatchOn: boolean;
}

export function presentTicketPage(
  row: TicketPageRow,
  { ignored, now, isTicketWatchOn }: Presented,
): EveryKey<TicketPage> {
  const isKnown = isLookedAt(row);
  const all = openAndIgnoredFindings(row, now);
  const findings = all.filter(
    (finding) =>
      !ignored.some(
        (each) =>
          each.event_id === row.id &&
          each.field === finding.field &&
          each.ours === finding.ours &&
          each.found === finding.found,
      ),
  );
  return {
    id: row.id,
    eventName: row.event_name,
    startDate: `${row.start_date}T00:00:00.000Z`,
    redirectUrl: isWebLink(row.redirect_url) ? row.redirect_url : null,
    result: resultOf(row, all),
    outcome: isKnown ? row.outcome : null,
    httpStatus: isKnown ? row.http_status : null,
    checkedAt: isKnown ? (row.checked_at?.toISOString() ?? null) : null,
    isWatched: row.is_watched && isTicketWatchOn,
    findings,
    unread: unreadOf(row),
  };
}

/** Rows that the previous release wrote have no such list. */
function unreadOf(row: TicketPageRow): TicketPage["unread"] {
  const found: Partial<FoundValues> = row.found ?? {};
  return isLookedAt(row) ? (found.unread ?? []) : [];
}

/** The current differences between the event and its ticket page, ignored ones included. */
export function openAndIgnoredFindings(row: TicketPageRow, now: Date): Finding[] {
  const { outcome, found } = row;
  if (!isLookedAt(row) || outcome === null || found === null) return [];
  return findingsOf(comparedEvent(row, now), {
    outcome,
    httpStatus: row.http_status,
    unreachableLooks: row.unreachable_looks ?? 0,
    found,
  });
}

/** False too if another page was looked at, because the event's link has changed since. */
function isLookedAt({ checked_at, checked_url, redirect_url }: TicketPageRow): boolean {
  return checked_at !== null && checked_url === redirect_url;
}

function resultOf(row: TicketPageRow, findings: Finding[]): TicketPageResult {
  if (!isLookedAt(row)) return "not-looked-at";
  if (row.outcome === "read") {
    if (findings.length > 0) return "differs";
    return unreadOf(row).length > 0 ? "cant-tell" : "agrees";
  }
  return row.outcome === "gone" || row.outcome === "unreachable" ? "unreachable" : "cant-tell";
}

/** The event as visitors currently see it. */
function comparedEvent(row: TicketPageRow, now: Date): ComparedEvent {
  return {
    eventName: row.event_name,
    startDay: row.start_date,
    startTime: row.start_time,
    ticketPrice: duePrices(row, now).ticketPrice,
    availability: availabilityOf(
      {
        availabilitySetting: row.availability,
        onSaleFrom: row.on_sale_from?.toISOString() ?? null,
        capacity: row.capacity,
        unlimitedCapacity: row.unlimited_capacity,
        registrations: row.registrations,
      },
      now,
    ),
    disruption: row.disruption,
    redirectUrl: row.redirect_url,
    orders:
      row.has_seller && row.capacity !== null && !row.unlimited_capacity
        ? { sold: row.registrations, capacity: row.capacity }
        : null,
  };
}
