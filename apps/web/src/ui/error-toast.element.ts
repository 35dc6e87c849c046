import { notifyError } from "../lib/notify.ts";

/** Shows its message as a toast once the page is alive. */
export class ErrorToast extends HTMLElement {
  connectedCallback(): void {
    notifyError(this.getAttribute("message") ?? "");
  }
}
