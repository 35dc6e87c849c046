import { comeAlive } from "../../../lib/page/come-alive.ts";

/**
 * Its button plays and pauses the film, and its label says which. While the film is visible it
 * plays on its own, unless its visitor paused it, prefers reduced motion or saves data.
 */
export class ClubFilm extends HTMLElement {
  #observer: IntersectionObserver | undefined;

  connectedCallback(): void {
    const film = this.querySelector("video");
    const button = this.querySelector("button");
    if (film !== null && button !== null) {
      control(film, button, this.getAttribute("pause"));
      this.#observer = playInSight(film, button);
    }
    comeAlive(this);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }
}

/** Most of a film has to be visible, so that only one of two plays on a phone. */
const visiblePart = 0.6;

function playInSight(
  film: HTMLVideoElement,
  button: HTMLButtonElement,
): IntersectionObserver | undefined {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || navigator.connection?.saveData === true) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const isInSight = entries.at(-1)?.isIntersecting === true;
      if (isInSight) film.play().catch(() => undefined);
      else film.pause();
    },
    { threshold: visiblePart },
  );
  observer.observe(film);
  // From now on its visitor decides.
  button.addEventListener("click", () => observer.disconnect(), { once: true });
  return observer;
}

/** @param pauseLabel Null unless admins changed the label. */
function control(
  film: HTMLVideoElement,
  button: HTMLButtonElement,
  pauseLabel: string | null,
): void {
  const [sign, words] = button.children;
  const play = words?.textContent ?? "";
  const pause = pauseLabel ?? play.replace(/^\w+/, "Pause");
  const say = (isPlaying: boolean) => {
    if (sign) sign.textContent = isPlaying ? "❚❚" : "▶";
    if (words) words.textContent = isPlaying ? pause : play;
  };
  film.addEventListener("play", () => say(true));
  film.addEventListener("pause", () => say(false));
  // No other file is left to try.
  film.querySelector("source:last-of-type")?.addEventListener("error", () => say(false));

  button.addEventListener("click", () => {
    const hasFailed = film.networkState === film.NETWORK_NO_SOURCE;
    // Asks the film itself, as the label is updated a moment later.
    if (!film.paused && !hasFailed) {
      film.pause();
      return;
    }
    // The last attempt found no file, so it tries the sources again.
    if (hasFailed) film.load();
    // Pausing before the film has loaded rejects the promise; the label is right already.
    film.play().catch(() => say(false));
  });
}
