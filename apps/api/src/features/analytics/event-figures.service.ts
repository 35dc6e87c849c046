import { figuresLabels as messages } from "@before-ten/contracts/analytics/messages";
import type { EventFigures } from "@before-ten/contracts/analytics/output";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { priceLabel } from "@before-ten/contracts/shared/money";
import {
  findFiguresEvent,
  findPartyBefore,
  listCampaignDays,
} from "@before-ten/db/queries/analytics/event-figures";
import type { Deps } from "../../deps.ts";
import { nameKey } from "./figures.present.ts";

/** A party's results, and what explains its visits. */
export async function readEventFigures(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
): Promise<EveryKey<EventFigures>> {
  const event = await findFiguresEvent(db, id);
  if (event === undefined) throw new AppError("NOT_FOUND", eventMessages.notFound);
  const [previous, campaigns] = await Promise.all([
    findPartyBefore(db, clock.now(), event),
    listCampaignDays(db, event),
  ]);
  const dayOf = (at: Date) => dayIn(event.time_zone, at);
  const currency = event.ticket_currency;
  const marks = [
    ...(event.announced_at === null
      ? []
      : [{ day: dayOf(event.announced_at), label: messages.announced }]),
    ...event.price_steps.map(({ until, amount }) => ({
      // At midnight the day before was the last one.
      day: dayOf(new Date(Date.parse(until) - 1)),
      label: messages.priceEnds(
        currency === null ? amount : priceLabel({ amount: Number(amount), currency }),
      ),
    })),
    ...campaigns.map(({ day, subject }) => ({ day, label: messages.campaignSent(subject) })),
    { day: event.start_date, label: messages.partyDay },
  ];
  return {
    party: presentParty(event),
    previous: previous === undefined ? null : presentParty(previous),
    city: nameKey("city", event.city, new Map()).label,
    hasEnded: event.ends_at <= clock.now(),
    from: event.first_day,
    to: event.last_day,
    marks: marks.toSorted((one, other) => one.day.localeCompare(other.day)),
  };
}

type PartyRow = NonNullable<Awaited<ReturnType<typeof findPartyBefore>>>;

function presentParty(row: PartyRow): EveryKey<EventFigures["party"]> {
  return {
    id: row.id,
    eventName: row.event_name,
    startDay: row.start_date,
    attendance: row.registrations,
    reviews: row.reviews ?? 0,
    averageScore: row.score ?? null,
  };
}
