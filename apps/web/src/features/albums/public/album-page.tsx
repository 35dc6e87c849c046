import { albumMessages as messages } from "@before-ten/contracts/albums/messages";
import type { Album } from "@before-ten/contracts/albums/output";
import { locationLabel } from "@before-ten/contracts/events/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { partyDays } from "@before-ten/contracts/events/time-text";
import { pathTo } from "../../../lib/site-path.ts";
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

/** Photo album of a past event. */
export function AlbumPage({ album, event, publicUrl }: AlbumPageProps) {
  const { eventName, id } = event;
  return (
    <article>
      <header className={classes.hero} data-ground="dark">
        <div className={classes.inner}>
          <a href={pathTo("/gallery")} className={classes.back} data-screen-only>
            ← Gallery
          </a>
          <h1 className={`${classes.title} ${titleSize(eventName)}`}>{eventName}</h1>
          <p className={classes.lead}>
            <time dateTime={event.startDate.slice(0, 10)}>{partyDays(event)}</time>,{" "}
            {locationLabel(event.location)}. {messages.photoCount(album.images.length)}.
          </p>
          <div className={classes.actions} data-screen-only>
            <a
              href={pathTo("/events/$id", { params: { id } })}
              className={actionClass("outline")}
              aria-label={`About the party: ${eventName}`}
            >
              About the party
            </a>
            <ShareButton
              title={`${eventName}: ${messages.photoCount(album.images.length)}`}
              url={publicUrl + pathTo("/gallery/$id", { params: { id } })}
            />
          </div>
        </div>
      </header>
      <section aria-label="Photos" className={classes.photos}>
        <AlbumImages images={album.images} eventName={eventName} />
        <p className={classes.note}>
          {messages.ratherNot} <a href={pathTo("/contact")}>{messages.writeToUs}</a>
        </p>
      </section>
    </article>
  );
}
