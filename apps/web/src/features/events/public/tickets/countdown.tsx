import { countdownParts, hasStarted } from "@before-ten/contracts/events/lifecycle";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { onNowUntil } from "@before-ten/contracts/events/state-messages";
import { eventStateTexts } from "@before-ten/contracts/site/texts/events/event-states";
import { ticketTexts } from "@before-ten/contracts/site/texts/events/ticket";
import type { ReactNode } from "react";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { Arc } from "../../../../ui/sky/arc.tsx";
import { climbTo } from "./countdown-climb.ts";
import classes from "./countdown.module.css";

interface CountdownProps {
  event: Pick<PublicEvent, "startsAt" | "endTime">;
  now: Date;
}

/** Counts down to the party; once it is on, the zeros are beside the end time. */
export function Countdown({ event, now }: CountdownProps) {
  const { startsIn } = useTexts(ticketTexts);
  const states = useTexts(eventStateTexts);
  return (
    <Count to={event.startsAt} now={now} label={startsIn}>
      {onNowUntil(event, states)}
    </Count>
  );
}

interface SaleCountdownProps {
  event: CountdownProps["event"] & Pick<PublicEvent, "id" | "onSaleFrom">;
  now: Date;
}

/** Counts down to the sale of the tickets, if its day is known, and then leads to them. */
export function SaleCountdown({ event, now }: SaleCountdownProps) {
  const texts = useTexts(ticketTexts);
  if (event.onSaleFrom === null) return <Countdown event={event} now={now} />;
  return (
    <Count to={event.onSaleFrom} now={now} label={texts.onSaleIn} title={texts.onSaleIn}>
      {/* The same page, which has the link to the tickets by then. */}
      <a href={pathTo("/events/$id", { params: { id: event.id } })}>{texts.onSaleNow}</a>
    </Count>
  );
}

interface CountProps {
  /** An ISO instant. */
  to: string;
  now: Date;
  /** Accessible name of the numbers. */
  label: string;
  /** Above the numbers. */
  title?: string;
  /** Beside the zeros. */
  children: ReactNode;
}

/**
 * Ticks every second (`countdown.element.ts`). It is no live region, as screen readers would never
 * fall silent.
 */
function Count({ to, now, label, title, children }: CountProps) {
  const { days, hours, minutes, seconds } = countdownParts(to, now);
  const texts = useTexts(ticketTexts);
  const parts = [
    ["days", texts.days, days],
    ["hours", texts.hours, hours],
    ["minutes", texts.minutes, minutes],
    ["seconds", texts.seconds, seconds],
  ] as const;
  return (
    <count-down className={classes.countdown} starts-at={to}>
      {title !== undefined && (
        <strong className={classes.title} aria-hidden>
          {title}
        </strong>
      )}
      <dl className={classes.parts} aria-label={label}>
        {parts.flatMap(([unit, name, number]) => [
          <dt key={unit} className={classes.unit}>
            {name}
          </dt>,
          <dd key={`${unit} number`} className={classes.number}>
            {number}
          </dd>,
        ])}
      </dl>
      <Arc width={52} progress={climbTo(to, now)} className={classes.arc} />
      <p className={classes.on} hidden={!hasStarted({ startsAt: to }, now)}>
        {children}
      </p>
    </count-down>
  );
}
