import { useClock } from "../../../lib/now.ts";
import classes from "./event-page.module.css";

/**
 * When it starts on the reader's own clock, where that differs from the venue's. Only the browser
 * knows it.
 */
export function ViewerTime({ startsAt, timeZone }: { startsAt: string; timeZone: string }) {
  const text = useClock(
    () => ownTime(new Date(startsAt), timeZone),
    () => "",
  );
  return text === "" ? null : <small className={classes.own}>{text}</small>;
}

function ownTime(startsAt: Date, timeZone: string): string {
  const there = wallClock(startsAt, timeZone);
  const here = wallClock(startsAt, undefined);
  return there === here ? "" : `${here} where you are`;
}

function wallClock(at: Date, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat("en-AU", {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(at);
}
