import { countryOf } from "@before-ten/contracts/shared/countries";
import { canBuyTickets, countedAvailability } from "@before-ten/contracts/events/availability";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { spotsLeft } from "@before-ten/contracts/events/lifecycle";
import { laterPrices } from "@before-ten/contracts/events/prices/price-text";
import { availabilityLabel, disruptionLabel } from "@before-ten/contracts/events/state-messages";
import { longDate, partyDays, timeRange } from "@before-ten/contracts/events/time-text";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import { eventPageTexts } from "@before-ten/contracts/site/texts/events/event-page";
import { eventStateTexts } from "@before-ten/contracts/site/texts/events/event-states";
import { ticketTexts } from "@before-ten/contracts/site/texts/events/ticket";
import { viewerTimeTexts } from "@before-ten/contracts/site/texts/events/viewer-time";
import type { ReactNode } from "react";
import { pathTo } from "../../../../lib/site-path.ts";
import { useElementTexts, useTexts } from "../../../../lib/site-texts.tsx";
import { ShareButton } from "../../../../ui/share-button.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { AnnouncedBefore } from "../tickets/announced-before.tsx";
import { Countdown, SaleCountdown } from "../tickets/countdown.tsx";
import classes from "./event-page.module.css";
import { EventPhase } from "../tickets/event-phase.tsx";
import { eventPrice, isFree } from "../tickets/event-price.ts";
import { GetTickets } from "../tickets/get-tickets.tsx";
import { PrintedAddress } from "./printed-address.tsx";
import capacityClasses from "./capacity.module.css";

/** Id of the form for an alert. */
export const alertId = "tell-me";

interface EventStubProps {
  event: PublicEvent;
  now: Date;
  publicUrl: string;
  alert?: ReactNode;
}

/** The event's facts, designed as a ticket's stub. */
export function EventStub({ event, now, publicUrl, alert }: EventStubProps) {
  const texts = useTexts(eventPageTexts);
  const ticket = useTexts(ticketTexts);
  const states = useTexts(eventStateTexts);
  const { disruption } = event;
  const viewerTime = useElementTexts(viewerTimeTexts);
  const calledOff = isCalledOff(disruption);
  const isPostponed = disruption?.kind === "postponed";
  const { previousLocation = null, previousDates = null } = disruption ?? {};
  const hoursBefore = previousDates && timeRange(previousDates);
  const place = locationLabel(event.location);
  const later = laterPrices(event, states);
  // On a phone it stands below the title, unless it has changed.
  const glanced = disruption === null ? `${classes.fact} ${classes.glanced}` : classes.fact;
  const country = countryOf(event.country).name;
  // Without tickets to buy it stands where their link would be.
  const isInstead = !canBuyTickets(event, now);
  const tellMe = alert !== undefined && (
    <div id={alertId} className={classes.tell} data-screen-only>
      {alert}
    </div>
  );
  return (
    <div className={classes.stub} data-ground="light">
      <div className={classes.keep}>
        <dl className={classes.facts}>
          <div className={glanced}>
            <dt>{texts.date}</dt>
            <dd>
              <EventDates event={event} />
            </dd>
          </div>
          <div className={classes.fact}>
            <dt>{texts.time}</dt>
            <dd>
              {isPostponed ? (
                <AnnouncedBefore text={timeRange(event)} />
              ) : (
                <>
                  {hoursBefore !== null && hoursBefore !== timeRange(event) && (
                    <AnnouncedBefore text={hoursBefore} />
                  )}
                  <time dateTime={event.startsAt}>
                    {timeRange(event)} {event.timeZoneAbbreviation}
                  </time>
                </>
              )}
              {/* The start in the reader's own time zone, which only the browser knows. */}
              {!calledOff && (
                <viewer-time
                  className={classes.own}
                  starts-at={event.startsAt}
                  time-zone={event.timeZone}
                  data-texts={viewerTime}
                />
              )}
            </dd>
          </div>
          <div className={`${glanced} ${classes.wideFact}`}>
            <dt>{texts.place}</dt>
            <dd>
              {previousLocation && <AnnouncedBefore text={locationLabel(previousLocation)} />}
              {place}
              {!place.endsWith(country) && <small>{country}</small>}
            </dd>
          </div>
        </dl>
      </div>
      <div className={classes.buy}>
        <div>
          <p className={classes.price}>
            {calledOff && disruption
              ? disruptionLabel(disruption, states)
              : eventPrice(event, ticket)}
            {!calledOff && !isFree(event) && <small> {ticket.perPerson}</small>}
          </p>
          {(later !== undefined || event.promotion !== null) && !calledOff && (
            <EventPhase
              event={event}
              now={now}
              upcoming={
                <>
                  {later !== undefined && <p className={classes.left}>{later}</p>}
                  {event.promotion && <p className={classes.promotion}>{event.promotion.text}</p>}
                </>
              }
              ended={null}
            />
          )}
          {!calledOff && (
            <EventPhase
              event={event}
              now={now}
              upcoming={<Places event={event} />}
              ended={
                <>
                  <p className={classes.left}>{ticket.ended}</p>
                  {event.registrations > 0 && (
                    <p className={classes.left}>{texts.came({ count: event.registrations })}</p>
                  )}
                </>
              }
            />
          )}
        </div>
        <GetTickets event={event} now={now} label={texts.getTickets} size="large" look="gold" />
        {hasBar(event) && (
          <EventPhase event={event} now={now} upcoming={<Capacity event={event} />} ended={null} />
        )}
      </div>
      {isInstead && tellMe}
      <div className={classes.more}>
        {!calledOff && (
          <EventPhase
            event={event}
            now={now}
            upcoming={
              event.availability === "not-yet-on-sale" ? (
                <SaleCountdown event={event} now={now} />
              ) : (
                <Countdown event={event} now={now} />
              )
            }
            running={<Countdown event={event} now={now} />}
            ended={null}
          />
        )}
        <div className={classes.ways} data-screen-only>
          {!calledOff && (
            <EventPhase
              event={event}
              now={now}
              upcoming={<AddToCalendar event={event} publicUrl={publicUrl} />}
              ended={null}
            />
          )}
          <ShareButton
            title={event.eventName}
            url={publicUrl + pathTo("/events/$id", { params: { id: event.id } })}
          />
        </div>
      </div>
      <PrintedAddress event={event} now={now} publicUrl={publicUrl} />
      {!isInstead && tellMe}
    </div>
  );
}

/** The current days, and the outdated ones struck through. */
function EventDates({ event }: { event: PublicEvent }) {
  const { dateToCome } = useTexts(eventStateTexts);
  const { startDate, endDate, disruption } = event;
  const days = longDate(startDate) + (endDate === startDate ? "" : ` to ${longDate(endDate)}`);
  if (disruption?.kind === "postponed") {
    return (
      <>
        <AnnouncedBefore text={days} />
        {dateToCome}
      </>
    );
  }
  const daysBefore = disruption?.previousDates ? partyDays(disruption.previousDates) : undefined;
  return (
    <>
      {daysBefore !== undefined && daysBefore !== partyDays(event) && (
        <AnnouncedBefore text={daysBefore} />
      )}
      {days}
    </>
  );
}

/** The state of the tickets and, unless the bar says it, the number of places. */
function Places({ event }: { event: PublicEvent }) {
  const left = spotsLeft(event);
  const label = availabilityLabel(event, useTexts(eventStateTexts));
  // The stamp on the poster says it, too.
  const isCountedOut = event.availability === "sold-out" && left === 0;
  return (
    <>
      {label !== undefined && !isFree(event) && !isCountedOut && (
        <p className={classes.left}>{label}</p>
      )}
      {!hasBar(event) && <SpotsLeft event={event} />}
    </>
  );
}

function SpotsLeft({ event }: { event: PublicEvent }) {
  const texts = useTexts(eventPageTexts);
  const left = spotsLeft(event);
  if (left === undefined || !countFits(event, left)) return null;
  return <p className={classes.left}>{texts.spotsLeft({ count: left })}</p>;
}

/** Whether a bar shows how full the room is. */
function hasBar({ capacity, disruption, availability }: PublicEvent): boolean {
  return capacity !== null && !isCalledOff(disruption) && availability !== "not-yet-on-sale";
}

/** Whether the count agrees with the availability, which admins may override. */
function countFits({ availability, ...event }: PublicEvent, left: number): boolean {
  if (availability === "sold-out") return left === 0;
  if (availability === "few-left") return countedAvailability(event) === "few-left";
  return left > 0 || event.capacity === null;
}

/** How full the room is. It is full if an event has more registrations than places. */
function Capacity({ event }: { event: PublicEvent }) {
  const texts = useTexts(eventPageTexts);
  const { registrations } = event;
  const capacity = event.capacity ?? 0;
  return (
    <div className={capacityClasses.capacity}>
      <p className={capacityClasses.text} id="capacity">
        {texts.registered({ registered: registrations, capacity })}
      </p>
      <SpotsLeft event={event} />
      <progress
        className={capacityClasses.bar}
        aria-labelledby="capacity"
        value={Math.min(registrations, capacity)}
        max={capacity}
      />
    </div>
  );
}
