import type { FoundValues } from "@before-ten/contracts/ticket-pages/output";
import type { Events, TicketPageChecks } from "@before-ten/db/schema";
import type { Insertable } from "kysely";

/**
 * Differences shown for the demo club's ticket pages, so that admins can see a notice. The pages
 * don't exist: hosts below `.example` are never requested, and a day later the watch reports that.
 */
const saysElse: Record<string, Partial<FoundValues>> = {
  "Harbour Disco": { price: { amount: 54, currency: "NZD" } },
  "Northern Lights, Early Night": { startTime: "15:00", availability: "sold-out" },
};

const hourMs = 60 * 60_000;

/** One for each event named above. */
export function ticketPageChecks(
  events: readonly Insertable<Events>[],
  now: Date,
): Insertable<TicketPageChecks>[] {
  return events.flatMap((event) => {
    const found = Object.hasOwn(saysElse, event.event_name)
      ? saysElse[event.event_name]
      : undefined;
    if (found === undefined) return [];
    const says: FoundValues = {
      name: event.event_name,
      startDate: event.start_date,
      startTime: event.start_time,
      endDate: event.end_date,
      endTime: null,
      place: event.location_label,
      price: null,
      availability: "on-sale",
      disruption: null,
      unread: [],
      ...found,
    };
    const checkedAt = new Date(now.getTime() - 3 * hourMs);
    return [
      {
        event_id: event.id,
        url: event.redirect_url,
        checked_at: checkedAt,
        outcome: "read",
        http_status: 200,
        found: JSON.stringify(says),
      },
    ];
  });
}
