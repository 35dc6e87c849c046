import { notifyErrorOnNextPage } from "../../../lib/notify.ts";

/** Follows its link, where a toast says why. */
export class MissingEvent extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector("a");
    if (link === null) return;
    notifyErrorOnNextPage(this.getAttribute("message") ?? "");
    // Back would lead here again.
    location.replace(link.href);
  }
}
