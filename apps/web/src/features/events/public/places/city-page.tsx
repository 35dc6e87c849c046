import type { City } from "@before-ten/contracts/cities/output";
import { cityPath, findCityText } from "@before-ten/contracts/cities/rules";
import { placeTexts } from "@before-ten/contracts/site/texts/events/places";
import { addressOfVenue } from "@before-ten/contracts/venues/rules";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { ResponsiveImage } from "../../../../ui/responsive-image.tsx";
import { DatesPage } from "../series/dates-page.tsx";
import classes from "./place-pages.module.css";

interface CityPageProps {
  city: City;
  now: Date;
  publicUrl: string;
}

/** A city: the club's words about it, its next parties, its venues, and past parties. */
export function CityPage({ city, now, publicUrl }: CityPageProps) {
  const texts = useTexts(placeTexts);
  const { name, slug, venues, upcoming, past } = city;
  return (
    <DatesPage
      title={texts.cityTitle({ city: name })}
      lead={texts.cityLead}
      path={cityPath(slug)}
      {...{ upcoming, past, now, publicUrl }}
      // Read here and not off the answer, so that an editor finds it.
      description={findCityText(texts.cities, slug)}
      empty={{ title: texts.emptyTitle, text: texts.emptyText }}
      namesParties
    >
      {venues.length > 0 && (
        <section aria-labelledby="venues" className={`${classes.inner} ${classes.venues}`}>
          <h2 id="venues">{texts.venuesTitle({ city: name })}</h2>
          <ul>
            {venues.map((venue) => (
              <li key={venue.id}>
                {venue.photos[0] && (
                  <ResponsiveImage
                    image={{ ...venue.photos[0], alt: "" }}
                    placeholder="post"
                    sizes="(min-width: 45rem) 360px, 94vw"
                  />
                )}
                <a href={pathTo("/venues/$slug", { params: { slug: venue.slug } })}>{venue.name}</a>
                <span>{addressOfVenue(venue)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </DatesPage>
  );
}
