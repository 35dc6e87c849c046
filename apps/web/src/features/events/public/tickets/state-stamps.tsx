import { isCalledOff } from "@before-ten/contracts/events/disruption";
import {
  type StateTone,
  onNowUntil,
  stateBadges,
} from "@before-ten/contracts/events/state-messages";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventStateTexts } from "@before-ten/contracts/site/texts/events/event-states";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { EventPhase } from "./event-phase.tsx";
import { phaseOf } from "./phase.ts";
import classes from "./state-stamps.module.css";

const sellingTones: ReadonlySet<StateTone> = new Set(["scarce", "plain"]);

const toneClasses: Record<StateTone, string | undefined> = {
  off: classes.off,
  changed: classes.changed,
  scarce: classes.scarce,
  sold: classes.sold,
  plain: undefined,
};

interface StateStampsProps {
  event: PublicEvent;
  /** For a past event: leaves out how many tickets are left, but not that it was sold out. */
  past?: boolean;
}

/** Stamps on a ticket: sold out, cancelled or rescheduled. */
export function StateStamps({ event, past = false }: StateStampsProps) {
  const texts = useTexts(eventStateTexts);
  const badges = stateBadges(event, texts).filter(({ tone }) => !past || !sellingTones.has(tone));
  if (badges.length === 0) return null;
  return <p className={classes.stamps}>{badges.map(stampOf)}</p>;
}

function stampOf({ label, tone }: { label: string; tone: StateTone }) {
  return (
    <span key={label} className={`${classes.stamp} ${toneClasses[tone] ?? ""}`}>
      {label}
    </span>
  );
}

interface TicketStampsProps {
  event: PublicEvent;
  /** Says that the event is on now, if the time is known. */
  now: Date | undefined;
}

/** The stamps of a ticket; while the event is on, that as well, until it is over. */
export function TicketStamps({ event, now }: TicketStampsProps) {
  const texts = useTexts(eventStateTexts);
  const isOn =
    now !== undefined && !isCalledOff(event.disruption) && phaseOf(event, now) === "running";
  // An upcoming party doesn't get the element, as that would cost one per ticket.
  if (!isOn) return <StateStamps event={event} />;
  const stamps = (
    <p className={classes.stamps}>
      <span className={`${classes.stamp} ${classes.now}`}>{onNowUntil(event, texts)}</span>
      {stateBadges(event, texts).map(stampOf)}
    </p>
  );
  return <EventPhase event={event} now={now} running={stamps} ended={null} />;
}
