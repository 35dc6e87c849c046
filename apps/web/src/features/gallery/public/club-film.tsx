import { useRef, useState } from "react";
import classes from "./gallery-page.module.css";

/**
 * A silent loop that plays and pauses on a click anywhere on it, or by the keyboard. Nothing is
 * fetched before that.
 */
export function ClubFilm({ name, title }: { name: "highlights" | "stories"; title: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  function toggle() {
    const film = video.current;
    if (film === null) return;
    const hasFailed = film.networkState === film.NETWORK_NO_SOURCE;
    // The film itself is asked: what the sign shows follows a moment later.
    if (!film.paused && !hasFailed) {
      film.pause();
      return;
    }
    // The last attempt could fetch no file, so the sources are tried again.
    if (hasFailed) film.load();
    // Whoever pauses before it came refuses what was promised; the sign says so already.
    film.play().catch(() => setPlaying(false));
  }

  return (
    <figure className={classes.film}>
      {/* Its first frame. A poster of the film's own would be fetched however far below it is. */}
      <img src={`/films/${name}.avif`} width={960} height={540} alt="" loading="lazy" />
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={`/films/${name}.webm`} type="video/webm" />
        <source src={`/films/${name}.mp4`} type="video/mp4" onError={() => setPlaying(false)} />
      </video>
      <button type="button" className={classes.toggle} onClick={toggle}>
        <span className={classes.sign} aria-hidden="true">
          {playing ? "❚❚" : "▶"}
        </span>
        <span>
          {playing ? "Pause" : "Play"}: {title}
        </span>
      </button>
    </figure>
  );
}
