import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventCalendarPath } from "@before-ten/contracts/feeds/paths";
import { eventPageTexts } from "@before-ten/contracts/site/texts/events/event-page";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { actionClass } from "../../../../ui/action.ts";
import classes from "./add-to-calendar.module.css";
import { googleCalendarLink, outlookLink } from "./calendar-links.ts";

interface AddToCalendarProps {
  event: PublicEvent;
  publicUrl: string;
}

/** A list of calendars that unfolds without scripts. */
export function AddToCalendar({ event, publicUrl }: AddToCalendarProps) {
  const texts = useTexts(eventPageTexts);
  const elsewhere = [
    ["Google Calendar", googleCalendarLink(event, { publicUrl, texts })],
    ["Outlook", outlookLink(event, { publicUrl, texts })],
  ] as const;
  return (
    <details className={classes.calendars} data-screen-only>
      <summary className={actionClass("outline")}>{texts.addToCalendar}</summary>
      <ul className={classes.ways}>
        <li>
          <a href={eventCalendarPath(event.id)}>{texts.calendarFile}</a>
        </li>
        {elsewhere.map(([name, href]) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.opensInNewTab({ name })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
