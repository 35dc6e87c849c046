import type { PublicEvent } from "@before-ten/contracts/events/output";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { hasStarted } from "@before-ten/contracts/events/lifecycle";
import { nextPartyTexts } from "@before-ten/contracts/site/texts/events/next-party";
import { ticketTexts } from "@before-ten/contracts/site/texts/events/ticket";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { Section } from "../../../../ui/section.tsx";
import { DateBlock } from "./date-block.tsx";
import { eventPrice, isFree } from "./event-price.ts";
import { EventWhen } from "./event-when.tsx";
import { DetailsLink, GetTickets } from "./get-tickets.tsx";
import classes from "./next-party.module.css";
import { Ticket } from "./ticket.tsx";
import ticketClasses from "./ticket.module.css";

const sizes = "(min-width: 72rem) 634px, (min-width: 45rem) 52vw, 92vw";

interface NextPartyProps {
  /** Upcoming events, soonest first; undefined if they couldn't be loaded. */
  upcoming: readonly PublicEvent[] | undefined;
  now: Date;
}

/** The next party, at the end of pages about other things. Nothing if none is announced. */
export function NextParty({ upcoming, now }: NextPartyProps) {
  const texts = useTexts(nextPartyTexts);
  const ticket = useTexts(ticketTexts);
  const event = upcoming?.find((each) => !isCalledOff(each.disruption) && !hasStarted(each, now));
  if (event === undefined) return null;
  return (
    <Section
      id="next-party"
      title={texts.title}
      aside={<a href={pathTo("/events")}>{texts.toEvents}</a>}
    >
      <div className={classes.frame}>
        <Ticket
          event={event}
          heading="h3"
          sizes={sizes}
          sheet={<DateBlock event={event} />}
          wide
          now={now}
        >
          <EventWhen event={event} />
          <p className={ticketClasses.description}>{event.description}</p>
          <div className={ticketClasses.foot}>
            <span className={ticketClasses.price}>
              <strong>{eventPrice(event, ticket)}</strong> {!isFree(event) && ticket.perPerson}
            </span>
            <GetTickets event={event} now={now} otherwise={<DetailsLink event={event} />} />
          </div>
        </Ticket>
      </div>
    </Section>
  );
}
