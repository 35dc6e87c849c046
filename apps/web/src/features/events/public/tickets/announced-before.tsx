import type { Disruption, PublicEvent } from "@before-ten/contracts/events/output";
import { partyDays, timeRange } from "@before-ten/contracts/events/time-text";
import { eventStateTexts } from "@before-ten/contracts/site/texts/events/event-states";
import { useTexts } from "../../../../lib/site-texts.tsx";
import classes from "./state-stamps.module.css";

/** Outdated text, struck through. Screen readers don't announce that, so they get a word for it. */
export function AnnouncedBefore({ text }: { text: string }) {
  return (
    <s className={classes.before}>
      <span className={classes.unseen}>{useTexts(eventStateTexts).previously}: </span>
      {text}
    </s>
  );
}

/** The days announced originally, or the hours if only those changed. */
export function previousTime(
  before: NonNullable<Disruption["previousDates"]>,
  event: Pick<PublicEvent, "startDate" | "endDate">,
): string {
  const days = partyDays(before);
  return days === partyDays(event) ? timeRange(before) : days;
}
