import { countdownParts, hasStarted } from "@before-ten/contracts/events/lifecycle";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { onNowUntil } from "@before-ten/contracts/events/state-messages";
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
  const parts = Object.entries(countdownParts(startsAt, now));
  return (
    <count-down className={classes.countdown} starts-at={startsAt}>
      <dl className={classes.parts} aria-label="Starts in">
        {parts.flatMap(([unit, number]) => [
          <dt key={unit} className={classes.unit}>
            {unit}
          </dt>,
          <dd key={`${unit} number`} className={classes.number}>
            {number}
          </dd>,
        ])}
      </dl>
      <Arc width={52} progress={climbTo(startsAt, now)} className={classes.arc} />
      <p className={classes.on} hidden={!hasStarted({ startsAt }, now)}>
        {onNowUntil(event)}
      </p>
    </count-down>
  );
}
