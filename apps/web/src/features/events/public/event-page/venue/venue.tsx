import { knownPlace } from "@before-ten/contracts/events/location/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { eventPageTexts } from "@before-ten/contracts/site/texts/events/event-page";
import { placeTexts } from "@before-ten/contracts/site/texts/events/places";
import { pathTo } from "../../../../../lib/site-path.ts";
import { useTexts } from "../../../../../lib/site-texts.tsx";
import { cityLinkOf } from "../../places/city-link.ts";
import { directionsTo } from "./directions.ts";
import classes from "./venue.module.css";

interface VenueProps {
  event: Pick<PublicEvent, "location" | "country"> & Partial<Pick<PublicEvent, "venue">>;
  /** Leaves out the directions. */
  isOver?: boolean;
  /** On the venue's own page there is no link to it. */
  isOwnPage?: boolean;
}

/** The event's place and the last steps to it. Nothing without a place. */
export function Venue({ event, isOver = false, isOwnPage = false }: VenueProps) {
  const texts = useTexts(eventPageTexts);
  const place = knownPlace(event.location);
  if (place === undefined) return null;
  const country = countryOf(event.country).name;
  return (
    <section className={classes.venue} aria-labelledby="venue">
      <h2 id="venue">{isOver ? texts.pastVenueTitle : texts.venueTitle}</h2>
      {!isOver && event.venue?.arrival && <p className={classes.arrival}>{event.venue.arrival}</p>}
      <address className={classes.address}>
        <strong>{place}</strong>
        {!place.endsWith(country) && country}
      </address>
      {!isOver && <Directions event={event} />}
      <PlaceLinks event={event} isOwnPage={isOwnPage} />
    </section>
  );
}

function PlaceLinks({ event, isOwnPage }: Pick<VenueProps, "event" | "isOwnPage">) {
  const texts = useTexts(placeTexts);
  const { venue } = event;
  const city = cityLinkOf(event);
  return (
    <p className={classes.more} data-screen-only>
      {venue && !isOwnPage && (
        <a href={pathTo("/venues/$slug", { params: { slug: venue.slug } })}>
          {texts.aboutVenue({ venue: venue.name })}
        </a>
      )}
      {city && <a href={city.href}>{texts.inCity({ city: city.city })}</a>}
    </p>
  );
}

function Directions({ event }: Pick<VenueProps, "event">) {
  const texts = useTexts(eventPageTexts);
  return (
    <>
      <p id="directions" className={classes.lead} data-screen-only>
        {texts.directions}
      </p>
      <ul className={classes.ways} aria-labelledby="directions" data-screen-only>
        {directionsTo(event).map(([name, href]) => (
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
    </>
  );
}
