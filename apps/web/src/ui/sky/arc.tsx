import classes from "./arc.module.css";
import { sunOnArc } from "./sun-on-arc.ts";

interface ArcProps {
  /** Position of the sun: 0 at four o'clock, 1 at ten. */
  progress?: number;
  /** Animates the sun from four to ten repeatedly, to show that something is loading. */
  travelling?: boolean;
  /** Width of the arc in pixels; its height is half of that. */
  width: number;
  className?: string | undefined;
}

/** The brand's drawing: a half circle from four to ten with a sun on it. Always decorative. */
export function Arc({ progress = 0, travelling = false, width, className = "" }: ArcProps) {
  return (
    <svg
      className={`${classes.arc} ${className}`}
      width={width}
      height={Math.round(width * 0.56)}
      viewBox="0 0 100 56"
      aria-hidden="true"
    >
      <path className={classes.line} d="M8 50a42 42 0 0 1 84 0" strokeWidth={1.75} />
      <circle
        className={`${classes.sun} ${travelling ? classes.travelling : ""}`}
        {...sunOnArc(travelling ? 0 : progress)}
        r={7.5}
      />
    </svg>
  );
}
