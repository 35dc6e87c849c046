import type { PublicImage } from "@before-ten/contracts/images/output";
import { eventPageTexts } from "@before-ten/contracts/site/texts/events/event-page";
import type { ReactNode } from "react";
import { waiting } from "../../../../lib/page/come-alive.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { EventPoster } from "../tickets/event-poster.tsx";
import classes from "./poster-viewer.module.css";

interface PosterViewerProps {
  poster: PublicImage;
  /** The button that opens it. */
  children: ReactNode;
}

/**
 * The poster on the whole screen (`poster-viewer.element.ts`). A native dialog, as that traps the
 * focus and closes on Escape. It is in the page only while it is open.
 */
export function PosterViewer({ poster, children }: PosterViewerProps) {
  const texts = useTexts(eventPageTexts);
  return (
    <poster-viewer {...waiting}>
      {children}
      <template>
        <dialog
          className={classes.viewer}
          aria-label={poster.alt || texts.poster}
          data-ground="dark"
        >
          {/* First in the dialog, so that it gets the initial focus. */}
          <button type="button" className={classes.close} aria-label={texts.closePoster}>
            ✕
          </button>
          {/* A click anywhere beside the poster closes it; the keyboard has the cross and
              Escape. */}
          <button type="button" className={classes.outside} aria-hidden="true" tabIndex={-1} />
          <EventPoster poster={poster} sizes="100vw" priority className={classes.poster} />
        </dialog>
      </template>
    </poster-viewer>
  );
}
