import { countdownParts } from "@before-ten/contracts/events/lifecycle";
import { Arc } from "../../../ui/arc.tsx";
import { climbTo } from "./countdown-climb.ts";
import classes from "./countdown.module.css";

/**
 * Ticks every second (`countdown.element.ts`). It is no live region: a screen reader that reads
 * along would never fall silent.
 */
export function Countdown({ startsAt, now }: { startsAt: string; now: Date }) {
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
    </count-down>
  );
}
