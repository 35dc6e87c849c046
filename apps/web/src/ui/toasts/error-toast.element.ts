import { notifyError } from "../../lib/notify.ts";

/** Shows its message as a toast once scripts run. */
export class ErrorToast extends HTMLElement {
  connectedCallback(): void {
    notifyError(this.getAttribute("message") ?? "");
  }
}
