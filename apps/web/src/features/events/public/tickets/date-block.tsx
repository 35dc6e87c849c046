import type { PublicEvent } from "@before-ten/contracts/events/output";
import { dayBlock } from "@before-ten/contracts/events/time-text";
import classes from "./date-block.module.css";

interface DateBlockProps {
  event: Pick<PublicEvent, "startDate" | "endDate">;
}

/** The event's days as a calendar sheet on its poster. Decorative: the whole date is beside it. */
export function DateBlock({ event }: DateBlockProps) {
  const { weekday, day, month } = dayBlock(event);
  return (
    <span className={classes.day} aria-hidden="true">
      {weekday} <strong>{day}</strong> {month}
    </span>
  );
}
