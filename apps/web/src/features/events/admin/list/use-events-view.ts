import { useState } from "react";

export type EventsView = "cards" | "table";

const storageKey = "events-view";

/** Layout of the list of events: the one last chosen in this browser, cards by default. */
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
