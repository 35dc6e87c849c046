import { recordVisit } from "../../../../lib/record-visit.ts";

/** Counts every click on a ticket link, whichever mouse button it was. */
export function recordClicks(): void {
  for (const type of ["click", "auxclick"]) {
    addEventListener(type, ({ target }) => {
      if (!(target instanceof Element)) return;
      const id = target.closest<HTMLElement>("a[data-event-id]")?.dataset["eventId"];
      if (id === undefined) return;
      void recordVisit("events.recordClick", { id });
    });
  }
}
