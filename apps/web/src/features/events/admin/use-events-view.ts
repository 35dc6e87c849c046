import { useState } from "react";

export type EventsView = "cards" | "table";

const storageKey = "events-view";

/** How the list of events is shown: as it was chosen last in this browser, cards before that. */
export function useEventsView(): readonly [EventsView, (view: EventsView) => void] {
  const [view, setView] = useState(readView);
  return [
    view,
    (chosen) => {
      setView(chosen);
      try {
        localStorage.setItem(storageKey, chosen);
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  ];
}

function readView(): EventsView {
  try {
    return localStorage.getItem(storageKey) === "table" ? "table" : "cards";
  } catch {
    return "cards";
  }
}
