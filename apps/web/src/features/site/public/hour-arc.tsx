import { hours, linePath, wayTo } from "./hour-arc-geometry.ts";
import classes from "./hour-arc.module.css";

/**
 * The span of the party across the whole width. Between four and ten the sun stands where the
 * visitor's own clock does (`hour-arc.element.ts`); otherwise, and before the browser's clock is
 * known, it rises at four and moves with the page.
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
