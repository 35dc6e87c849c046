import { comeAlive } from "../../../lib/page/come-alive.ts";

/** Its button plays and pauses the film, and its label says which. */
export class ClubFilm extends HTMLElement {
  connectedCallback(): void {
    const film = this.querySelector("video");
    const button = this.querySelector("button");
    if (film !== null && button !== null) control(film, button);
    comeAlive(this);
  }
}

function control(film: HTMLVideoElement, button: HTMLButtonElement): void {
  const [sign, words] = button.children;
  const say = (isPlaying: boolean) => {
    if (sign) sign.textContent = isPlaying ? "❚❚" : "▶";
    if (words) {
      words.textContent = words.textContent.replace(/^\w+/, isPlaying ? "Pause" : "Play");
    }
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
