import type { PublicEvent } from "@before-ten/contracts/events/output";
import { monthName } from "@before-ten/contracts/events/time-text";
import { Fragment, type ReactNode } from "react";
import classes from "./ticket-grid.module.css";
import { TicketList } from "./ticket-grid.tsx";

interface TicketsByMonthProps {
  /** Soonest first. */
  events: readonly PublicEvent[];
  /** Heading of a month; the tickets' headings are one level below. */
  heading: "h2" | "h3";
  /** Heading of one list of all tickets, in the order of `events`, instead of the months. */
  oneList?: string | undefined;
  /** On a phone a month's tickets scroll sideways. */
  rails?: boolean;
  /** Renders an `li`, with `data-wide` if it takes two columns. */
  renderTicket: (event: PublicEvent, index: number, isWide: boolean) => ReactNode;
  /** An `li` that ends the last month's list. */
  end?: ReactNode;
  /** Shown when the last ticket has left the list. */
  empty?: ReactNode;
}

/** Tickets grouped by the month they start in, by the venue's calendar, with a heading each. */
export function TicketsByMonth({
  events,
  heading: Heading,
  oneList,
  rails = false,
  renderTicket,
  end = null,
  empty,
}: TicketsByMonthProps) {
  const months = oneList === undefined ? [...new Set(events.map(monthOf))] : ["any"];
  return (
    <ticket-grid className={`${classes.frame} ${rails ? classes.rails : ""}`}>
      {months.map((month) => {
        const isEnded = end !== null && month === months.at(-1);
        const inMonth =
          oneList === undefined ? events.filter((event) => monthOf(event) === month) : events;
        return (
          <Fragment key={month}>
            <Heading id={`month-${month}`} className={classes.month}>
              {oneList ?? monthName(month)}
            </Heading>
            <TicketList labelledBy={`month-${month}`} end={isEnded ? end : null}>
              {inMonth.map((event) =>
                renderTicket(event, events.indexOf(event), wideIn(inMonth).has(event)),
              )}
            </TicketList>
          </Fragment>
        );
      })}
      {empty !== undefined && <template>{empty}</template>}
    </ticket-grid>
  );
}

/** Those that staff featured take two of three columns, unless that left a gap before them. */
export function wideIn(events: readonly PublicEvent[]): ReadonlySet<PublicEvent> {
  const wide = new Set<PublicEvent>();
  let column = 0;
  for (const event of events) {
    const isWide = event.featured && column < 2;
    if (isWide) wide.add(event);
    column = (column + (isWide ? 2 : 1)) % 3;
  }
  return wide;
}

/** `2026-12`. */
export function monthOf({ startDate }: Pick<PublicEvent, "startDate">): string {
  return startDate.slice(0, 7);
}
