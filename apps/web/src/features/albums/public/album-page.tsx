import type { Album } from "@before-ten/contracts/albums/output";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { partyDays } from "@before-ten/contracts/events/time-text";
import { albumTexts } from "@before-ten/contracts/site/texts/events/album";
import { photoCount, photosTexts } from "@before-ten/contracts/site/texts/events/photos";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { actionClass } from "../../../ui/action.ts";
import { ShareButton } from "../../../ui/share-button.tsx";
import { titleSize } from "../../../ui/title-size.ts";
import { AlbumImages } from "./album-images.tsx";
import classes from "./album-page.module.css";

interface AlbumPageProps {
  album: Album;
  event: PublicEvent;
  publicUrl: string;
}

/** The pictures of a past event. */
export function AlbumPage({ album, event, publicUrl }: AlbumPageProps) {
  const texts = useTexts(albumTexts);
  const count = photoCount(useTexts(photosTexts), album.images.length);
  const { eventName, id } = event;
  return (
    <article>
      <header className={classes.hero} data-ground="dark">
        <div className={classes.inner}>
          <a href={pathTo("/gallery")} className={classes.back} data-screen-only>
            {texts.back}
          </a>
          <h1 className={`${classes.title} ${titleSize(eventName)}`}>{eventName}</h1>
          <p className={classes.lead}>
            <time dateTime={event.startDate.slice(0, 10)}>{partyDays(event)}</time>,{" "}
            {locationLabel(event.location)}. {count}.
          </p>
          <div className={classes.actions} data-screen-only>
            <a
              href={pathTo("/events/$id", { params: { id } })}
              className={actionClass("outline")}
              aria-label={texts.toPartyOf({ label: texts.toParty, party: eventName })}
            >
              {texts.toParty}
            </a>
            <ShareButton
              title={`${eventName}: ${count}`}
              url={publicUrl + pathTo("/gallery/$id", { params: { id } })}
            />
          </div>
        </div>
      </header>
      <section aria-label={texts.photos} className={classes.photos}>
        <AlbumImages images={album.images} eventName={eventName} />
        <p className={classes.note}>
          {texts.ratherNot} <a href={pathTo("/contact")}>{texts.toContact}</a>
        </p>
        <p className={classes.next} data-screen-only>
          <a href={pathTo("/events")} className={actionClass("ink")}>
            {texts.toEvents}
          </a>
          <a href={pathTo("/gallery")} className={actionClass("outline")}>
            {texts.toGallery}
          </a>
        </p>
      </section>
    </article>
  );
}
