import classes from "./event-page.module.css";

interface ViewerTimeProps {
  startsAt: string;
  timeZone: string;
}

/**
 * When it starts on the reader's own clock, where that differs from the venue's. Only the browser
 * knows it (`viewer-time.element.ts`).
 */
export function ViewerTime({ startsAt, timeZone }: ViewerTimeProps) {
  return <viewer-time className={classes.own} starts-at={startsAt} time-zone={timeZone} />;
}
