import { endsSale } from "@before-ten/contracts/events/availability";
import { availabilityLabels } from "@before-ten/contracts/events/admin-messages";
import { hasEnded, isLive } from "@before-ten/contracts/events/lifecycle";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { partyDays, timeRange } from "@before-ten/contracts/events/time-text";
import { type EventFormValues, chosenLocation } from "../form/event-form-values.ts";

interface PlanChange {
  what: "Date" | "Hours" | "Place" | "Tickets";
  from: string;
  to: string;
}

/**
 * What an edit changes that visitors of a published party rely on. Nothing of a draft, and of what
 * is over or cancelled.
 */
export function changeOfPlans(
  event: PublicEvent,
  { stored, values }: { stored: EventFormValues; values: EventFormValues },
  now: Date,
): PlanChange[] {
  const isAnnounced = isLive(event) && isLive(values) && !hasEnded(event, now);
  if (!isAnnounced || event.disruption?.kind === "cancelled") return [];
  const setting = values.availability === "" ? null : values.availability;
  const plans: PlanChange[] = [
    { what: "Date", from: partyDays(stored), to: partyDays(values) },
    { what: "Hours", from: timeRange(stored), to: timeRange(values) },
    { what: "Place", from: placeOf(stored), to: placeOf(values) },
  ];
  const changes = plans.filter(({ from, to }) => from !== to);
  const isPlaceAlone = changes.every(({ what }) => what === "Place");
  const saleEnds =
    values.availability !== stored.availability && endsSale(event.availability, setting);
  return [
    // A postponed party with a new place still has no new date to tell.
    ...(event.disruption?.kind === "postponed" && isPlaceAlone ? [] : changes),
    ...(saleEnds && setting !== null
      ? [
          {
            what: "Tickets" as const,
            from: availabilityLabels[event.availability],
            to: availabilityLabels[setting],
          },
        ]
      : []),
  ];
}

function placeOf({ location }: EventFormValues): string {
  return chosenLocation(location)?.formatted ?? "";
}
