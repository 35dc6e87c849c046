import { heroFilmTexts } from "@before-ten/contracts/site/texts/hero-film";
import { elementText } from "../../../lib/element-text.ts";

/** After this time, a browser that is never idle shows the film all the same. */
const patienceMs = 3_000;

/** Events that show that the visitor is active. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll", "touchstart"];
/** After this time, a phone shows the film without any of them. */
const stillMs = 7_000;

/**
 * Shows the film in its template once the page has loaded and the browser is idle, as laying it out
 * would delay input. Visitors who prefer reduced motion or save data don't get it. On phones, where
 * a film costs more CPU, it starts with the first interaction.
 */
export class HeroFilm extends HTMLElement {
  readonly #still = matchMedia("(prefers-reduced-motion: reduce)");
  #shown: Element[] = [];

  connectedCallback(): void {
    if (document.readyState === "complete") this.#begin();
    else addEventListener("load", this.#begin, { once: true });
  }

  disconnectedCallback(): void {
    removeEventListener("load", this.#begin);
    this.#still.removeEventListener("change", this.#decide);
  }

  readonly #begin = (): void => {
    if (matchMedia("(pointer: coarse)").matches) afterSign(this.#beginWhenIdle);
    else this.#beginWhenIdle();
  };

  readonly #beginWhenIdle = (): void => {
    whenIdle(() => {
      if (!this.isConnected) return;
      this.#still.addEventListener("change", this.#decide);
      this.#decide();
    });
  };

  readonly #decide = (): void => {
    const isWanted = !this.#still.matches && navigator.connection?.saveData !== true;
    if (isWanted === this.#shown.length > 0) return;
    for (const element of this.#shown.splice(0)) element.remove();
    if (isWanted) this.#show();
  };

  #show(): void {
    const template = this.querySelector("template");
    if (template === null) return;
    const content = document.importNode(template.content, true);
    this.#shown = [...content.children];
    const film = content.querySelector("video");
    const button = content.querySelector("button");
    if (film !== null && button !== null)
      controlFilm(film, button, {
        pause: elementText(this, heroFilmTexts, "pause"),
        play: elementText(this, heroFilmTexts, "play"),
      });
    this.append(content);
  }
}

function afterSign(run: () => void): void {
  const signed = new AbortController();
  const once = () => {
    if (signed.signal.aborted) return;
    signed.abort();
    run();
  };
  for (const sign of signs) addEventListener(sign, once, { passive: true, signal: signed.signal });
  setTimeout(once, stillMs);
}

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, patienceMs / 3);
}

function controlFilm(
  film: HTMLVideoElement,
  button: HTMLButtonElement,
  labels: { pause: string; play: string },
): void {
  // On a cloned element the attribute alone has no effect.
  film.muted = true;
  let isPaused = false;
  function say(paused: boolean): void {
    isPaused = paused;
    button.ariaLabel = paused ? labels.play : labels.pause;
    button.toggleAttribute("data-paused", paused);
  }
  button.addEventListener("click", () => {
    if (isPaused) film.play().catch(() => say(true));
    else film.pause();
    say(!isPaused);
  });
}
