import type { PublicImage } from "@before-ten/contracts/images/output";
import { useEffect, useRef } from "react";
import { EventPoster } from "./event-poster.tsx";
import classes from "./poster-viewer.module.css";

interface PosterViewerProps {
  poster: PublicImage;
  onClose: () => void;
}

/**
 * The poster alone on the whole screen. A native dialog: it holds the focus, and Escape closes it.
 */
export function PosterViewer({ poster, onClose }: PosterViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closing gives the focus back to where it was; only then may the dialog go.
  const close = () => dialog.current?.close();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label={poster.alt || "Poster"}
      onClose={onClose}
      data-ground="dark"
    >
      {/* Stands first, so that the dialog gives it the focus. */}
      <button type="button" className={classes.close} aria-label="Close the poster" onClick={close}>
        ✕
      </button>
      {/* All that isn't the poster closes it; for the keyboard there is the button with the cross, and Escape. */}
      <button
        type="button"
        className={classes.outside}
        aria-hidden="true"
        tabIndex={-1}
        onClick={close}
      />
      <EventPoster poster={poster} sizes="100vw" priority className={classes.poster} />
    </dialog>
  );
}
