import { hours, linePath, wayTo } from "./hour-arc-geometry.ts";
import classes from "./hour-arc.module.css";

/**
 * The party's hours across the whole width. Between four and ten the sun follows the visitor's
 * clock (`hour-arc.element.ts`); otherwise, and until scripts run, it rises at four and moves with
 * scrolling.
 */
export function HourArc() {
  return (
    <hour-arc className={classes.arc} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={classes.line} d={linePath} strokeWidth={1.5} />
      </svg>
      {hours.map((hour, index) => (
        <span
          key={hour}
          className={classes.hour}
          style={{ translate: wayTo(index / (hours.length - 1)) }}
        >
          {hour}
        </span>
      ))}
      <i className={classes.sun} style={{ translate: wayTo(0) }} />
    </hour-arc>
  );
}
