import type { PublicEvent } from "@before-ten/contracts/events/output";
import { monthName } from "@before-ten/contracts/events/time-text";
import { Fragment, type ReactNode } from "react";
import classes from "./ticket-grid.module.css";
import { TicketList } from "./ticket-grid.tsx";

/** Two of three columns, or all of them. */
export type TicketWidth = "two" | "row";

interface TicketsByMonthProps {
  /** Soonest first. */
  events: readonly PublicEvent[];
  /** Heading of a month; the tickets' headings are one level below. */
  heading: "h2" | "h3";
  /** Heading of one list of all tickets, in the order of `events`, instead of the months. */
  oneList?: string | undefined;
  /** On a phone a month's tickets scroll sideways. */
  rails?: boolean;
  /** Renders an `li`, with the width as `data-wide`. */
  renderTicket: (event: PublicEvent, index: number, width: TicketWidth | undefined) => ReactNode;
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
        const widths = widthsIn(inMonth);
        return (
          <Fragment key={month}>
            <Heading id={`month-${month}`} className={classes.month}>
              {oneList ?? monthName(month)}
            </Heading>
            <TicketList labelledBy={`month-${month}`} end={isEnded ? end : null}>
              {inMonth.map((event) =>
                renderTicket(event, events.indexOf(event), widths.get(event)),
              )}
            </TicketList>
          </Fragment>
        );
      })}
      {empty !== undefined && <template>{empty}</template>}
    </ticket-grid>
  );
}

/**
 * Each row of three columns is full: three tickets, or two of which one is wide, which is one that
 * staff featured if possible. A single one takes the row.
 */
export function widthsIn(events: readonly PublicEvent[]): ReadonlyMap<PublicEvent, TicketWidth> {
  const widths = new Map<PublicEvent, TicketWidth>();
  for (let start = 0; start < events.length;) {
    const left = events.length - start;
    const pair = events.slice(start, start + 2);
    const featured = pair.find((event) => event.featured);
    const isPair = left === 2 || left === 4 || (left > 4 && featured !== undefined);
    const wide = left === 1 || isPair ? (featured ?? pair[0]) : undefined;
    if (wide) widths.set(wide, left === 1 ? "row" : "two");
    start += isPair ? 2 : 3;
  }
  return widths;
}

/** `2026-12`. */
export function monthOf({ startDate }: Pick<PublicEvent, "startDate">): string {
  return startDate.slice(0, 7);
}
