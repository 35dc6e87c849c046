/** Until a browser that is never idle shows the film all the same. */
const patienceMs = 3_000;

/** What shows that somebody is there. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll", "touchstart"];
/** Until a phone shows the film to somebody who does none of that. */
const stillMs = 7_000;

/**
 * Shows the film of its template to those who want motion and don't save data, once the page has
 * loaded and the browser has nothing else to do: laying a film out would hold up what people touch.
 * A phone, to whose processor a film is more, begins with it when its owner does something.
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
    if (film !== null && button !== null) controlFilm(film, button);
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

function controlFilm(film: HTMLVideoElement, button: HTMLButtonElement): void {
  // Of a copy the attribute alone says nothing.
  film.muted = true;
  let isPaused = false;
  function say(paused: boolean): void {
    isPaused = paused;
    button.ariaLabel = paused ? "Play the film" : "Pause the film";
    button.toggleAttribute("data-paused", paused);
  }
  button.addEventListener("click", () => {
    if (isPaused) film.play().catch(() => say(true));
    else film.pause();
    say(!isPaused);
  });
}
