import { notifyErrorOnNextPage } from "../../../../lib/notify.ts";

/** Redirects to its link, where a toast says why. */
export class MissingEvent extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector("a");
    if (link === null) return;
    notifyErrorOnNextPage(this.getAttribute("message") ?? "");
    // Replaces the history entry, as Back would lead here again.
    location.replace(link.href);
  }
}
