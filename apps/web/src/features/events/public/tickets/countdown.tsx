import { countdownParts, hasStarted } from "@before-ten/contracts/events/lifecycle";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { onNowUntil } from "@before-ten/contracts/events/state-messages";
import { eventStateTexts } from "@before-ten/contracts/site/texts/events/event-states";
import { ticketTexts } from "@before-ten/contracts/site/texts/events/ticket";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { Arc } from "../../../../ui/sky/arc.tsx";
import { climbTo } from "./countdown-climb.ts";
import classes from "./countdown.module.css";

interface CountdownProps {
  event: Pick<PublicEvent, "startsAt" | "endTime">;
  now: Date;
}

/**
 * Ticks every second (`countdown.element.ts`); once the party is on, its zeros are beside the end
 * time. It is no live region, as screen readers would never fall silent.
 */
export function Countdown({ event, now }: CountdownProps) {
  const { startsAt } = event;
  const { days, hours, minutes, seconds } = countdownParts(startsAt, now);
  const texts = useTexts(ticketTexts);
  const states = useTexts(eventStateTexts);
  const parts = [
    ["days", texts.days, days],
    ["hours", texts.hours, hours],
    ["minutes", texts.minutes, minutes],
    ["seconds", texts.seconds, seconds],
  ] as const;
  return (
    <count-down className={classes.countdown} starts-at={startsAt}>
      <dl className={classes.parts} aria-label={texts.startsIn}>
        {parts.flatMap(([unit, name, number]) => [
          <dt key={unit} className={classes.unit}>
            {name}
          </dt>,
          <dd key={`${unit} number`} className={classes.number}>
            {number}
          </dd>,
        ])}
      </dl>
      <Arc width={52} progress={climbTo(startsAt, now)} className={classes.arc} />
      <p className={classes.on} hidden={!hasStarted({ startsAt }, now)}>
        {onNowUntil(event, states)}
      </p>
    </count-down>
  );
}
