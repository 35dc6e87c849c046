import { useRef, useState } from "react";
import classes from "./gallery-page.module.css";

/** A silent loop that plays and pauses on a click anywhere on it, or by the keyboard. Nothing is fetched before that. */
export function ClubFilm({ name, title }: { name: "highlights" | "stories"; title: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  function toggle() {
    if (playing) video.current?.pause();
    // Whoever pauses before it came refuses what was promised; the sign says so already.
    else video.current?.play().catch(() => setPlaying(false));
  }

  /** Back to the picture, so that another click tries once more. */
  function giveUp() {
    setPlaying(false);
    video.current?.load();
  }

  return (
    <figure className={classes.film}>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        poster={`/films/${name}.webp`}
        width={960}
        height={540}
        aria-hidden
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={`/films/${name}.webm`} type="video/webm" />
        <source src={`/films/${name}.mp4`} type="video/mp4" onError={giveUp} />
      </video>
      <button type="button" className={classes.toggle} onClick={toggle}>
        <span className={classes.sign} aria-hidden="true">
          {playing ? "❚❚" : "▶"}
        </span>
        <span className={classes.filmTitle}>
          {playing ? "Pause" : "Play"}: {title}
        </span>
      </button>
    </figure>
  );
}
