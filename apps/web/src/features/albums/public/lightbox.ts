import { fillGaps } from "@before-ten/contracts/site/fill-gaps";
import { lightboxTexts } from "@before-ten/contracts/site/texts/events/lightbox";
import { elementText } from "../../../lib/element-text.ts";
import { hashOf } from "./photo-hash.ts";

/** A shorter movement of a finger, in pixels, is no swipe. */
const minSwipePx = 48;
const copiedForMs = 3_000;

/** Shows the images of an album one at a time, each with its own address. */
export class Lightbox {
  readonly #album: HTMLElement;
  readonly #links: readonly HTMLAnchorElement[];
  readonly #dialog: HTMLDialogElement;
  readonly #pictures = new Map<number, Node>();
  #index = 0;
  /** True if opening added a history entry, which closing goes back from. */
  #isPushed = false;
  #touchedAt: { x: number; y: number } | undefined;

  /** @throws Error for an album without its template */
  constructor(album: HTMLElement) {
    this.#album = album;
    this.#links = [...album.querySelectorAll<HTMLAnchorElement>("li > a")];
    const template = album.querySelector("template");
    const dialog = template && document.importNode(template.content, true).querySelector("dialog");
    if (!dialog) throw new Error("An album's images open in a dialog");
    this.#dialog = dialog;
    dialog.addEventListener("click", this.#press);
    dialog.addEventListener("keydown", this.#type);
    dialog.addEventListener("pointerdown", this.#touch);
    dialog.addEventListener("pointerup", this.#release);
    dialog.addEventListener("close", this.#closed);
    album.append(dialog);
  }

  /** Opens an image on a click; Back closes it again. */
  open(index: number): void {
    if (!this.#dialog.open) {
      history.pushState(null, "", `#${hashOf(index)}`);
      this.#isPushed = true;
    }
    this.#show(index);
  }

  /** Shows the image in the address; undefined closes the lightbox. */
  follow(index: number | undefined): void {
    if (index !== undefined) {
      this.#show(index);
      return;
    }
    this.#isPushed = false;
    this.#dialog.close();
  }

  #show(index: number): void {
    const link = this.#links[index];
    if (link === undefined) return;
    this.#index = index;
    const count = this.#links.length;
    this.#part("image").replaceChildren(this.#pictureOf(index));
    this.#part("caption").textContent = link.querySelector("span")?.textContent ?? "";
    const place = elementText(this.#album, lightboxTexts, "place");
    this.#part("place").textContent = fillGaps(place, { number: index + 1, count });
    const ratio = link.parentElement?.style.getPropertyValue("--ratio") ?? "";
    this.#dialog.style.setProperty("--ratio", ratio);
    if (!this.#dialog.open) this.#dialog.showModal();
    // Preloads the neighbours.
    this.#pictureOf((index + 1) % count);
    this.#pictureOf((index + count - 1) % count);
  }

  /** The linked image at window size. */
  #pictureOf(index: number): Node {
    const known = this.#pictures.get(index);
    if (known !== undefined) return known;
    const picture = this.#links[index]?.querySelector("picture")?.cloneNode(true);
    if (!(picture instanceof HTMLElement)) return document.createTextNode("");
    for (const sized of picture.querySelectorAll("[sizes]")) sized.setAttribute("sizes", "100vw");
    picture.querySelector("img")?.setAttribute("loading", "eager");
    this.#pictures.set(index, picture);
    return picture;
  }

  #part(name: "image" | "caption" | "place"): Element {
    const part = this.#dialog.querySelector(`[data-part="${name}"]`);
    if (part === null) throw new Error(`The dialog has no part for the ${name}`);
    return part;
  }

  #move(by: 1 | -1): void {
    const count = this.#links.length;
    const index = (this.#index + by + count) % count;
    // All images share one history entry, so Back leads to the album.
    history.replaceState(history.state, "", `#${hashOf(index)}`);
    this.#show(index);
  }

  readonly #press = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest("button") : null;
    const action = button?.dataset["action"];
    if (action === "previous") this.#move(-1);
    else if (action === "next") this.#move(1);
    else if (action === "share" && button !== null) void share(button, this.#album);
    // A click beside the image and the buttons closes it; the keyboard has Escape.
    else if (action === "close" || target === this.#dialog) this.#dialog.close();
  };

  readonly #type = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    this.#move(event.key === "ArrowLeft" ? -1 : 1);
  };

  readonly #touch = ({ clientX, clientY, isPrimary, pointerType }: PointerEvent): void => {
    this.#touchedAt = isPrimary && pointerType !== "mouse" ? { x: clientX, y: clientY } : undefined;
  };

  /** On a zoomed page a moving finger pans, so it is no swipe. */
  readonly #release = ({ clientX, clientY }: PointerEvent): void => {
    const from = this.#touchedAt;
    this.#touchedAt = undefined;
    if (from === undefined || (globalThis.visualViewport?.scale ?? 1) > 1) return;
    const across = clientX - from.x;
    if (Math.abs(across) < minSwipePx || Math.abs(across) < 2 * Math.abs(clientY - from.y)) return;
    this.#move(across < 0 ? 1 : -1);
  };

  /** Returns the focus to the image that was seen last. */
  readonly #closed = (): void => {
    this.#links[this.#index]?.focus();
    if (this.#isPushed) history.back();
    else history.replaceState(history.state, "", location.pathname + location.search);
    this.#isPushed = false;
  };
}

/** Uses the device's share dialog if there is one; otherwise copies the address and says so. */
async function share(button: HTMLButtonElement, album: HTMLElement): Promise<void> {
  const device: Partial<Navigator> = navigator;
  const before = button.textContent;
  try {
    if (device.share) {
      await device.share({ title: document.title, url: location.href });
      return;
    }
    if (!device.clipboard) throw new DOMException("no clipboard", "NotAllowedError");
    await device.clipboard.writeText(location.href);
    button.textContent = elementText(album, lightboxTexts, "copied");
  } catch (error) {
    // The visitor closed the share dialog.
    if (error instanceof DOMException && error.name === "AbortError") return;
    button.textContent = elementText(album, lightboxTexts, "copyFailed");
  }
  setTimeout(() => {
    button.textContent = before;
  }, copiedForMs);
}
