import { type RecordingProcedure, recordVisit } from "../lib/record-visit.ts";

const procedures: Record<string, RecordingProcedure> = {
  event: "events.recordView",
  post: "posts.recordView",
};

/**
 * Counts a view of what `kind` and `item-id` name once the page is visible: not in a tab that the
 * browser opened in advance.
 */
export class RecordView extends HTMLElement {
  connectedCallback(): void {
    document.addEventListener("visibilitychange", this.#record);
    this.#record();
  }

  disconnectedCallback(): void {
    document.removeEventListener("visibilitychange", this.#record);
  }

  readonly #record = (): void => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", this.#record);
    const procedure = procedures[this.getAttribute("kind") ?? ""];
    if (procedure === undefined) return;
    void recordVisit(procedure, { id: this.getAttribute("item-id") ?? "" });
  };
}
