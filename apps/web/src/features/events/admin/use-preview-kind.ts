import { useState } from "react";

export type PreviewKind = "card" | "page";

const storageKey = "event-preview";

/** What the preview shows: what was chosen last in this tab, and the card before that. */
export function usePreviewKind(): readonly [PreviewKind, (kind: PreviewKind) => void] {
  const [kind, setKind] = useState(readKind);
  return [
    kind,
    (chosen) => {
      setKind(chosen);
      try {
        sessionStorage.setItem(storageKey, chosen);
      } catch {
        // Without storage the choice lasts as long as the form.
      }
    },
  ];
}

function readKind(): PreviewKind {
  try {
    return sessionStorage.getItem(storageKey) === "page" ? "page" : "card";
  } catch {
    return "card";
  }
}
