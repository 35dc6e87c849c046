import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventCalendarPath } from "@before-ten/contracts/feeds/paths";
import { actionClass } from "../../../../ui/action.ts";
import classes from "./add-to-calendar.module.css";
import { googleCalendarLink, outlookLink } from "./calendar-links.ts";

interface AddToCalendarProps {
  event: PublicEvent;
  publicUrl: string;
}

/** A list of calendars that unfolds without scripts. */
export function AddToCalendar({ event, publicUrl }: AddToCalendarProps) {
  const elsewhere = [
    ["Google Calendar", googleCalendarLink(event, publicUrl)],
    ["Outlook", outlookLink(event, publicUrl)],
  ] as const;
  return (
    <details className={classes.calendars} data-screen-only>
      <summary className={actionClass("outline")}>Add to calendar</summary>
      <ul className={classes.ways}>
        <li>
          <a href={eventCalendarPath(event.id)}>Calendar file (.ics)</a>
        </li>
        {elsewhere.map(([name, href]) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${name} (opens in a new tab)`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
