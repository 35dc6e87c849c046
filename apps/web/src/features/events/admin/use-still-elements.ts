import { useEffect } from "react";

/**
 * Registers the public card's custom elements without behaviour, as in the admin area the card only
 * follows the form.
 */
export function useStillElements(): void {
  useEffect(() => {
    if (customElements.get("event-phase") !== undefined) return;
    customElements.define("event-phase", class extends HTMLElement {});
  }, []);
}
