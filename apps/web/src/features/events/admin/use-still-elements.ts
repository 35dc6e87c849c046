import { useEffect } from "react";

/**
 * The elements of the public card are unknown to the admin area, where the card follows the form
 * and nothing else: here they are known, and do nothing.
 */
export function useStillElements(): void {
  useEffect(() => {
    if (customElements.get("event-phase") !== undefined) return;
    customElements.define("event-phase", class extends HTMLElement {});
  }, []);
}
