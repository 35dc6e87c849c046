import { comeAlive } from "../../../../lib/page/come-alive.ts";

/** Its first button opens the dialog of its template; every button in that closes it. */
export class PosterViewer extends HTMLElement {
  connectedCallback(): void {
    this.querySelector("button")?.addEventListener("click", this.#open);
    comeAlive(this);
  }

  disconnectedCallback(): void {
    this.querySelector("button")?.removeEventListener("click", this.#open);
  }

  readonly #open = (): void => {
    const template = this.querySelector("template");
    if (template === null) return;
    const dialog = document.importNode(template.content, true).querySelector("dialog");
    if (dialog === null) return;
    for (const button of dialog.querySelectorAll("button")) {
      // Closing returns the focus; only then may the dialog be removed.
      button.addEventListener("click", () => dialog.close());
    }
    dialog.addEventListener("close", () => dialog.remove());
    this.append(dialog);
    dialog.showModal();
  };
}
