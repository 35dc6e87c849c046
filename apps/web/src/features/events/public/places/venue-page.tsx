import { placeTexts } from "@before-ten/contracts/site/texts/events/places";
import { type VenueNoteName, venueNoteNames } from "@before-ten/contracts/venues/notes";
import type { VenuePage as VenueOnPage } from "@before-ten/contracts/venues/output";
import { addressOfVenue, placeOfVenue, venuePath } from "@before-ten/contracts/venues/rules";
import { whatToExpectTexts } from "@before-ten/contracts/site/texts/events/what-to-expect";
import type { ReactNode } from "react";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { ResponsiveImage } from "../../../../ui/responsive-image.tsx";
import { Venue } from "../event-page/venue/venue.tsx";
import { DatesPage } from "../series/dates-page.tsx";
import classes from "./place-pages.module.css";

interface VenuePageProps {
  venue: VenueOnPage;
  now: Date;
  publicUrl: string;
  /** Its other photos, if it has more than one. */
  album?: ReactNode;
}

/** How to find it is said beside its address. */
type ListedNote = Exclude<VenueNoteName, "arrival">;

const listedNotes = venueNoteNames.filter((name): name is ListedNote => name !== "arrival");

/** A venue: its next parties, how to get there, what is always so there, and what it looks like. */
export function VenuePage({ venue, now, publicUrl, album }: VenuePageProps) {
  const texts = useTexts(placeTexts);
  const expect = useTexts(whatToExpectTexts);
  const { name, slug, upcoming, past, photos } = venue;
  const notes = listedNotes.flatMap((note): [string, string][] =>
    venue[note] === null ? [] : [[expect[note], venue[note]]],
  );
  if (venue.capacity !== null) {
    notes.push([texts.capacity, texts.capacityText({ count: venue.capacity })]);
  }
  return (
    <DatesPage
      title={name}
      lead={addressOfVenue(venue) || venue.city}
      image={
        photos[0] && (
          <ResponsiveImage
            image={photos[0]}
            placeholder="post"
            sizes="(min-width: 72rem) 464px, (min-width: 60rem) 40vw, 92vw"
            priority
          />
        )
      }
      path={venuePath(slug)}
      {...{ upcoming, past, now, publicUrl }}
      empty={{ title: texts.emptyTitle, text: texts.emptyText }}
      namesParties
    >
      <div className={`${classes.inner} ${classes.facts}`}>
        {notes.length > 0 && (
          <section aria-labelledby="about-venue">
            <h2 id="about-venue">{texts.venueTitle}</h2>
            <dl className={classes.notes}>
              {notes.map(([term, text]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <div className={classes.way}>
          <Venue event={{ ...venue, location: placeOfVenue(venue), venue }} isOwnPage />
          {album && (
            <section aria-labelledby="venue-photos">
              <h2 id="venue-photos">{texts.photosTitle}</h2>
              {album}
            </section>
          )}
        </div>
      </div>
    </DatesPage>
  );
}
