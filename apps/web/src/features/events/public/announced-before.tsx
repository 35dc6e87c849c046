import type { Disruption, PublicEvent } from "@before-ten/contracts/events/output";
import { stateMessages } from "@before-ten/contracts/events/state-messages";
import { longDate, timeRange } from "@before-ten/contracts/events/time-text";
import classes from "./state-stamps.module.css";

/**
 * What no longer holds, struck through. Screen readers, which don't say that, read a word for it.
 */
export function AnnouncedBefore({ text }: { text: string }) {
  return (
    <s className={classes.before}>
      <span className={classes.unseen}>{stateMessages.previously}: </span>
      {text}
    </s>
  );
}

/** The day that was announced first, or its hours where the day is the same. */
export function previousTime(
  before: NonNullable<Disruption["previousDates"]>,
  { startDate }: Pick<PublicEvent, "startDate">,
): string {
  return before.startDate === startDate ? timeRange(before) : longDate(before.startDate);
}
