import classes from "./event-page.module.css";

interface ViewerTimeProps {
  startsAt: string;
  timeZone: string;
}

/**
 * The start in the reader's own time zone, if that differs from the venue's. Only the browser knows
 * it (`viewer-time.element.ts`).
 */
export function ViewerTime({ startsAt, timeZone }: ViewerTimeProps) {
  return <viewer-time className={classes.own} starts-at={startsAt} time-zone={timeZone} />;
}
