import { useClock } from "../../../lib/now.ts";
import classes from "./hour-arc.module.css";

const hours = [4, 5, 6, 7, 8, 9, 10];
const opensAt = 16;
const lastsHours = 6;

/**
 * The span of the party across the whole width. Between four and ten the sun stands where the
 * visitor's own clock does; otherwise, and before the browser's clock is known, it rests at four.
 */
export function HourArc() {
  const progress = useClock(progressOf, () => 0);
  return (
    <div className={classes.arc} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={classes.line} d={linePath} strokeWidth={1.5} />
      </svg>
      {hours.map((hour) => (
        <span
          key={hour}
          className={classes.hour}
          style={{ translate: wayTo((hour - 4) / lastsHours) }}
        >
          {hour}
        </span>
      ))}
      <span className={classes.sun} style={{ translate: wayTo(progress) }} />
    </div>
  );
}

/** Rounded to the minute, so that it moves once a minute. */
function progressOf(now: Date): number {
  const hour = now.getHours() + now.getMinutes() / 60 - opensAt;
  return hour < 0 || hour > lastsHours ? 0 : hour / lastsHours;
}

/**
 * The sun's place as a transform from the arc's top left corner, which can be animated without a
 * new layout.
 */
function wayTo(progress: number): string {
  return `${xAt(progress).toFixed(2)}cqw ${yAt(progress).toFixed(2)}cqh`;
}

/** The arc's margin in percent of its width, so that the first and the last numeral stay inside. */
const margin = 2;

function xAt(progress: number): number {
  return margin + progress * (100 - 2 * margin);
}

/** The height on a flat half ellipse whose top is at seven o'clock. */
function yAt(progress: number): number {
  return 74 - 66 * Math.sin(Math.PI * progress) ** 0.9;
}

const linePath = Array.from({ length: 61 }, (_, index) => {
  const progress = index / 60;
  return `${index === 0 ? "M" : "L"}${xAt(progress).toFixed(2)} ${yAt(progress).toFixed(2)}`;
}).join("");
