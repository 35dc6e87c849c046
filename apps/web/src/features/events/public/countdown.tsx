import { countdownParts } from "@before-ten/contracts/events/lifecycle";
import { useNow } from "../../../lib/now.ts";
import { Arc } from "../../../ui/arc.tsx";
import classes from "./countdown.module.css";

/** The sun begins to climb a month before the doors open. */
const climbMs = 30 * 86_400_000;

/**
 * Ticks every second. It is no live region: a screen reader that reads along would never fall
 * silent.
 */
export function Countdown({ startsAt }: { startsAt: string }) {
  const now = useNow();
  const parts = Object.entries(countdownParts(startsAt, now));
  const leftMs = Math.max(0, Date.parse(startsAt) - now.getTime());
  return (
    <div className={classes.countdown}>
      <dl className={classes.parts} aria-label="Starts in">
        {parts.map(([unit, number]) => (
          <div key={unit} className={classes.part}>
            <dt className={classes.unit}>{unit}</dt>
            <dd className={classes.number}>{number}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.arc}>
        <Arc width={52} progress={1 - leftMs / climbMs} />
      </div>
    </div>
  );
}
