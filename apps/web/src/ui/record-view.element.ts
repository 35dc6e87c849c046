import { type RecordingProcedure, recordVisit } from "../lib/record-visit.ts";

const procedures: Record<string, RecordingProcedure> = {
  event: "events.recordView",
  post: "posts.recordView",
};

/**
 * Counts one view of what `kind` and `item-id` name, once a person can see the page: not in a tab
 * that a browser opened ahead.
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
